// The language that a browser asks for, where none was chosen.
import type { Language } from './user.ts';

/** The language that an Accept-Language header asks for: German, unless English comes before it. */
export const acceptedLanguage = (accepted = ''): Language =>
  /(?:^|,)\s*(de|en)\b/i.exec(accepted)?.[1]?.toLowerCase() === 'en' ? 'en' : 'de';
