// "1.250" may be one and a quarter or 1250: says how it is read and offers the other reading (C-49).
import type { ReactNode } from 'react';
import { asThousands, parseDecimal } from '#domain/decimal.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal } from '../../lib/format.ts';

type Props = { text: string; otherwise?: ReactNode; onUse: (text: string) => void };

export function AmbiguousHint({ text, otherwise, onUse }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const parsed = parseDecimal(text);
  const thousands = parsed.ok && parsed.ambiguous ? asThousands(parsed.value) : null;
  return (
    <>
      {/* Always rendered, or what appears while a figure is typed would not be announced. */}
      <span role="status">
        {parsed.ok && thousands !== null && t.parcel.ambiguous(decimal(parsed.value, language), thousands)}
      </span>{' '}
      {thousands === null ? (
        otherwise
      ) : (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The button disappears; what it changed is in the field that this hint belongs to.
            const hint = currentTarget.closest('[id$=-hint]')?.id.replace(/-hint$/, '');
            onUse(thousands);
            if (hint) document.getElementById(hint)?.focus();
          }}
          className="text-harbour underline"
        >
          {t.parcel.useInstead(thousands)}
        </button>
      )}
    </>
  );
}
