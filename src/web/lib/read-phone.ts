// A phone number as the server will store it, formatted for reading; loaded when there is one.
import parse, { isSupportedCountry } from 'libphonenumber-js/min';
import { phoneKind } from '#domain/phone.ts';
import { carrierCountry } from '#domain/territory.ts';

/** "+49 40 1234567"; as typed if it is deliberately stored so; null: it cannot be parsed. */
export function readPhone(typed: string, country: string): string | null {
  const home = carrierCountry({ country });
  const number = parse(typed, {
    ...(isSupportedCountry(home) && { defaultCountry: home }),
    extract: false,
  });
  const kind = phoneKind(typed, number);
  if (!number || kind === 'unclear') return null;
  return kind === 'whole' ? number.formatInternational() : typed;
}
