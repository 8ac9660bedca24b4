// The calculators' request for the costs of an import (R116).
import type { calculateCustoms, CustomsCosts, CustomsExplanation } from '#contract/customs.ts';
import type { CalculatorRate } from '#contract/calculator.ts';
import { type CalculatorInput, DEFAULT_GOODS_VALUE_CENTS, DEFAULT_HS_CODE } from '#domain/calculator.ts';
import { post } from './post.ts';

/** `asOf`: the date of each figure's source. */
export type CustomsAnswer = {
  costs: CustomsCosts;
  lowest: CustomsCosts | null;
  regime: CustomsExplanation['regime'];
  asOf: Record<'duties' | 'taxes' | 'fees', string>;
};

/** Null if there are no figures, for whatever reason. */
export async function askCustoms(
  { from, to, value }: CalculatorInput,
  rate: Pick<CalculatorRate, 'carrier' | 'service' | 'price'>,
): Promise<CustomsAnswer | null> {
  const goods = value ?? DEFAULT_GOODS_VALUE_CENTS / 100;
  try {
    // The path is repeated: the contract provides types only, as its constants would add all schemas to a small page.
    const response = await post<typeof calculateCustoms>('/api/calculate-customs', {
      selectedRate: { id: 'calculator', rate: rate.price, carrier: rate.carrier, service: rate.service },
      shipmentData: {
        fromAddress: { country: from },
        toAddress: { country: to },
        parcel: { value: goods, hsCode: DEFAULT_HS_CODE },
        customsInfo: { value: goods },
      },
    });
    return response.ok ? readCustoms(await response.json()) : null;
  } catch {
    // No answer, or not JSON: then no customs costs are shown (B§8).
    return null;
  }
}

export function readCustoms(reply: unknown): CustomsAnswer | null {
  const { customsCosts, lowest, explanation } = (reply ?? {}) as Partial<Record<string, unknown>>;
  const sources = isCosts(customsCosts) ? sourcesIn(explanation) : null;
  if (!isCosts(customsCosts) || !sources) return null;
  return { costs: customsCosts, lowest: isCosts(lowest) ? lowest : null, ...sources };
}

/** The sources for the calculator's single parcel; a figure without its source is not shown. */
function sourcesIn(explanation: unknown): Pick<CustomsAnswer, 'regime' | 'asOf'> | null {
  const { regime, lines, carrierFee } = (explanation ?? {}) as Partial<CustomsExplanation>;
  const line = lines?.[0];
  if (!regime || !line || !carrierFee) return null;
  return { regime, asOf: { duties: line.duty.asOf, taxes: line.vat.asOf, fees: carrierFee.asOf } };
}

const isCosts = (value: unknown): value is CustomsCosts =>
  typeof value === 'object' &&
  value !== null &&
  ['duties', 'taxes', 'fees', 'total'].every((name) =>
    Number.isSafeInteger((value as Record<string, unknown>)[name]),
  );
