// Checks what customs will read, before it is paid for; a finding never blocks (B-08).
import { crossesCustomsBorder, tariffNumberRequired } from './customs.ts';
import { descriptionFlaws, wordsOf } from './description-flaws.ts';
import { namesFood } from './food-words.ts';
import { soundsDangerous } from './goods-dangers.ts';
import { isFood, permitOf, permits } from './goods-permits.ts';
import { addOns, chaptersOf, joints } from './goods-words.ts';
import { businessParties, type Declared } from './customs-numbers.ts';
import { purposeOf } from './customs-item.ts';
import { hasHsCode, hsDigits, type Parcel, totalValue } from './parcel.ts';
import type { AdditionalServices } from './services.ts';
import { customsHome, type Place } from './territory.ts';
import { lacksProductIds, productIdsOf, requiresProductIds } from './product-ids.ts';

const goodsFacts = [...permits.map((permit) => `permit_${permit}` as const), 'food_to_us'] as const;

export const goodsFindings = [
  'description_vague',
  'description_not_latin',
  'description_chapter',
  'description_german',
  'description_dangerous',
  'hs_code_missing',
  'hs_code_short',
  'origin_missing',
  'product_ids_missing',
  'value_too_low',
  'value_too_high',
  'weight_too_high',
  'weight_too_low',
  ...goodsFacts,
] as const;
export type GoodsFindingCode = (typeof goodsFindings)[number];

export type GoodsField =
  | 'description'
  | 'hsCode'
  | 'originCountry'
  | 'merchantProductId'
  | 'value'
  | 'weight';

export type GoodsFinding = {
  code: GoodsFindingCode;
  /** Position of the parcel, from 0. */
  parcel: number;
  field: GoodsField;
  /** `warn`: customs may hold the parcel; `hint`: it passes, but could be better. */
  severity: 'warn' | 'hint';
  /** Chapters that the words belong to ("61", "62"); for description_chapter only. */
  chapters?: readonly string[];
};

/** About the goods, not about what was typed: there is nothing to correct. */
export const isFact = ({ code }: Pick<GoodsFinding, 'code'>): boolean =>
  goodsFacts.some((fact) => fact === code);

/** The tariff of the United States (HTSUS) has ten digits, only the first six are everybody's (data.md 1.3). */
const US_DIGITS = 10;
/** Euro per kg below which customs suspect a false value: even scrap paper is worth more (own choice). */
const LOWEST_PER_KG = 0.1;
/** Euro per kg of gold set with large diamonds; above it the decimal point has slipped (own choice). */
const HIGHEST_PER_KG = 200_000;
/** kg per litre: lead has 11, nothing that is sent in a box more (own choice). */
const HEAVIEST_PER_LITRE = 11;
/** kg per litre: an empty box has more (own choice). */
const LIGHTEST_PER_LITRE = 0.003;

type Checked = Declared & { additionalServices?: Pick<AdditionalServices, 'lithiumBattery'> };

/**
 * Empty where no customs border is crossed; warnings first, then in the order of the parcels. Totals are not checked:
 * nobody types them, they are added up from these parcels.
 */
export function checkGoods(shipment: Checked): GoodsFinding[] {
  const { fromAddress, toAddress, packages, additionalServices } = shipment;
  if (!crossesCustomsBorder(fromAddress, toAddress)) return [];
  const asked = {
    to: toAddress,
    areBatteriesDeclared: additionalServices?.lithiumBattery === true,
    hsCode: tariffNumberRequired(fromAddress, toAddress),
    isIntoUs: customsHome(toAddress) === 'US',
    productIds: requiresProductIds({
      from: fromAddress,
      to: toAddress,
      goodsCents: totalValue(packages),
      purpose: purposeOf(shipment),
      recipientIsBusiness: businessParties(shipment).recipient,
    }),
  };
  const found = packages.flatMap((parcel, index) =>
    findingsOf(parcel, asked).map((one): GoodsFinding => ({ ...one, parcel: index })),
  );
  return [
    ...found.filter(({ severity }) => severity === 'warn'),
    ...found.filter(({ severity }) => severity === 'hint'),
  ];
}

type Finding = Omit<GoodsFinding, 'parcel'>;

type Asked = {
  to: Place;
  areBatteriesDeclared: boolean;
  hsCode: boolean;
  isIntoUs: boolean;
  productIds: boolean;
};

function findingsOf(parcel: Parcel, asked: Asked): Finding[] {
  const found: Finding[] = [...descriptionFindings(parcel, asked), ...measureFindings(parcel)];
  if (soundsDangerous(parcel.description, asked))
    found.push({ code: 'description_dangerous', field: 'description', severity: 'warn' });
  found.push(...factsOf(parcel, asked));
  if (!hasHsCode(parcel))
    found.push({ code: 'hs_code_missing', field: 'hsCode', severity: asked.hsCode ? 'warn' : 'hint' });
  else if (asked.isIntoUs && hsDigits(parcel.hsCode).length < US_DIGITS)
    found.push({ code: 'hs_code_short', field: 'hsCode', severity: 'hint' });
  if (asked.productIds && lacksProductIds(productIdsOf(parcel)))
    found.push({ code: 'product_ids_missing', field: 'merchantProductId', severity: 'warn' });
  if (!parcel.originCountry) found.push({ code: 'origin_missing', field: 'originCountry', severity: 'hint' });
  return found;
}

function factsOf({ hsCode, description }: Parcel, { isIntoUs }: Asked): Finding[] {
  const permit = permitOf(hsCode);
  const fact = (code: (typeof goodsFacts)[number]): Finding => ({ code, field: 'hsCode', severity: 'warn' });
  return [
    ...(permit ? [fact(`permit_${permit}`)] : []),
    ...(isIntoUs && (isFood(hsCode) || namesFood(description)) ? [fact('food_to_us')] : []),
  ];
}

function descriptionFindings(parcel: Parcel, { to }: Asked): Finding[] {
  const found = descriptionFlaws(parcel.description, to).map((code): Finding => ({
    code,
    field: 'description',
    severity: code === 'description_german' ? 'hint' : 'warn',
  }));
  if (found.some(({ severity }) => severity === 'warn')) return found;
  const chapters = otherChapters(parcel);
  return chapters
    ? [...found, { code: 'description_chapter', field: 'hsCode', severity: 'warn', chapters }]
    : found;
}

/**
 * The chapters that the words belong to, if the tariff number has another one. Only words that name the goods
 * themselves count: in "case for a phone" that is the case. Null: they agree, or it cannot be told.
 */
function otherChapters({ description, hsCode }: Pick<Parcel, 'description' | 'hsCode'>): string[] | null {
  if (!hsCode || !hasHsCode({ hsCode })) return null;
  const all = wordsOf(description);
  const joint = all.findIndex((word) => joints.has(word));
  const head = joint > 0 ? all.slice(0, joint) : all;
  if (head.some((word) => addOns.has(word) && !chaptersOf.has(word))) return null;
  const named = head.flatMap((word) => chaptersOf.get(word) ?? []);
  if (named.length === 0 || named.includes(hsCode.slice(0, 2))) return null;
  return [...new Set(named)];
}

function measureFindings({ value, weight, length, width, height }: Parcel): Finding[] {
  const found: Finding[] = [];
  const perKg = value / weight;
  const perLitre = weight / ((length * width * height) / 1000);
  if (perKg < LOWEST_PER_KG) found.push({ code: 'value_too_low', field: 'value', severity: 'warn' });
  if (perKg > HIGHEST_PER_KG) found.push({ code: 'value_too_high', field: 'value', severity: 'warn' });
  if (perLitre > HEAVIEST_PER_LITRE)
    found.push({ code: 'weight_too_high', field: 'weight', severity: 'warn' });
  if (perLitre < LIGHTEST_PER_LITRE)
    found.push({ code: 'weight_too_low', field: 'weight', severity: 'warn' });
  return found;
}
