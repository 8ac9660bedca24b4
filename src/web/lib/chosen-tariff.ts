// Which price of the landing page somebody goes on with: said at the login (C-01), chosen among the rates. Of this tab alone, and no promise.

const KEY = 'chosenTariff';

/** `search` of the address that the choice leads to. */
export type ChosenTariff = { search: string; tariff: string };

export function keepChosen(chosen: ChosenTariff): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Storage is full or forbidden: the login then names the parcel alone.
  }
}

/** Null where the address is not the one that was chosen. */
export function chosenFor(search: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<ChosenTariff> | null;
    return kept?.search === search && typeof kept.tariff === 'string' ? kept.tariff : null;
  } catch {
    // Damaged by hand, or storage is forbidden: as if nothing had been chosen.
    return null;
  }
}

type Named = { carrier: string; service: string; label?: string | null };

/** As the price comparison calls it. Of a hub route the badges say who carries; its two services would only be cut off. */
export const tariffName = ({ carrier, service, label }: Named): string => `${carrier} ${label ?? service}`;

/** What is kept of it until the rates are there, whose ids nobody knows yet; to another country it is another tariff. */
export const wishFor = (country: string | undefined, tariff: string): string => `${country} ${tariff}`;
