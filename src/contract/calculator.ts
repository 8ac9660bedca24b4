// The endpoint of the calculators on landing page and widget (R144): a price for everybody, nothing to buy.
import * as z from 'zod/mini';
import { DEFAULT_GOODS_VALUE_CENTS } from '#domain/calculator.ts';
import { countryFromParam } from '#domain/country-param.ts';
import { CustomsCase } from '#domain/customs.ts';
import { Cents } from '#domain/money.ts';
import { goodsValue, measure } from '#domain/parcel.ts';
import { MAX_SIDE_CM, MAX_WEIGHT_KG } from '#domain/parcel-limits.ts';
import { isKnownCountry } from '#domain/territory.ts';
import { endpoint } from './endpoint.ts';

/** A country code, or a name as a link may have it. */
const country = (reason: string) =>
  z.string(reason).check(
    z.trim(),
    z.refine((text) => text.length > 1, { error: reason, abort: true }),
    z.overwrite((text) => countryFromParam(text) ?? ''),
    z.refine(isKnownCountry, 'country_unknown'),
  );

export const CalculatorRate = z.object({
  carrier: z.string(),
  service: z.string(),
  /** "HUB Economy" for hub routes, null for direct ones. */
  label: z.nullable(z.string()),
  /** What a private customer pays, VAT included where it is due. */
  priceCents: Cents,
  /** The same in euro: "12.90". */
  price: z.string(),
  currency: z.literal('EUR'),
  vatCents: Cents,
  /** The carrier's, business days; the corrections of C-46 are the widget's own. */
  deliveryDays: z.nullable(z.number()),
  isHub: z.boolean(),
  /** It cannot be booked alone, only as part of a hub route (C-11). */
  onlyAsHubLeg: z.boolean(),
  /** The price includes an export declaration, which goods of that value must have. */
  withExportDeclaration: z.boolean(),
  customsCase: CustomsCase,
});
export type CalculatorRate = z.infer<typeof CalculatorRate>;

export const quoteCalculator = endpoint({
  method: 'POST',
  path: '/api/widget/rates',
  summary: 'Prices for one parcel between two countries, VAT included, cheapest first. Nothing is stored.',
  access: 'open',
  body: z.object({
    /** Centimetres and kilograms. */
    length: measure('length_positive', MAX_SIDE_CM),
    width: measure('width_positive', MAX_SIDE_CM),
    height: measure('height_positive', MAX_SIDE_CM),
    weight: measure('weight_positive', MAX_WEIGHT_KG),
    /** Value of the goods in euro; above a threshold the price includes an export declaration. */
    value: z._default(goodsValue, DEFAULT_GOODS_VALUE_CENTS / 100),
    fromCountry: country('sender_country_required'),
    toCountry: country('destination_country_required'),
    /** Where the prices are shown, which decides the services that are (C-11). */
    place: z._default(z.enum(['widget', 'landing']), 'widget'),
  }),
  reply: z.object({
    success: z.literal(true),
    rates: z.array(CalculatorRate),
    /** Why there is no rate; null as soon as there is one. */
    message: z.nullable(z.string()),
  }),
});
