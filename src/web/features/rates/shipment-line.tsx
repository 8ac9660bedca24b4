// What is bought, in one line near the button that costs money (§ 312j Abs. 2 BGB).
import type { ShipmentData } from '#contract/rates.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { kg } from '../../lib/format.ts';

export function ShipmentLine({ shipment }: { shipment: ShipmentData }) {
  const t = useText();
  const [language] = useLanguage();
  const { fromAddress, toAddress, packages, totalWeightKg } = shipment;
  return (
    <p className="mt-1 text-xs text-ink-soft tabular-nums [overflow-wrap:anywhere]">
      {t.rates.summary.packages(packages.length)}, {kg(totalWeightKg, language)} · {fromAddress.city} →{' '}
      {toAddress.city}
    </p>
  );
}
