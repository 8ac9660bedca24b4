// The file name of a customer's data export.

/** In letters that every file system and header takes. */
export function exportName(brand: string, now: Date): string {
  const letters = brand.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const name = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `${name || 'export'}-${now.toISOString().slice(0, 10)}.json`;
}
