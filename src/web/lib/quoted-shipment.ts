// Whether this tab's wizard still shows the shipment whose prices were requested: going back must not buy another one.
import { type DraftKey, readDraft, writeDraft } from './draft-store.ts';

const keys = ['askedShipment', 'wizardShipment'] as const satisfies readonly DraftKey[];

/** Writes both: the wizard stores only what is typed, and prices can be requested without typing. */
export const saveQuotedShipment = (userId: string, form: object): void =>
  keys.forEach((key) => writeDraft(key, userId, form));

export function isChangedSinceQuote(userId: string): boolean {
  const [asked, shown] = keys.map((key) => readDraft(key, userId));
  return isForm(asked) && isForm(shown) && !isSameShipment(asked, shown);
}

/** Whether two stored shipments are the same; false if one of them is missing. */
export const isSameShipment = (one: unknown, other: unknown): boolean =>
  isForm(one) && isForm(other) && plain(one) === plain(other);

/** The rates page itself adds to the packages; copies that were the same stay the same. */
export function changeQuotedPackages(userId: string, change: (packages: unknown) => unknown): void {
  for (const key of keys) {
    const form = readDraft(key, userId);
    if (isForm(form)) writeDraft(key, userId, { ...form, packages: change(form['packages']) });
  }
}

type Form = Record<string, unknown>;

const isForm = (kept: unknown): kept is Form => typeof kept === 'object' && kept !== null;

/** Ignores the order of fields and empty values: the window of a pickup that is not wanted counts as none. */
function plain({ pickup, ...form }: Form): string {
  const { services } = form;
  const wanted = isForm(services) && services['pickup'] === true;
  return JSON.stringify({ ...form, pickup: wanted && pickup }, (_, value: unknown) => {
    if (value === null || value === '' || value === false) return undefined;
    if (!isForm(value) || Array.isArray(value)) return typeof value === 'string' ? value.trim() : value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
