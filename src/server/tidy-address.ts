// An address in the one spelling that is kept: country and postcode in agreement, the telephone number as E.164 (C-31).
import { phoneKind } from '#domain/phone.ts';
import { tidyPostcode } from '#domain/postcode.ts';
import { carrierCountry, countryOf } from '#domain/territory.ts';

type Reachable = { country: string; zip: string; phone: string };

/** Every address of a customer comes in by this; what cannot be read stays as it was typed, and nothing is refused. */
export async function tidyAddress<A extends Reachable>(address: A): Promise<A> {
  // As it is priced and declared: "GBX SW1A 1AA" is London, and no paper may say Northern Ireland.
  const country = countryOf(address);
  return {
    ...address,
    country,
    zip: tidyPostcode(country, address.zip) || address.zip,
    phone: await tidyPhone(address.phone, country),
  };
}

// Read at the first address: a server that starts has no use for the numbering plans of the world. NOTE: the same tables
// as in the browser, or the form would promise a number that is not kept.
const readPlans = () => import('libphonenumber-js/min');
let plans: ReturnType<typeof readPlans> | undefined;

/** "040 1234567" of an address in Germany → "+49401234567". */
async function tidyPhone(typed: string, country: string): Promise<string> {
  plans ??= readPlans();
  const { default: parse, isSupportedCountry } = await plans;
  const home = carrierCountry({ country });
  const number = parse(typed, {
    ...(isSupportedCountry(home) && { defaultCountry: home }),
    // A number inside of other words is somebody's remark.
    extract: false,
  });
  return number && phoneKind(typed, number) === 'whole' ? number.number : typed;
}
