// Names folded for comparison: the same for "Österreich", "oesterreich" and "OSTERREICH".

/** Small letters without accents; ß as ss, and ae, oe, ue as a, o, u. */
export const plainName = (name: string): string =>
  withoutUmlautE(name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss'));

/** "huelle" → "hulle", as "hülle" without accents. */
export const withoutUmlautE = (word: string): string => word.replace(/([aou])e/g, '$1');
