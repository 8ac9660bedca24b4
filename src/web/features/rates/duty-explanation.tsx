// How the import costs were estimated: customs value, rates with source and date, what is left out.
import type { CustomsExplanation } from '#contract/customs.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { date, decimal, euro } from '../../lib/format.ts';
import { useCountryName } from '../../lib/country-names.ts';

type Props = { explanation: CustomsExplanation };

export function DutyExplanation({ explanation }: Props) {
  const { duties: t } = useText();
  const [language] = useLanguage();
  const nameOf = useCountryName();
  const sum = (cents: number) => euro(cents, language);
  const { carrierFee, handling, regime } = explanation;
  return (
    <div className="flex flex-col gap-3 pb-3 text-xs text-ink-soft [overflow-wrap:anywhere]">
      <p>
        {t.law(date(explanation.on))} {t.regime[regime]}
      </p>
      <dl className="flex flex-col gap-1 tabular-nums">
        {(['goods', 'freight', 'insurance', 'customsValue'] as const).map((name) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{t.value[name]}</dt>
            <dd className="whitespace-nowrap">{sum(explanation[name])}</dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-col gap-2">
        {explanation.lines.map((line) => (
          <li key={line.hsCode} className="border-l-2 border-line pl-3">
            <Line line={line} regime={regime} />
          </li>
        ))}
      </ul>
      {carrierFee.cents > 0 && (
        <p>
          {t.carrierFee(carrierFee.carrier, sum(carrierFee.cents))} (
          {carrierFee.isGuess ? t.guess : t.priceList}, {t.asOf(date(carrierFee.asOf))})
        </p>
      )}
      {handling.map(({ country, cents, asOf }) => (
        <p key={country}>
          {t.handling(country ? nameOf(country) : 'EU', sum(cents))} ({t.asOf(date(asOf))})
        </p>
      ))}
      <p>
        {t.leftOut} {t.returned}
      </p>
    </div>
  );
}

type LineProps = {
  line: CustomsExplanation['lines'][number];
  regime: CustomsExplanation['regime'];
};

function Line({ line: { hsCode, customsValue, duty, vat }, regime }: LineProps) {
  const { duties: t } = useText();
  const [language] = useLanguage();
  const lowest = decimal(duty.lowestPercent, language);
  const highest = decimal(duty.highestPercent, language);
  return (
    <>
      <p className="flex justify-between gap-4 text-ink">
        <span>{hsCode ?? t.withoutNumber}</span>
        <span className="whitespace-nowrap tabular-nums">{euro(customsValue, language)}</span>
      </p>
      {regime === 'tariff' && (
        <p>
          {t.duty(lowest === highest ? lowest : t.between(lowest, highest))} ({t.sources[duty.source]},{' '}
          {t.asOf(date(duty.asOf))}){duty.besides.map((name) => `, ${t.besides[name]}`)}
        </p>
      )}
      {regime !== 'gift' && (
        <p>
          {t.vat(decimal(vat.percent, language))}
          {vat.isReduced && `, ${t.reduced}`} ({t.vatSource}, {t.asOf(date(vat.asOf))})
        </p>
      )}
    </>
  );
}
