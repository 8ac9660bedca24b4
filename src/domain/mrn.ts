// MRN, the number that customs give an export declaration: whether a typed text can be one (C-40).

/** Two digits of the year, the country, fourteen more. */
const PATTERN = /^\d{2}[A-Z]{2}[A-Z0-9]{14}$/;

/** The number as customs write it; null: not an MRN. */
export function readMrn(given: string): string | null {
  const mrn = given.replaceAll(/\s/g, '').toUpperCase();
  return PATTERN.test(mrn) ? mrn : null;
}
