// German: what page, mail and paper say of a pickup that its carrier does not take yet (0040).

export const pickup = {
  planned: (date: string, day: string) =>
    `Die Abholung am ${date} bestellen wir am ${day} beim Carrier; Sie erhalten dann eine Bestätigung.`,
  /** The last day that the carrier takes now. */
  until: (date: string) => `Der Carrier nimmt Abholungen zurzeit nur bis ${date} an.`,
};

export type PickupTexts = typeof pickup;
