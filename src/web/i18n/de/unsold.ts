// The German texts about what is not on offer: what may help, and what is too long for a label.
export const unsold = {
  helps: (ways: readonly string[]) => `Oft hilft es, ${ways.join(', ').replace(/, (?=[^,]*$)/, ' oder ')}.`,
  ways: {
    address: 'die Adresse zu kürzen',
    size: 'Maße oder Gewicht zu ändern',
    services: 'Zusatzleistungen wegzulassen',
  },
  tooLong: {
    fields: {
      street1: 'Straße',
      street2: 'Adresszusatz',
      city: 'Stadt',
      zip: 'Postleitzahl',
      phone: 'Telefonnummer',
    },
    lines: (letters: number) => `Platz für zwei Zeilen zu je ${letters} Zeichen`,
    letters: (letters: number, isPhone: boolean) => `Platz für ${letters} ${isPhone ? 'Ziffern' : 'Zeichen'}`,
    shorten: 'Angabe kürzen',
  },
};
