// What customs asks beyond the tariff number: where the goods were made, and why they are sent. Both are optional.
import { useEffect } from 'react';
import { purposeOf } from '#domain/customs-item.ts';
import { mayHaveLeftBefore } from '#domain/earlier-export.ts';
import { DEFAULT_PURPOSE, ShipmentPurpose } from '#domain/shipment-purpose.ts';
import { MAX_EARLIER_EXPORT } from '#domain/text-limits.ts';
import { useText } from '../../i18n/use-text.ts';
import { reasonText } from '../../lib/error-text.ts';
import { focusNamed } from '../../lib/focus-named.ts';
import { oneLine } from '../../lib/one-line.ts';
import { CountrySelect } from '../../ui/country-select.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { inputId } from './checklist.ts';
import { ProductIdFields } from './product-id-fields.tsx';
import type { Wizard } from './use-wizard.ts';

export function CustomsFields({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const texts = t.papers.goods;
  const { form, values, selected } = wizard;
  const assumed = purposeOf(values);
  // Unless stated it is a sale (B§3); but most of what private customers send is none, and a customs paper states it.
  const isSaid = values.purpose !== null || wizard.user.business || assumed !== DEFAULT_PURPOSE;
  useEffect(() => focusNamed('package'), []);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={texts.origin}
          id={inputId('package', 'originCountry')}
          optional={t.site.optional}
          hint={texts.originHint}
        >
          <CountrySelect
            value={values.packages[selected]?.originCountry ?? ''}
            onChange={(originCountry) => wizard.setParcel({ originCountry })}
            autoComplete="off"
            clearable
          />
        </Field>
        <Field
          label={texts.purpose}
          id={inputId('package', 'purpose')}
          hint={isSaid ? texts.purposeHint : texts.purposeUnsaid}
        >
          <Select
            value={isSaid ? assumed : ''}
            onChange={({ target }) => {
              const purpose = ShipmentPurpose.parse(target.value);
              form.update('purpose', (all) => ({ ...all, purpose }));
            }}
          >
            {!isSaid && (
              <option value="" disabled>
                {texts.purposeChoose}
              </option>
            )}
            {ShipmentPurpose.options.map((purpose) => (
              <option key={purpose} value={purpose}>
                {texts.purposes[purpose]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {mayHaveLeftBefore(assumed) && <EarlierExport form={form} value={values.earlierExport} />}
      <ProductIdFields wizard={wizard} />
    </>
  );
}

function EarlierExport({ form, value }: { form: Wizard['form']; value: string }) {
  const t = useText();
  const { earlierExport, earlierExportHint } = t.papers.goods;
  const reason = form.errorAt('earlierExport');
  return (
    <Field
      label={earlierExport}
      id={inputId('package', 'earlierExport')}
      className="mt-4"
      optional={t.site.optional}
      hint={earlierExportHint}
      error={reason ? reasonText(t, reason) : undefined}
    >
      <Input
        autoComplete="off"
        maxLength={MAX_EARLIER_EXPORT}
        value={value}
        onChange={({ target }) =>
          form.update('earlierExport', (all) => ({ ...all, earlierExport: oneLine(target.value) }))
        }
        onBlur={() => form.reveal('earlierExport')}
      />
    </Field>
  );
}
