// Whose tax and EORI numbers stand on customs papers and are told to carriers: those of the addresses, and the account's.
import { purposeOf } from './customs-item.ts';
import type { Shipment } from './shipment.ts';
import { carrierCountry, isInEuCustoms } from './territory.ts';

export type PartyNumbers = { vatId: string | null; eori: string | null };

/** What an address says of itself counts more than what the account says. */
export function customsNumbers(shipment: Shipment): { sender: PartyNumbers; recipient: PartyNumbers } {
  const { fromAddress, toAddress, exporter } = shipment;
  const isRecipients = comesBack(shipment);
  const none: PartyNumbers = { vatId: null, eori: null };
  const sender = isRecipients ? none : (exporter ?? none);
  const recipient = isRecipients ? (exporter ?? none) : none;
  return {
    sender: { vatId: fromAddress.vatId || sender.vatId, eori: sender.eori },
    recipient: { vatId: toAddress.vatId || recipient.vatId, eori: recipient.eori },
  };
}

/**
 * Goods that come back into the EU come back to the account that has them fetched: its customer abroad has other
 * numbers. A business abroad that sends something back has a number of its own country.
 */
function comesBack(shipment: Shipment): boolean {
  const { fromAddress: from, toAddress: to, exporter } = shipment;
  const isWayIn = !isInEuCustoms(from) && isInEuCustoms(to);
  const isSenders = (exporter?.eori ?? exporter?.vatId ?? '').startsWith(carrierCountry(from));
  return purposeOf(shipment) === 'return' && isWayIn && !isSenders;
}
