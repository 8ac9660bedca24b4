// Whether a telephone number, as a library has read it, is the one that was meant (C-31). Never a reason to refuse it.

/** What we ask of a number that libphonenumber has read. */
export type ReadNumber = { isPossible(): boolean; isValid(): boolean; ext?: string | undefined };

/** `extended`: E.164 has no room for an extension, so it stays as it was typed. `unclear`: it stays, too. */
export type PhoneKind = 'whole' | 'extended' | 'unclear';

/** Whoever has written the country's prefix means it; a bare number must be one of the address's country. */
export function phoneKind(typed: string, number: ReadNumber | undefined): PhoneKind {
  const isMeant = typed.trim().startsWith('+') ? number?.isPossible() : number?.isValid();
  if (!isMeant) return 'unclear';
  return number?.ext ? 'extended' : 'whole';
}
