// Whose tax and EORI numbers stand on customs papers and are told to carriers: those of the addresses, and the account's.
import { isBusiness } from './address.ts';
import { purposeOf } from './customs-item.ts';
import type { Exporter } from './exporter.ts';
import { isOwnedBy, type Owner, type Parties } from './party.ts';
import type { Shipment } from './shipment.ts';
import { carrierCountry, isInsideEu, type Place } from './territory.ts';

export type PartyNumbers = { vatId: string | null; eori: string | null };

/** What of a shipment customs look at. */
export type Declared = Pick<Shipment, 'fromAddress' | 'toAddress' | 'packages' | 'purpose' | 'exporter'>;

type Account = Owner & { eori: string | null; vatId: string | null };

/** The account's numbers as a shipment keeps them; who fetches goods into the EU for themselves imports them. */
export function exporterOf(account: Account, parties: Parties): Exporter {
  const { eori, vatId } = account;
  const { fromAddress, toAddress } = parties;
  const isFromOutside = !isInsideEu(fromAddress);
  const [ownsSender, ownsRecipient] = [isOwnedBy(fromAddress, account), isOwnedBy(toAddress, account)];
  const isRecipient = isFromOutside && ownsRecipient && (isWayIn(parties) || !ownsSender);
  const isThirdParty = isFromOutside && !ownsRecipient && !ownsSender;
  return { eori, vatId, ...(isRecipient && { isRecipient }), ...(isThirdParty && { isThirdParty }) };
}

/** What an address says of itself counts more than what the account says. */
export function customsNumbers(shipment: Declared): { sender: PartyNumbers; recipient: PartyNumbers } {
  const { fromAddress, toAddress, exporter } = shipment;
  const isRecipients = areRecipients(shipment);
  const none: PartyNumbers = { vatId: null, eori: null };
  const isSenders = !isRecipients && (!exporter?.isThirdParty || isOfCountry(exporter, fromAddress));
  const sender = isSenders ? (exporter ?? none) : none;
  const recipient = isRecipients ? (exporter ?? none) : none;
  return {
    sender: { vatId: fromAddress.vatId || sender.vatId, eori: sender.eori },
    recipient: { vatId: toAddress.vatId || recipient.vatId, eori: recipient.eori },
  };
}

/** Who is named with a number deals as a business, whatever the address says (B§6). */
export function businessParties(shipment: Declared): { sender: boolean; recipient: boolean } {
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
function areRecipients(shipment: Declared): boolean {
  const { fromAddress: from, toAddress: to, exporter } = shipment;
  if (!exporter) return false;
  // From London to Belfast the number is of both countries, and who fetches the goods imports them.
  const isWithin = exporter.isRecipient === true && isOfCountry(exporter, to);
  if (isOfCountry(exporter, from) && !isWithin) return false;
  if (exporter.isRecipient) return true;
  const comesBack = purposeOf(shipment) === 'return';
  if (isWayIn(shipment)) return comesBack;
  return comesBack && isOfCountry(exporter, to);
}

function isOfCountry({ eori, vatId }: Exporter, place: Place): boolean {
  const country = carrierCountry(place);
  return (numbersOf[country] ?? [country]).some((prefix) => (eori ?? vatId ?? '').startsWith(prefix));
}

/** Whose numbers the businesses of a country have, where it is not those of its own code alone. */
const numbersOf: Readonly<Record<string, readonly string[]>> = {
  GB: ['GB', 'XI'],
  JE: ['GB'],
  GG: ['GB'],
  IM: ['GB'],
  // VAT ids say EL, EORI numbers GR.
  GR: ['GR', 'EL'],
  AX: ['FI'],
  MC: ['FR'],
  GP: ['FR'],
  MQ: ['FR'],
  GF: ['FR'],
  RE: ['FR'],
  YT: ['FR'],
  MF: ['FR'],
};

/** Also where only taxes have a border, as between the Canary Islands and Madrid: it is an import all the same (C-08). */
const isWayIn = ({ fromAddress, toAddress }: Parties): boolean =>
  !isInsideEu(fromAddress) && isInsideEu(toAddress);
