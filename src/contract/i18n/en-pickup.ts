// Pickup that the carrier does not accept yet (0040): English sentences for page, mail and paper.
import type { PickupTexts } from './de-pickup.ts';

export const pickup: PickupTexts = {
  planned: (date, day) =>
    `We will order the pickup for ${date} from the carrier on ${day}; you will then get a confirmation.`,
  until: (date) => `The carrier currently accepts pickups only until ${date}.`,
};
