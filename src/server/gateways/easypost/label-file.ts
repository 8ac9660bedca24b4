// Fetches labels and carriers' invoices as PDF: only from hosts that serve labels, only what really is a PDF.
import { UpstreamError } from '../../errors.ts';
import { isPdf } from '../../is-pdf.ts';
import type { CarrierPort } from '../carrier.ts';
import type { Http } from '../http.ts';
import type { EasyPostClient } from './client.ts';
import { shipmentPath } from './purchase-mapping.ts';
import { WireShipment } from './wire.ts';

const MAX_LABEL_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
/** The longest it may delay a label. A missing invoice is not fetched again, so a slow answer is worth the wait. */
const INVOICE_TIMEOUT_MS = 5_000;

/** Where EasyPost stores labels. */
const LABEL_HOSTS = [
  'easypost-files.s3.us-west-2.amazonaws.com',
  'easypost-files.s3-us-west-2.amazonaws.com',
];

export function createLabelFile(
  config: { url: string },
  client: EasyPostClient,
  http: Http,
): Pick<CarrierPort, 'fetchLabel' | 'fetchCarrierInvoice'> {
  const own = new URL(config.url).origin;
  const hosts = new Set(LABEL_HOSTS);

  /** Only known hosts are fetched from, whatever an answer names; redirects are not followed at all. */
  const mayFetch = (url: URL): boolean =>
    url.origin === own || (url.protocol === 'https:' && url.port === '' && hosts.has(url.hostname));

  const download = async (labelUrl: string, timeoutMs = TIMEOUT_MS): Promise<Buffer> => {
    const url = URL.canParse(labelUrl) ? new URL(labelUrl) : null;
    if (!url || !mayFetch(url))
      throw labelFault('foreign_host', `Label at an unexpected address: ${url?.host ?? 'none'}`);
    const call = { upstream: 'easypost', method: 'GET', url: url.href, isSecret: true, timeoutMs } as const;
    const { status, body } = await http.bytes({ ...call, maxBytes: MAX_LABEL_BYTES });
    if (status !== 200) throw labelFault('unavailable', `Label download answered ${status}`, status);
    return body;
  };

  /** Only PNG labels can be converted. */
  const convertedUrl = async (shipmentId: string): Promise<string> => {
    const path = `${shipmentPath(shipmentId)}/label?file_format=PDF`;
    const shipment = await client({
      method: 'GET',
      path,
      schema: WireShipment,
      timeoutMs: TIMEOUT_MS,
      busyRetries: 2,
    });
    const url = shipment.postage_label?.label_pdf_url;
    if (!url) throw labelFault('no_pdf', 'The label was not converted to PDF.');
    return url;
  };

  return {
    async fetchLabel({ labelUrl, upstreamShipmentId }) {
      const original = await download(labelUrl);
      if (isPdf(original)) return original;
      if (!isPng(original)) throw labelFault('no_pdf', 'The label is neither PDF nor PNG.');
      const converted = await download(await convertedUrl(upstreamShipmentId));
      if (!isPdf(converted)) throw labelFault('no_pdf', 'The converted label is not a PDF.');
      return converted;
    },
    async fetchCarrierInvoice(invoiceUrl) {
      const file = await download(invoiceUrl, INVOICE_TIMEOUT_MS);
      if (!isPdf(file)) throw labelFault('no_pdf', 'The invoice is not a PDF.');
      return file;
    },
  };
}

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';

const labelFault = (code: string, message: string, status?: number): UpstreamError =>
  new UpstreamError({ upstream: 'easypost', kind: 'unavailable', code, outcome: 'none', status }, message);
