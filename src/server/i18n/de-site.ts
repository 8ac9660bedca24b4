// Texts of the welcome page in German; defines the keys.

export const deSite = {
  language: 'Deutsch',
  title: 'Willkommen',
  lead: 'Diese Seite ist noch nicht für alle geöffnet. Mit dem Passwort kommen Sie hinein.',
  password: 'Passwort',
  submit: 'Weiter',
  wrong: 'Das Passwort ist falsch.',
  throttled: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  questions: 'Fragen beantworten wir gern:',
};

export type SiteTexts = typeof deSite;
