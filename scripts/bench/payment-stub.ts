// The fastest possible stub of PayPal and Computop: every buyer approves, every card is accepted. For benchmarks only.
import { Blowfish } from 'egoroof-blowfish';

/** A prebuilt answer, or null when the path belongs to neither provider. */
export function answerPayment(method: string, path: string, body: string): string | null {
  if (path.startsWith('/paypal/')) return paypal(method, path.slice('/paypal'.length), body);
  return path.startsWith('/computop/') ? computop(path, body) : null;
}

type Order = { id: string; amount: { currency_code: string; value: string }; customId: string };
const orders = new Map<string, Order>();
const orderByHold = new Map<string, Order>();
let count = 0;

const payment = (id: string, status: string, { amount, customId }: Order) => ({
  id,
  status,
  amount,
  custom_id: customId,
});

function paypal(method: string, path: string, body: string): string {
  if (path === '/v1/oauth2/token') return JSON.stringify({ access_token: 'A21', expires_in: 32_400 });
  if (path === '/v2/checkout/orders') return created(body);
  const [, id = ''] = /\/orders\/(\w+)\/authorize$/.exec(path) ?? [];
  const order = orders.get(id);
  if (order) return authorized(order);
  const [, holdId = ''] = /\/authorizations\/(\w+)\/capture$/.exec(path) ?? [];
  const held = orderByHold.get(holdId);
  if (held) return JSON.stringify(payment(`C${holdId}`, 'COMPLETED', held));
  if (path === '/v1/notifications/webhooks')
    return method === 'GET' ? '{"webhooks":[]}' : JSON.stringify({ id: 'WH-1', url: 'http://127.0.0.1/' });
  return '{}';
}

function created(body: string): string {
  const [unit] = (JSON.parse(body) as { purchase_units: { amount: Order['amount']; custom_id: string }[] })
    .purchase_units;
  const id = `O${String((count += 1)).padStart(16, '0')}`;
  const amount = unit?.amount ?? { currency_code: 'EUR', value: '0.00' };
  orders.set(id, { id, amount, customId: unit?.custom_id ?? '' });
  const href = `http://127.0.0.1:${process.argv[2]}/paypal/checkoutnow?token=${id}`;
  return JSON.stringify({
    id,
    status: 'PAYER_ACTION_REQUIRED',
    links: [{ rel: 'payer-action', href, method: 'GET' }],
  });
}

function authorized(order: Order): string {
  const holdId = `A${order.id}`;
  orderByHold.set(holdId, order);
  orders.delete(order.id);
  const hold = payment(holdId, 'CREATED', order);
  return JSON.stringify({
    id: order.id,
    status: 'COMPLETED',
    purchase_units: [{ custom_id: order.customId, payments: { authorizations: [hold] } }],
  });
}

const cipher = new Blowfish('SbxBlowfishKey16', Blowfish.MODE.ECB, Blowfish.PADDING.SPACES);
/** Cents by TransID; sent by the benchmark, which knows the price. */
const charged = new Map<string, number>();

function computop(path: string, body: string): string {
  const sent = new URLSearchParams(body);
  if (path.endsWith('/charge')) {
    charged.set(sent.get('transId') ?? '', Number(sent.get('cents')));
    return '{}';
  }
  const data = Buffer.from(sent.get('Data') ?? '', 'hex');
  const asked = new URLSearchParams(
    Buffer.from(cipher.decode(data, Blowfish.TYPE.UINT8_ARRAY)).toString('latin1'),
  );
  const transId = asked.get('TransID') ?? '';
  const cents = charged.get(transId);
  const standing = cents === undefined ? 'Status=FAILED&Code=21500053' : paid(cents);
  const plain = `mid=hafenpost_sandbox&TransID=${transId}&${standing}`;
  const sealed = Buffer.from(cipher.encode(Buffer.from(plain, 'latin1'))).toString('hex');
  return `Len=${plain.length}&Data=${sealed}`;
}

const paid = (cents: number): string =>
  `PayID=${'a'.repeat(32)}&Status=OK&Code=00000000&LastStatus=OK&AmountAuth=${cents}&AmountCap=${cents}&AmountCred=0&Currency=EUR`;
