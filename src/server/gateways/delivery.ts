// A call of a provider's or carrier's as it came in, for whoever can tell whether it is theirs.
/** `body` as it came over the wire, unparsed. */
export type Delivery = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  now: Date;
};
