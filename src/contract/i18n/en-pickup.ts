// English: what page, mail and paper say of a pickup that its carrier does not take yet (0040).
import type { PickupTexts } from './de-pickup.ts';

export const pickup: PickupTexts = {
  planned: (date, day) =>
    `We order the pickup on ${date} from the carrier on ${day}; you will then get a confirmation.`,
  until: (date) => `At the moment the carrier takes pickups until ${date} only.`,
};
