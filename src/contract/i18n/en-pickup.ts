// English: what page, mail and paper say of a pickup that its carrier does not take yet (0040).
import type { PickupTexts } from './de-pickup.ts';

export const pickup: PickupTexts = {
  planned: (date, day) =>
    `We will order the pickup for ${date} from the carrier on ${day}; you will then get a confirmation.`,
  until: (date) => `The carrier currently accepts pickups only until ${date}.`,
};
