// The field for a discount code, or the code that is applied (R69).
import { Tag, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_DISCOUNT_CODE } from '#domain/text-limits.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { Discount } from './use-discount.ts';

export function DiscountCode({ discount, ready }: { discount: Discount; ready: boolean }) {
  const t = useText();
  const [removed, setRemoved] = useState(false);
  const id = useFocusOn(discount);
  if (!discount.offered) return null;
  if (discount.code !== null && discount.priced) {
    return (
      <div className="flex press-10 items-center gap-2 rounded-input border border-good/40 bg-good-soft pl-3">
        <Tag aria-hidden size={16} className="shrink-0 text-good" />
        <span id={id} tabIndex={-1} className="min-w-0 flex-1 truncate">
          {t.rates.code.applied(discount.code)}
        </span>
        <button
          type="button"
          onClick={() => {
            setRemoved(true);
            discount.remove();
          }}
          className="grid size-10 shrink-0 place-items-center rounded-input text-ink-soft hover:text-ink"
        >
          <X aria-hidden size={16} />
          <span className="sr-only">{t.rates.code.removeNamed(discount.code)}</span>
        </button>
      </div>
    );
  }
  const isEmpty = discount.typed.trim() === '';
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || !ready) return;
    setRemoved(false);
    discount.apply();
  };
  const refused = discount.refused && (
    <span role="alert">
      <strong className="font-medium">{t.rates.code.invalidTitle}</strong>.{' '}
      <span>{t.rates.code.invalidText}</span>
    </span>
  );
  return (
    <form onSubmit={apply} className="flex items-end gap-2">
      {/* Focused instead of the field: on a phone its keyboard would cover the new price. The field comes next. */}
      {removed && (
        <span id={id} tabIndex={-1} className="sr-only">
          {t.rates.code.removed}
        </span>
      )}
      <Field label={t.rates.code.label} error={refused} className="flex-1">
        <span className="flex gap-2">
          <Input
            value={discount.typed}
            onChange={(event) => discount.type(event.target.value)}
            maxLength={MAX_DISCOUNT_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
          />
          <Button type="submit" disabled={isEmpty || !ready} busy={discount.asking}>
            {t.rates.code.apply}
          </Button>
        </span>
      </Field>
    </form>
  );
}

/** Field and applied code replace each other: the focus goes to what is there after applying or removing a code. */
function useFocusOn({ code, priced, refused }: Discount): string {
  const id = useId();
  const before = useRef(code);
  const isThere = code === null || priced !== null;
  useEffect(() => {
    if (!isThere || before.current === code) return;
    before.current = code;
    const place = document.getElementById(id);
    // Only if the focus has fallen back to the page or the sheet: not if the customer is elsewhere by now.
    if (!refused && document.activeElement?.contains(place)) place?.focus();
  }, [id, code, isThere, refused]);
  return id;
}
