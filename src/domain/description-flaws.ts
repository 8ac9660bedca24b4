// What customs will object to in the words of a description, whatever the goods are. A hint, never a refusal (B-08).
import { emptyWords, vagueWords } from './goods-words.ts';
import { customsHome, type Place } from './territory.ts';

type DescriptionFlaw = 'description_vague' | 'description_not_latin' | 'description_german';

/**
 * Words that English does not have; invoices into the United States are in English (19 CFR 141.86 (d)). Not by letters:
 * names have umlauts, too.
 */
const GERMAN = /(?<!\p{L})(aus|und|mit|für|ohne|von|vom|auf|neue?s?|gebrauchte?s?|stück|deutsch)(?!\p{L})/iu;

/** Only where a customs border is crossed; nobody else reads it. */
export function descriptionFlaws(description: string, to: Place): DescriptionFlaw[] {
  const flaws: DescriptionFlaw[] = [];
  if (/(?!\p{Script=Latin})\p{L}/u.test(description)) flaws.push('description_not_latin');
  else if (isVague(description)) flaws.push('description_vague');
  if (customsHome(to) === 'US' && GERMAN.test(description.normalize('NFC'))) flaws.push('description_german');
  return flaws;
}

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** Whether nothing is left that names goods once empty words and numbers are gone. */
function isVague(description: string): boolean {
  const telling = wordsOf(description)
    .flatMap((word) => (vagueWords.has(word) ? [] : word.split('-')))
    .filter((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word))
    .filter((word) => !emptyWords.has(word) && !vagueWords.has(word));
  return telling.length === 0;
}
