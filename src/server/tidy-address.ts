// An address in the one spelling that is kept: country and postcode in agreement, the telephone number as E.164 (C-31).
import { phoneKind } from '#domain/phone.ts';
import { tidyPostcode } from '#domain/postcode.ts';
import { carrierCountry, countryOf } from '#domain/territory.ts';

type Reachable = { country: string; zip: string; phone: string };

/** Every customer address passes through here; what cannot be read stays as typed, and nothing is refused. */
export async function tidyAddress<A extends Reachable>(address: A): Promise<A> {
  // The country as priced and declared: "GBX SW1A 1AA" is London, and no paper may say Northern Ireland.
  const country = countryOf(address);
  return {
    ...address,
    country,
    zip: tidyPostcode(country, address.zip) || address.zip,
    phone: await tidyPhone(address.phone, country),
  };
}

// Loaded with the first address: a starting server has no use for the world's numbering plans. NOTE: the same tables as
// in the browser, or the form would promise a number that is not kept.
const readPlans = () => import('libphonenumber-js/min');
let plans: ReturnType<typeof readPlans> | undefined;

/** Turns "040 1234567" of an address in Germany into "+49401234567". */
async function tidyPhone(typed: string, country: string): Promise<string> {
  plans ??= readPlans();
  const { default: parse, isSupportedCountry } = await plans;
  const home = carrierCountry({ country });
  const number = parse(typed, {
    ...(isSupportedCountry(home) && { defaultCountry: home }),
    // A number among other words is somebody's remark.
    extract: false,
  });
  return number && phoneKind(typed, number) === 'whole' ? number.number : typed;
}
