// What we know of tariff numbers without any import: which goods have which code, and what the codes are called.
// NOTE: load this file on demand: with all its words it is an eighth of the server's code, and no start needs one.
import { buildTariffSearch, type Stems, type TariffSearch } from '#domain/tariff.ts';
import type { TariffText } from '#domain/tariff-chapters.ts';
import { tariffGoods, tariffNames } from '#domain/tariff-lexicon.ts';

export const ownSearch = (stems: Stems): Generator<void, TariffSearch> =>
  buildTariffSearch({ goods: tariffGoods(), names: tariffNames() }, stems);

/** By code. */
export const ownNames = (): ReadonlyMap<string, TariffText> =>
  new Map(tariffNames().map(({ code, de, en }) => [code, { de, en }]));
