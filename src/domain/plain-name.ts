// Names as people write them without care for accents: the same for "Österreich", "oesterreich" and "OSTERREICH".

/** Small letters without accents; ß as ss, and ae, oe, ue as a, o, u. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');
