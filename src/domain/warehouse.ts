// Which senders can bring a parcel to our warehouse, and where it is (0029).

/** The label begins where the sender is, so a parcel is handed on in that country only. Null: there is no warehouse. */
export const servesSender = (warehouse: { country: string } | null, from: { country: string }): boolean =>
  warehouse?.country === from.country;

/** Where a parcel is brought. */
export const warehouseLine = ({
  name,
  street,
  zip,
  city,
}: Record<'name' | 'street' | 'zip' | 'city', string>) => `${name}, ${street}, ${zip} ${city}`;
