// What the address of a result page says. Hints only: the truth comes from the server (C-28).

export type ResultParams = {
  purchaseKey: string | null;
  intentId: string | null;
  /** PayPal's order, and the payer who has approved it. */
  token: string | null;
  payerId: string | null;
  /** Where the buyer came back from: a card payment or PayPal; null if unknown. */
  method: 'card' | 'paypal' | null;
  /** The page was opened to wait for a payment (R81). */
  isPaying: boolean;
  reason: string | null;
  /** The first label should open at once. */
  autoLabel: boolean;
};

const cardWords = ['card', 'computop', 'creditcard'];

export function readResult(search: string): ResultParams {
  const query = new URLSearchParams(search);
  const named = (...names: string[]): string | null =>
    names.map((name) => query.get(name)?.trim()).find(Boolean) ?? null;
  const token = named('token');
  const method = named('method')?.toLowerCase() ?? '';
  return {
    purchaseKey: named('purchaseKey', 'transaction'),
    intentId: named('intentId'),
    token,
    payerId: named('PayerID'),
    method: cardWords.includes(method) ? 'card' : method === 'paypal' || token ? 'paypal' : null,
    isPaying: query.get('payment') === 'pending',
    reason: named('reason'),
    autoLabel: !['', '0', 'false'].includes(query.get('autoLabel') ?? ''),
  };
}

/** A failed payment names its order; without any identifier the page can only say so. */
export const hasIdentifier = ({ purchaseKey, intentId, token }: ResultParams): boolean =>
  purchaseKey !== null || intentId !== null || token !== null;

/** R85: a key of this kind was made when the provider's answer had none. */
export const isUnknownKey = ({ purchaseKey }: ResultParams): boolean =>
  purchaseKey?.toLowerCase().includes('unknown') ?? false;

/** Where the labels of a payment are shown (R84). */
export function labelPage(found: {
  purchaseKey?: string | null;
  intentId?: string | null;
  token?: string | null;
  payerId?: string | null;
}): string {
  const query = new URLSearchParams({ payment: 'success' });
  const entries = [
    ['purchaseKey', found.purchaseKey],
    ['intentId', found.intentId],
    ['token', found.token],
    ['PayerID', found.payerId],
  ] as const;
  for (const [name, value] of entries) if (value) query.set(name, value);
  return `/label-success?${query.toString()}`;
}
