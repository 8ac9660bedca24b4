// The fields' names, which are the query's parameters, so that the form also works without a script (R19).

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
