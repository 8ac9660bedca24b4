// Which price of the landing page somebody goes on with, for the login in between (C-01). Of this tab alone, and no promise.

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
