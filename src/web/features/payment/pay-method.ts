// The payment methods: card and PayPal for everybody, invoice for status gold (R70).
import { mayPayByInvoice, type SessionUser } from '#domain/user.ts';

const methods = ['card', 'paypal', 'invoice'] as const;
export type Method = (typeof methods)[number];

export const methodsOf = (user: Pick<SessionUser, 'status'>): Method[] =>
  methods.filter((method) => method !== 'invoice' || mayPayByInvoice(user));

const KEY = 'payMethod';

/** The method last chosen in this tab; else invoice for those who may, card for all others. */
export function rememberedMethod(
  storage: Pick<Storage, 'getItem'>,
  user: Pick<SessionUser, 'status'>,
): Method {
  const offered = methodsOf(user);
  const usual = offered.includes('invoice') ? 'invoice' : 'card';
  try {
    const kept = storage.getItem(KEY);
    return offered.find((method) => method === kept) ?? usual;
  } catch {
    // Storage is blocked: nothing is remembered.
    return usual;
  }
}

export function rememberMethod(storage: Pick<Storage, 'setItem'>, method: Method): void {
  try {
    storage.setItem(KEY, method);
  } catch {
    // Storage is full or blocked: the choice lasts as long as the page.
  }
}
