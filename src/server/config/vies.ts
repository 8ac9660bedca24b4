// VIES, where VAT ids are checked: open to everybody, so the real service needs no setting.
import { normaliseVatId, type SplitVatId, splitVatId } from '#domain/vat.ts';
import { ConfigError, type Reader, sandboxUrl, urlFrom } from './reader.ts';

export type ViesConfig = { url: string; requester: SplitVatId | null };

const OFFICIAL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

export function viesFrom(read: Reader, sandbox: boolean): ViesConfig {
  const pretended = `${sandboxUrl(read)}/vies`;
  return { url: urlFrom(read, 'VIES_URL', sandbox ? pretended : OFFICIAL), requester: requesterFrom(read) };
}

/** Our VAT id, which makes answers carry a number as proof; the one on our invoices, unless another is set. */
function requesterFrom(read: Reader): SplitVatId | null {
  const text = read.optional('VIES_REQUESTER');
  if (text === null) return splitVatId(normaliseVatId(read.text('COMPANY_VAT_ID', '')));
  const requester = splitVatId(normaliseVatId(text));
  if (!requester) throw new ConfigError(`VIES_REQUESTER is not a VAT ID of a member state: ${text}`);
  return requester;
}
