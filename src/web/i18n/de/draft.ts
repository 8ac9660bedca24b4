// German sentences about a shipment that is half typed.

export const draft = {
  clear: 'Formular leeren',
  cleared: 'Formular geleert',
  goesOn: 'Ihre angefangene Sendung ist noch da',
  anew: 'Neu beginnen',
};
