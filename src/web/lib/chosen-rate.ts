// The landing page price that a customer goes on with: named at the login (C-01), chosen among the rates. Not binding.

const KEY = 'chosenTariff';

/** `search`: the query of the address that the choice leads to. */
type ChosenRate = { search: string; tariff: string };

export function saveChosenRate(chosen: ChosenRate): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage is full or blocked: the login then names only the parcel.
  }
}

/** Null if the address is not the one that was chosen. */
export function chosenRateFor(search: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<ChosenRate> | null;
    return kept?.search === search && typeof kept.tariff === 'string' ? kept.tariff : null;
  } catch {
    // Corrupted by hand, or storage is blocked: as if nothing had been chosen.
    return null;
  }
}

type Named = { carrier: string; service: string; label?: string | null };

/** The name in the price comparison. On a hub route badges name the carriers; two services would only be cut off. */
export const rateName = ({ carrier, service, label }: Named): string => `${carrier} ${label ?? service}`;

/** Stored until the rates arrive, whose ids are not known yet; for another country it is another tariff. */
export const rateWish = (country: string | undefined, tariff: string): string => `${country} ${tariff}`;
