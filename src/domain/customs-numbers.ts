// VAT ids and EORI numbers on customs papers and for carriers: those of the addresses, and the account's.
import { isBusiness } from './address.ts';
import { purposeOf } from './customs-item.ts';
import type { Exporter } from './exporter.ts';
import { isOwnedBy, type Owner, type Parties } from './party.ts';
import type { Shipment } from './shipment.ts';
import { carrierCountry, isInsideEu, type Place } from './territory.ts';

type PartyNumbers = { vatId: string | null; eori: string | null };

/** The parts of a shipment that matter to customs. */
export type Declared = Pick<Shipment, 'fromAddress' | 'toAddress' | 'packages' | 'purpose' | 'exporter'>;

type Account = Owner & { eori: string | null; vatId: string | null };

/**
 * The account's numbers as stored with a shipment; an account that brings goods into the EU for itself imports them.
 */
export function exporterOf(account: Account, parties: Parties): Exporter {
  const { eori, vatId } = account;
  const { fromAddress, toAddress } = parties;
  const isFromOutside = !isInsideEu(fromAddress);
  const [ownsSender, ownsRecipient] = [isOwnedBy(fromAddress, account), isOwnedBy(toAddress, account)];
  const isRecipient = isFromOutside && ownsRecipient && (isImport(parties) || !ownsSender);
  const isThirdParty = isFromOutside && !ownsRecipient && !ownsSender;
  return { eori, vatId, ...(isRecipient && { isRecipient }), ...(isThirdParty && { isThirdParty }) };
}

/** A number given with the address takes precedence over the account's. */
export function customsNumbers(shipment: Declared): { sender: PartyNumbers; recipient: PartyNumbers } {
  const { fromAddress, toAddress, exporter } = shipment;
  const isRecipients = belongToRecipient(shipment);
  const none: PartyNumbers = { vatId: null, eori: null };
  const isSenders = !isRecipients && (!exporter?.isThirdParty || isOfCountry(exporter, fromAddress));
  const sender = isSenders ? (exporter ?? none) : none;
  const recipient = isRecipients ? (exporter ?? none) : none;
  return {
    sender: { vatId: fromAddress.vatId || sender.vatId, eori: sender.eori },
    recipient: { vatId: toAddress.vatId || recipient.vatId, eori: recipient.eori },
  };
}

/** A party named with a number counts as a business, whatever the address says (B§6). */
export function businessParties(shipment: Declared): { sender: boolean; recipient: boolean } {
  const { sender, recipient } = customsNumbers(shipment);
  const isNamed = ({ vatId, eori }: PartyNumbers): boolean => Boolean(vatId || eori);
  return {
    sender: isBusiness(shipment.fromAddress) || isNamed(sender),
    recipient: isBusiness(shipment.toAddress) || isNamed(recipient),
  };
}

/**
 * Whether the account's numbers are the recipient's. Goods that enter the EU for the account are imported by it, and so
 * are those that come back to it, wherever it is: its supplier or customer abroad has other numbers. A business that
 * sends something has a number of its own country, or of another one in the EU.
 */
function belongToRecipient(shipment: Declared): boolean {
  const { fromAddress: from, toAddress: to, exporter } = shipment;
  if (!exporter) return false;
  // From London to Belfast the number is of both countries, and an account that receives the goods imports them.
  const isWithin = exporter.isRecipient === true && isOfCountry(exporter, to);
  if (isOfCountry(exporter, from) && !isWithin) return false;
  if (exporter.isRecipient) return true;
  const comesBack = purposeOf(shipment) === 'return';
  if (isImport(shipment)) return comesBack;
  return comesBack && isOfCountry(exporter, to);
}

function isOfCountry({ eori, vatId }: Exporter, place: Place): boolean {
  const country = carrierCountry(place);
  return (numbersOf[country] ?? [country]).some((prefix) => (eori ?? vatId ?? '').startsWith(prefix));
}

/** Prefixes of the numbers that a country's businesses have, where its own code is not the only one. */
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

/** Also across a mere tax border, as between the Canary Islands and Madrid: that is an import all the same (C-08). */
const isImport = ({ fromAddress, toAddress }: Parties): boolean =>
  !isInsideEu(fromAddress) && isInsideEu(toAddress);
