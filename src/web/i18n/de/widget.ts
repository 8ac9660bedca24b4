// German texts of the widget, besides those of every calculator.

export const widget = {
  title: 'Paketpreise berechnen',
  of: (brand: string) => `Preise von ${brand}`,
  close: 'Schließen',
  about: (days: string) => `ca. ${days}`,
};
