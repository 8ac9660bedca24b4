// What a VAT id looks like in each country: made-up numbers with right check digits, spelled as on invoices.
import { carrierCountry } from './territory.ts';

const examples: ReadonlyMap<string, string> = new Map(
  `AT ATU12345602, BE BE0123456749, BG BG123456708, CH CHE-123.456.707, CY CY12345670X, CZ CZ12345601,
  DE DE123456704, DK DK12345607, EE EE123456706, ES ESB12345609, FI FI12345604, FR FR32123456789, GB GB123456727,
  GR EL123456709, HR HR12345678903, HU HU12345607, IE IE1234560F, IT IT12345678903, LT LT123456708, LU LU12345613,
  LV LV40123456707, MT MT12345634, NL NL123456708B01, NO NO123456718MVA, PL PL1234567802, PT PT123456703,
  RO RO1234567803, SE SE123456780601, SI SI12345601, SK SK2012345610`
    .split(/,\s+/)
    .map((row) => [row.slice(0, 2), row.slice(3)] as const),
);

/** Null: a country whose numbers we do not know. */
export const vatIdExample = (country: string): string | null =>
  examples.get(carrierCountry({ country })) ?? null;
