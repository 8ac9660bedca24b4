// A webhook call from a provider or carrier as received, before it is verified.
/** `body` is the raw bytes, unparsed. */
export type Delivery = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  now: Date;
};
