// Help for the rates, collapsed at first (R14).
import { ChevronDown } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';

export function RatesHelp() {
  const { help } = useText().rates;
  return (
    <details className="group mt-6 rounded-card print:hidden border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-card px-4 text-ink-soft [&::-webkit-details-marker]:hidden">
        {help.title}
        <ChevronDown aria-hidden size={16} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 border-t border-line p-4 text-ink-soft">
        {help.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  );
}
