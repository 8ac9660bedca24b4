// Which goods they are, for sales to consumers in the EU: the numbers of seller, manufacturer and bar code.
import { isBusiness } from '#domain/address.ts';
import { purposeOf } from '#domain/customs-item.ts';
import { requiresProductIds } from '#domain/product-ids.ts';
import { MAX_GTIN, MAX_MANUFACTURER_ID, MAX_MERCHANT_ID } from '#domain/text-limits.ts';
import { useText } from '../../i18n/use-text.ts';
import { reasonText } from '../../lib/error-text.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { inputId } from './checklist.ts';
import { valueOf } from './settled-form.ts';
import type { Wizard } from './use-wizard.ts';
import { placeOf, type WizardForm } from './wizard-state.ts';

const limits = {
  merchantProductId: MAX_MERCHANT_ID,
  manufacturerProductId: MAX_MANUFACTURER_ID,
  gtin: MAX_GTIN,
} as const;
const fields = ['merchantProductId', 'manufacturerProductId', 'gtin'] as const;

export function ProductIdFields({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const texts = t.papers.goods.productIds;
  const { form, values, selected } = wizard;
  const parcel = values.packages[selected];
  // What was typed stays visible: it may be what is wrong.
  if (!parcel || !(isAsked(values) || fields.some((field) => parcel[field] !== ''))) return null;
  const hintId = inputId('package', 'productIds');
  return (
    <div role="group" aria-labelledby={`${hintId}-title`} aria-describedby={hintId} className="mt-4">
      <p id={`${hintId}-title`} className="text-sm font-medium">
        {texts.title}
      </p>
      <p id={hintId} className="mt-0.5 mb-3 text-xs text-ink-soft">
        {texts.hint}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        {fields.map((field) => {
          const path = `packages.${selected}.${field}`;
          const reason = form.errorAt(path);
          return (
            <Field
              key={field}
              label={texts[field]}
              id={inputId('package', field)}
              {...(field === 'gtin' && { optional: t.site.optional })}
              error={reason ? reasonText(t, reason) : undefined}
            >
              <Input
                autoComplete="off"
                inputMode={field === 'gtin' ? 'numeric' : undefined}
                maxLength={limits[field]}
                value={parcel[field]}
                onChange={({ target }) => wizard.setParcel({ [field]: target.value })}
                onBlur={() => form.reveal(path)}
              />
            </Field>
          );
        })}
      </div>
    </div>
  );
}

function isAsked(values: WizardForm): boolean {
  const goodsCents = valueOf(values.packages);
  return (
    goodsCents > 0 &&
    requiresProductIds({
      from: placeOf(values.fromAddress),
      to: placeOf(values.toAddress),
      goodsCents,
      purpose: purposeOf(values),
      recipientIsBusiness: isBusiness(values.toAddress),
    })
  );
}
