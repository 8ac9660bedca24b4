// Phone numbers: whether the number that a library has parsed is the one meant (C-31). Never a reason to refuse it.

/** What we ask of a number that libphonenumber has parsed. */
type ReadNumber = { isPossible(): boolean; isValid(): boolean; ext?: string | undefined };

/** `extended`: E.164 has no room for an extension, so it stays as it was typed. `unclear`: it stays, too. */
type PhoneKind = 'whole' | 'extended' | 'unclear';

/** A typed country prefix is taken as meant; a number without one must be valid in the address's country. */
export function phoneKind(typed: string, number: ReadNumber | undefined): PhoneKind {
  const isMeant = typed.trim().startsWith('+') ? number?.isPossible() : number?.isValid();
  if (!isMeant) return 'unclear';
  return number?.ext ? 'extended' : 'whole';
}
