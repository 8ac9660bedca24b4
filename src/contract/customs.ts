// Customs estimate of an import into the EU (R67), for a chosen rate and the calculator. Never part of the sum to pay.
import * as z from 'zod/mini';
import { country } from '#domain/address.ts';
import { CustomsCase } from '#domain/customs.ts';
import { DutyRegime } from '#domain/low-value.ts';
import { Cents, centsFromEuro } from '#domain/money.ts';
import { goodsValue, HsCode, MAX_PARCELS } from '#domain/parcel.ts';
import { MAX_VALUE_EURO } from '#domain/parcel-limits.ts';
import { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import { line } from '#domain/text.ts';
import { endpoint } from './endpoint.ts';

const place = (reason: string) =>
  z.object(
    {
      country: country(reason),
      zip: z.nullish(line(20)),
      city: z.nullish(line(100)),
      // A company at either end means that no rule for private people applies.
      company: z.nullish(line(100)),
      businessName: z.nullish(line(100)),
      vatId: z.nullish(line(20)),
    },
    'required',
  );

/** Euro, as a number or in a rate's form: "36.27". */
const euro = z.union([z.number(), line(20)], 'invalid').check(
  z.refine((amount) => {
    const cents = centsFromEuro(amount);
    return cents !== null && cents >= 0 && cents <= MAX_VALUE_EURO * 100;
  }, 'invalid'),
);

const value = z.nullish(goodsValue);

/** Only what matters to customs; a parcel's dimensions may be sent along. */
const parcel = z.object({ value, hsCode: z.nullish(HsCode) });

/** Cents. */
export const CustomsCosts = z.object({ duties: Cents, taxes: Cents, fees: Cents, total: Cents });
export type CustomsCosts = z.infer<typeof CustomsCosts>;

/** How the figures were derived; percentages as 12 or 16.9, days as yyyy-MM-dd. */
export const CustomsExplanation = z.object({
  /** The day whose law was applied. */
  on: z.string(),
  regime: DutyRegime,
  /** Cents; goods, freight and insurance are the customs value. */
  goods: Cents,
  freight: Cents,
  insurance: Cents,
  customsValue: Cents,
  lines: z.array(
    z.object({
      hsCode: z.nullable(z.string()),
      customsValue: Cents,
      duty: z.object({
        lowestPercent: z.number(),
        highestPercent: z.number(),
        /** The digits of the number that decided; null when there are none. */
        code: z.nullable(z.string()),
        source: z.enum(['customs-examples', 'taric-extract', 'own-list']),
        asOf: z.string(),
        besides: z.array(z.enum(['agriculture', 'excise'])),
      }),
      vat: z.object({ percent: z.number(), isReduced: z.boolean(), asOf: z.string() }),
    }),
  ),
  carrierFee: z.object({ carrier: z.string(), cents: Cents, asOf: z.string(), isGuess: z.boolean() }),
  handling: z.array(z.object({ country: z.nullable(z.string()), cents: Cents, asOf: z.string() })),
});
export type CustomsExplanation = z.infer<typeof CustomsExplanation>;

type Price = z.infer<typeof euro>;

type Priced = { [Name in 'rate' | 'price' | 'total_price']?: Price | null | undefined };

/** The price of a rate, under whichever name it was sent. */
export const priceIn = ({ rate, price, total_price: total }: Priced): Price | null =>
  rate ?? price ?? total ?? null;

export const calculateCustoms = endpoint({
  method: 'POST',
  path: '/api/calculate-customs',
  summary: 'An estimate of duties, import VAT and fees for imports into the EU; null for other routes.',
  access: 'open',
  body: z.object({
    selectedRate: z
      .object(
        {
          /** Id of a quoted rate: everything is then taken from the stored quote, and only its owner gets an answer. */
          id: line(80),
          /** The price, by any of the names that rates have for it (R58). */
          rate: z.nullish(euro),
          price: z.nullish(euro),
          total_price: z.nullish(euro),
          carrier: line(80),
          service: z.nullish(line(120)),
        },
        'required',
      )
      .check(z.refine((rate) => priceIn(rate) !== null, { error: 'required', path: ['rate'] })),
    shipmentData: z.object(
      {
        fromAddress: place('sender_country_required'),
        toAddress: place('destination_country_required'),
        parcel: z.nullish(parcel),
        packages: z.nullish(z.array(parcel).check(z.maxLength(MAX_PARCELS, 'too_many_parcels'))),
        customsInfo: z.nullish(
          z.object({
            value,
            /** The same by the name of R155. */ customsValue: value,
            contentsType: z.nullish(line(40)),
          }),
        ),
        additionalServices: z.nullish(z.object({ insurance: z.nullish(z.boolean()) })),
        shipmentPurpose: z.nullish(ShipmentPurpose),
      },
      'required',
    ),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Says why there are no figures. */
    customsCase: CustomsCase,
    /** The upper end where only a range is known. */
    customsCosts: z.nullable(CustomsCosts),
    /** The lower end of a range; null where there is one figure. */
    lowest: z.nullable(CustomsCosts),
    isEstimate: z.literal(true),
    explanation: z.nullable(CustomsExplanation),
  }),
});
