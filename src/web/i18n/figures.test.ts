// The figures in texts are those of the domain: changing a fee must change its text, too.
import { expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#contract/uploads.ts';
import { EXPORT_DECLARATION_FROM } from '#domain/customs.ts';
import { MAX_PARCELS } from '#domain/parcel.ts';
import { MIN_DESCRIPTION } from '#domain/parcel-limits.ts';
import { SMALL_INVOICE } from '#domain/party.ts';
import { MIN_PICKUP_HOURS } from '#domain/pickup.ts';
import { exportDocumentationFee, insuranceFee, priceRate } from '#domain/pricing.ts';
import { MAX_INSURED } from '#domain/services.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const { basePrice, carbonNeutralFee } = priceRate({
  costCents: 1_000_000,
  discount: null,
  insuredValueCents: null,
  carbonNeutral: true,
  exportDocumentation: 'none',
  lithiumCents: 0,
  pickupCents: 0,
  vatApplies: false,
  customsCents: 0,
});
const insurancePercent = insuranceFee(10_000) / 100;
const carbonPercent = (carbonNeutralFee * 100) / basePrice;
const insuredEuro = MAX_INSURED / 100;
const exportEuro = EXPORT_DECLARATION_FROM / 100;
const megabytes = MAX_UPLOAD_BYTES / 1024 / 1024;

/** "2,1 % …, bis 50.000 €." says 2.1 and 50000. */
const figuresIn = (sentence: string, thousands: string): number[] =>
  (sentence.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) =>
    Number(figure.replaceAll(thousands, '').replace(',', '.')),
  );

test.each([
  ['German', de, '.'],
  ['English', en, ','],
] as const)('every %s sentence about a domain figure states that figure', (_, texts, thousands) => {
  const { insurance, carbonNeutral, export: declaration } = texts.services;
  const { codes, reasons } = texts.errors;
  const said: [string, number[]][] = [
    [insurance.text(''), [insurancePercent, insuredEuro]],
    [insurance.feeNote(''), [insurancePercent]],
    [insurance.aboveLimit, [insuredEuro]],
    [codes.insurance_above_limit, [insuredEuro]],
    [carbonNeutral.text, [carbonPercent]],
    [declaration.insteadOf, [exportDocumentationFee('provided') / 100]],
    [declaration.forced, [exportEuro]],
    [declaration.near, [exportEuro]],
    [declaration.description, [exportEuro]],
    [declaration.fileHint, [megabytes]],
    [declaration.tooLarge, [megabytes]],
    [codes.file_too_large, [megabytes]],
    [codes.billing_address_missing, [SMALL_INVOICE / 100]],
    [texts.wizard.packages.full, [MAX_PARCELS]],
    [reasons.too_many_parcels, [MAX_PARCELS]],
    [reasons.description_too_short, [MIN_DESCRIPTION]],
    [texts.parcel.descriptionCount(1), [1, MIN_DESCRIPTION]],
    [reasons.pickup_min_window, [MIN_PICKUP_HOURS]],
  ];
  for (const [sentence, figures] of said) expect(figuresIn(sentence, thousands), sentence).toEqual(figures);
});
