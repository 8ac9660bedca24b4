// What the app's page says in German where no script runs; defines the keys.

export const deApp = {
  title: 'Diese Seite benötigt JavaScript',
  /** Follows the site's name. */
  text: 'vergleicht Preise und bucht Sendungen mit JavaScript. Bitte schalten Sie es in Ihrem Browser ein und laden Sie die Seite neu.',
  contact: 'Wir helfen Ihnen auch ohne JavaScript gern weiter:',
};

export type AppTexts = typeof deApp;
