// The German texts of address suggestions; loaded when the street is being typed.
export const places = {
  label: 'Adressvorschläge',
  count: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  fromBook: 'Aus Ihrem Adressbuch:',
  filled: 'Adresse übernommen',
  none: 'Keine Vorschläge gefunden. Sie können die Adresse von Hand eingeben.',
  notSetUp: 'Die Adresssuche ist nicht eingerichtet. Sie können die Adresse von Hand eingeben.',
  attribution: 'Powered by Google',
};
