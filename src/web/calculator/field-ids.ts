// The fields' names, which are those of the address, so that the form also works as a plain one (R19).

export const fieldIds = {
  from: 'abholung',
  to: 'lieferung',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  weight: 'Weight',
  value: 'Wert',
  customs: 'Zollkosten',
} as const;
