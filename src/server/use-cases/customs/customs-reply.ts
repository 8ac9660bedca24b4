// The estimate as it is sent: percentages instead of basis points, and what every figure was made of.
import type { calculateCustoms as endpoint, CustomsExplanation } from '#contract/customs.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { CustomsCase } from '#domain/customs.ts';
import type { Consignment, DutyEstimate, DutyLine } from '#domain/duty.ts';

type Estimated = { customsCase: CustomsCase; estimate: DutyEstimate | null; consignment: Consignment };

export const toCustomsReply = ({
  customsCase,
  estimate,
  consignment,
}: Estimated): ReplyOf<typeof endpoint> => ({
  success: true,
  customsCase,
  customsCosts: estimate?.costs ?? null,
  lowest: estimate?.lowest ?? null,
  isEstimate: true,
  explanation: estimate && toExplanation(estimate, consignment),
});

const toExplanation = (estimate: DutyEstimate, { carrier, on }: Consignment): CustomsExplanation => ({
  on,
  regime: estimate.regime,
  goods: estimate.goods,
  freight: estimate.freight,
  insurance: estimate.insurance,
  customsValue: estimate.customsValue,
  lines: estimate.lines.map(toLine),
  carrierFee: { carrier, ...estimate.carrierFee },
  handling: estimate.handling,
});

const toLine = ({ hsCode, customsValue, rate, vat }: DutyLine): CustomsExplanation['lines'][number] => ({
  hsCode,
  customsValue,
  duty: {
    lowestPercent: rate.lowest / 100,
    highestPercent: rate.highest / 100,
    code: rate.code,
    source: rate.source,
    asOf: rate.asOf,
    besides: [...rate.besides],
  },
  vat: { percent: vat.basisPoints / 100, isReduced: vat.isReduced, asOf: vat.asOf },
});
