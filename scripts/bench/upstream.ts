// The fastest possible stub of EasyPost, for benchmarks: prebuilt answers.
import { createServer, type ServerResponse } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { answerPayment } from './payment-stub.ts';

// `delay` in ms; a mail sink on `smtpPort` discards everything.
const [port = '0', delay = '0', smtpPort = '0'] = process.argv.slice(2);

/** 60 rates over six carriers, of which the last three are not sold directly; and 60 of one. */
const services: Record<string, { carrier: string; count: number }> = {
  ca_1: { carrier: 'DHLExpress', count: 18 },
  ca_2: { carrier: 'FedEx', count: 18 },
  ca_3: { carrier: 'UPS', count: 18 },
  ca_4: { carrier: 'DPD', count: 2 },
  ca_5: { carrier: 'DhlPaket', count: 2 },
  ca_6: { carrier: 'USPS', count: 2 },
  ca_7: { carrier: 'UPS', count: 60 },
};

const stamp = '2026-11-20T09:00:00Z';
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
let count = 0;
const accounts = new Map<string, string>();

function rates(shipmentId: string, account: string): object[] {
  const { carrier, count: many } = services[account] ?? { carrier: 'UPS', count: 10 };
  return Array.from({ length: many }, (_, i) => ({
    id: `rate_${shipmentId}${i}`,
    object: 'Rate',
    mode: 'test',
    created_at: stamp,
    updated_at: stamp,
    service: `Service${i}`,
    carrier,
    rate: `${20 + i}.45`,
    currency: 'EUR',
    retail_rate: null,
    retail_currency: null,
    list_rate: `${24 + i}.45`,
    list_currency: 'EUR',
    billing_type: 'carrier',
    delivery_days: (i % 6) + 1,
    delivery_date: null,
    delivery_date_guaranteed: false,
    est_delivery_days: (i % 6) + 1,
    shipment_id: shipmentId,
    carrier_account_id: account,
  }));
}

const shipment = (id: string, rest: object): string =>
  JSON.stringify({
    id,
    object: 'Shipment',
    mode: 'test',
    created_at: stamp,
    updated_at: stamp,
    status: 'unknown',
    messages: [],
    ...rest,
  });

const bought = (id: string, host: string): string =>
  shipment(id, {
    tracking_code: `1Z000000${id.slice(4)}`,
    postage_label: {
      id: 'pl_1',
      label_url: `http://${host}/easypost/labels/${id}.pdf`,
      label_file_type: 'application/pdf',
      label_pdf_url: null,
    },
    rates: [],
  });

const answer = (
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  type = 'application/json',
): void => {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body);
};

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    const host = request.headers.host ?? '';
    if (path.endsWith('.pdf')) return answer(response, 200, pdf, 'application/pdf');
    const buy = /shipments\/(shp_\w+)\/buy/.exec(path);
    if (buy?.[1]) return answer(response, 200, bought(buy[1], host));
    const body = Buffer.concat(chunks).toString();
    const rerated = /shipments\/(shp_\w+)\/rerate/.exec(path)?.[1];
    if (rerated)
      return answer(response, 200, JSON.stringify({ rates: rates(rerated, accounts.get(rerated) ?? '') }));
    const paid = answerPayment(request.method ?? '', path, body);
    if (paid !== null) return answer(response, 200, paid);
    if (path.endsWith('/shipments')) {
      const account = /ca_\d/.exec(body)?.[0] ?? 'ca_3';
      const id = `shp_${(count += 1)}`;
      accounts.set(id, account);
      const quoted = shipment(id, { tracking_code: null, postage_label: null, rates: rates(id, account) });
      if (delay === '0') return answer(response, 201, quoted);
      return void setTimeout(() => answer(response, 201, quoted), Number(delay));
    }
    answer(response, 200, '{}');
  });
}).listen(Number(port), '127.0.0.1');

new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (mail, _, taken) => void mail.on('end', taken).resume(),
}).listen(Number(smtpPort), '127.0.0.1');
