// Tariff numbers added on the rates page: what was typed, what is wrong, where it is stored (C-06).
import { packagesWithoutHsCode } from '#domain/customs.ts';
import { HsCode, type Parcel } from '#domain/parcel.ts';
import type { Shipment } from '#domain/shipment.ts';
import { changeQuotedPackages } from '../../lib/quoted-shipment.ts';
import { readDraft, writeDraft } from '../../lib/draft-store.ts';
import type { Issue } from '../../lib/use-form.ts';

/** What was typed, by the position of the package. */
export type Codes = Readonly<Record<number, string>>;

export const noCodes = ({ packages }: Pick<Shipment, 'packages'>): Codes =>
  Object.fromEntries(packagesWithoutHsCode(packages).map((index) => [index, '']));

export const issuesOfCodes = (codes: Codes): Issue[] =>
  Object.entries(codes).flatMap(([index, code]) => {
    const parsed = HsCode.safeParse(code);
    if (!parsed.success) return [{ path: [index], message: parsed.error.issues[0]?.message ?? 'invalid' }];
    return parsed.data === '' ? [{ path: [index], message: 'required' }] : [];
  });

export const withCodes = <S extends Pick<Shipment, 'packages'>>(shipment: S, codes: Codes): S => ({
  ...shipment,
  packages: shipment.packages.map((parcel, index) => {
    const code = codes[index]?.trim();
    return code ? { ...parcel, hsCode: code } : parcel;
  }),
});

/**
 * The wizard's stored packages, with the codes. Another tab may have started another shipment meanwhile, whose packages
 * have the same ids: only a package with the same description matches.
 */
export const withCodesKept = (kept: unknown, packages: readonly Parcel[], codes: Codes): unknown =>
  Array.isArray(kept)
    ? kept.map((parcel: unknown) => {
        const index = packages.findIndex((asked) => isSame(parcel, asked));
        const code = codes[index]?.trim();
        return code ? { ...(parcel as object), hsCode: code } : parcel;
      })
    : kept;

function isSame(kept: unknown, { id, description }: Parcel): boolean {
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || !('description' in kept)) return false;
  return kept.id === id && typeof kept.description === 'string' && kept.description.trim() === description;
}

/** Stores the codes where the wizard finds them; the rates page gets them back with the new answer. */
export function keepCodes(userId: string, { packages }: Pick<Shipment, 'packages'>, codes: Codes): void {
  const kept = withCodesKept(readDraft('shipping_packages', userId), packages, codes);
  if (kept !== null) writeDraft('shipping_packages', userId, kept);
  changeQuotedPackages(userId, (shown) => withCodesKept(shown, packages, codes));
}

const unconfirmed = new WeakMap<Shipment, Codes>();

/** Survives choosing another rate, and new rates for the same shipment. */
export const rememberTyped = (shipment: Shipment, codes: Codes): void =>
  void unconfirmed.set(shipment, codes);

export const typedFor = (shipment: Shipment): Codes => unconfirmed.get(shipment) ?? noCodes(shipment);
