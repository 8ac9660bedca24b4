// Whether the wizard of this tab still shows the shipment whose prices were asked for: nobody buys another by going back.
import { type DraftKey, readDraft, writeDraft } from './draft-store.ts';

const keys = ['askedShipment', 'wizardShipment'] as const satisfies readonly DraftKey[];

/** Both: the wizard keeps what is typed, and may have been asked without a word of it. */
export const keepAsked = (userId: string, form: object): void =>
  keys.forEach((key) => writeDraft(key, userId, form));

export function isChangedSinceAsked(userId: string): boolean {
  const [asked, shown] = keys.map((key) => readDraft(key, userId));
  return isForm(asked) && isForm(shown) && !isSameShipment(asked, shown);
}

/** Whether two that were kept are the same; false when one of them is none. */
export const isSameShipment = (one: unknown, other: unknown): boolean =>
  isForm(one) && isForm(other) && plain(one) === plain(other);

/** The rates page adds to the packages itself; what was the same stays the same. */
export function changeAskedPackages(userId: string, change: (packages: unknown) => unknown): void {
  for (const key of keys) {
    const form = readDraft(key, userId);
    if (isForm(form)) writeDraft(key, userId, { ...form, packages: change(form['packages']) });
  }
}

type Form = Record<string, unknown>;

const isForm = (kept: unknown): kept is Form => typeof kept === 'object' && kept !== null;

/** Whatever order it was filled in, and without what is empty: a window of a pickup that nobody wants counts as none. */
function plain({ pickup, ...form }: Form): string {
  const { services } = form;
  const wanted = isForm(services) && services['pickup'] === true;
  return JSON.stringify({ ...form, pickup: wanted && pickup }, (_, value: unknown) => {
    if (value === null || value === '' || value === false) return undefined;
    if (!isForm(value) || Array.isArray(value)) return typeof value === 'string' ? value.trim() : value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
