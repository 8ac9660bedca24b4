// Whose tax and EORI numbers stand on customs papers and are told to carriers: those of the addresses, and the account's.
import { isBusiness } from './address.ts';
import { purposeOf } from './customs-item.ts';
import type { Exporter } from './exporter.ts';
import { isOwnedBy } from './party.ts';
import type { Shipment } from './shipment.ts';
import { carrierCountry, isInEuCustoms } from './territory.ts';

export type PartyNumbers = { vatId: string | null; eori: string | null };

type Parties = Pick<Shipment, 'fromAddress' | 'toAddress'>;
type Account = { email: string; eori: string | null; vatId: string | null };

/** The account's numbers as a shipment keeps them; who fetches goods into the EU for themselves imports them. */
export function exporterOf({ email, eori, vatId }: Account, parties: Parties): Exporter {
  const isRecipient = isWayIn(parties) && isOwnedBy(parties.toAddress, email);
  return { eori, vatId, ...(isRecipient ? { isRecipient } : {}) };
}

/** What an address says of itself counts more than what the account says. */
export function customsNumbers(shipment: Shipment): { sender: PartyNumbers; recipient: PartyNumbers } {
  const { fromAddress, toAddress, exporter } = shipment;
  const isRecipients = areRecipients(shipment);
  const none: PartyNumbers = { vatId: null, eori: null };
  const sender = isRecipients ? none : (exporter ?? none);
  const recipient = isRecipients ? (exporter ?? none) : none;
  return {
    sender: { vatId: fromAddress.vatId || sender.vatId, eori: sender.eori },
    recipient: { vatId: toAddress.vatId || recipient.vatId, eori: recipient.eori },
  };
}

/** Who is named with a number deals as a business, whatever the address says (B§6). */
export function businessParties(shipment: Shipment): { sender: boolean; recipient: boolean } {
  const { sender, recipient } = customsNumbers(shipment);
  const isNamed = ({ vatId, eori }: PartyNumbers): boolean => Boolean(vatId || eori);
  return {
    sender: isBusiness(shipment.fromAddress) || isNamed(sender),
    recipient: isBusiness(shipment.toAddress) || isNamed(recipient),
  };
}

/**
 * Goods that come into the EU for the account are imported by it, and so are those that come back to it, wherever it is:
 * its supplier or customer abroad has other numbers. A business that sends something has a number of its own country, or
 * of another one in the EU.
 */
function areRecipients(shipment: Shipment): boolean {
  const { fromAddress: from, toAddress: to, exporter } = shipment;
  const number = exporter?.eori ?? exporter?.vatId ?? '';
  if (number.startsWith(carrierCountry(from))) return false;
  const comesBack = purposeOf(shipment) === 'return';
  if (isWayIn(shipment)) return comesBack || exporter?.isRecipient === true;
  return comesBack && number.startsWith(carrierCountry(to));
}

const isWayIn = ({ fromAddress, toAddress }: Parties): boolean =>
  !isInEuCustoms(fromAddress) && isInEuCustoms(toAddress);
