// German texts about a half-typed shipment.

export const draft = {
  clear: 'Formular leeren',
  cleared: 'Formular geleert',
  goesOn: 'Ihre angefangene Sendung ist noch da',
  anew: 'Neu beginnen',
  logOut: {
    title: 'Abmelden und Sendung verwerfen?',
    text: 'Ihre angefangene Sendung wird dabei gelöscht.',
    why: 'So bleibt auf gemeinsam genutzten Geräten nichts von Ihnen zurück.',
    confirm: 'Abmelden und löschen',
    keep: 'Angemeldet bleiben',
  },
};
