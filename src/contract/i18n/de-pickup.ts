// Pickup that the carrier does not accept yet (0040): German sentences for page, mail and paper.

export const pickup = {
  planned: (date: string, day: string) =>
    `Die Abholung am ${date} bestellen wir am ${day} beim Carrier; Sie erhalten dann eine Bestätigung.`,
  /** The last day that the carrier accepts now. */
  until: (date: string) => `Der Carrier nimmt Abholungen zurzeit nur bis ${date} an.`,
};

export type PickupTexts = typeof pickup;
