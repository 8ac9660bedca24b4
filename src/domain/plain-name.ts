// Names folded for comparison: the same for "Österreich", "oesterreich" and "OSTERREICH".

/** Small letters without accents; ß as ss, and ae, oe, ue as a, o, u. */
export const plainName = (name: string): string => withoutUmlautE(withoutAccents(name).replaceAll('ß', 'ss'));

/** Small letters without accents, letter for letter: part of a word stays part of it. */
export const withoutAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** "huelle" → "hulle", as "hülle" without accents. */
export const withoutUmlautE = (word: string): string => word.replace(/([aou])e/g, '$1');
