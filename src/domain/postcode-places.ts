// Places of a postcode: the names of a GeoNames row, which of them to offer, and whether a typed town is one (C-31).
import { plainName } from './plain-name.ts';

/** Countries where towns are checked: elsewhere the free data is too coarse. */
export const countriesWithPlaces = ['DE', 'AT', 'CH'] as const;

export const hasPlaces = (country: string): country is (typeof countriesWithPlaces)[number] =>
  countriesWithPlaces.some((known) => known === country);

/** A row of the postal data of GeoNames. `municipality`: its third level, in Germany the district. */
type PostalRow = { country: string; place: string; municipality: string };

/** In Germany large receivers have postcodes of their own, which name them instead of a town. */
const institution =
  /\b(gmbh|g?ag|[mg]?mbh|kg|gbr|se|e\. ?v|ohg|ltd)\b|klini[kc]|kranken|hospital|^landkreis |\baok\b|versicher|bank|kasse|\w(amt|anstalt|gericht|verlag|verwaltung|ministerium)\b|verwaltungsges|behörde|universität|hochschule|stadtwerke|landtag|verband|agentur|job-?center|postfach|deutsche[rs]? /i;

/** The names to keep: the town first, parts of it as "Hamburg Altstadt"; none for a row that names no place. */
export function placeNamesOf({ country, place, municipality }: PostalRow): string[] {
  const name = place.trim();
  if (country === 'CH') return tidy([name.replace(/ (\d.*|Zustellung.*)$/, '')]);
  const town = townNamed(country, municipality);
  if (town) return tidy([town, startsWith(wordsOf(name), wordsOf(town)) ? name : `${town} ${name}`]);
  return institution.test(name) ? [] : tidy([name]);
}

const tidy = (names: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => /\p{L}/u.test(name));

/** The town in the municipality: Austria names the municipality; Germany a town only where it is its own district. */
function townNamed(country: string, municipality: string): string | null {
  const [first = ''] = municipality.split(',');
  // Vienna's wards are listed as municipalities; their town is in the place.
  if (country === 'AT') return /^Gemeindebezirk /.test(first) ? null : first.trim() || null;
  if (/^(Hamburg|Berlin|Bremen),/.test(municipality)) return first;
  const [, town = null] = /^(?:Stadtkreis|Kreisfreie Stadt|Landeshauptstadt) (.+)$/.exec(first.trim()) ?? [];
  return town;
}

/** The towns to offer, in alphabetical order; parts of a town are covered by the town. */
export function townsOf(places: readonly string[]): string[] {
  const names = [...new Set(places.map((place) => place.split(',')[0]?.trim() ?? ''))].filter(Boolean);
  const sorted = names.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1));
  const towns: { name: string; words: string[] }[] = [];
  for (const name of sorted) {
    const words = wordsOf(name);
    if (!towns.some((town) => startsWith(words, town.words))) towns.push({ name, words });
  }
  return towns.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'de'));
}

/** Whether a town as typed may be one of these; when in doubt, yes. */
export function isPlaceOf(town: string, places: readonly string[]): boolean {
  const typed = wordsOf(town);
  if (typed.length === 0) return true;
  return places.some((place) => {
    const words = wordsOf(place);
    return startsWith(words, typed) || startsWith(typed, words) || holds(words, typed);
  });
}

/** Word by word; either may be shortened: "Freiburg i. Br.". */
const startsWith = (words: readonly string[], beginning: readonly string[]): boolean =>
  beginning.length > 0 &&
  beginning.length <= words.length &&
  beginning.every((word, at) => isSame(words[at] ?? '', word, at === 0));

const holds = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, at) => startsWith(words.slice(at), part));

/** The first word must match in full, not by a letter or two. */
const isSame = (one: string, other: string, isFirst: boolean): boolean => {
  if (one === other) return true;
  if (isFirst) return false;
  return one.startsWith(other) || other.startsWith(one);
};

/** Towns that people name in another language, folded. */
const otherNames: Readonly<Record<string, string>> = {
  munich: 'munchen',
  cologne: 'koln',
  nuremberg: 'nurnberg',
  vienna: 'wien',
  zuerich: 'zurich',
  geneva: 'geneve',
  genf: 'geneve',
  ginevra: 'geneve',
  lucerne: 'luzern',
  basle: 'basel',
  bale: 'basel',
  berne: 'bern',
  brunswick: 'braunschweig',
  hanover: 'hannover',
  neuenburg: 'neuchatel',
  bienne: 'biel',
  losanna: 'lausanne',
};

/** Words that some people write and others leave out. */
const unsaid = new Set(
  'a am an auf bei d der den die das i im in la le les ob stadt und vor zu zum'.split(' '),
);

/** "St. Pölten" → sankt, polten; "Mülheim/Ruhr" → mulheim, ruhr; "Muenchen" → munchen. */
function wordsOf(name: string): string[] {
  const words = (plainName(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    /^(st|skt|saint)$/.test(word) ? 'sankt' : (otherNames[word] ?? word),
  );
  const said = words.filter((word) => !unsaid.has(word));
  return said.length > 0 ? said : words;
}
