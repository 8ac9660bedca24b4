// One parcel: size, weight, and what customs wants to know (R31).
import { useState } from 'react';
import { parseDecimal } from '#domain/decimal.ts';
import { MAX_DESCRIPTION, MIN_DESCRIPTION } from '#domain/parcel-limits.ts';
import { MAX_HS_CODE } from '#domain/text-limits.ts';
import { useText } from '../../i18n/use-text.ts';
import { reasonText } from '../../lib/error-text.ts';
import { oneLine } from '../../lib/one-line.ts';
import { type Figure, units, withoutUnit } from '../../lib/typed-figure.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AmbiguousHint } from './ambiguous-hint.tsx';
import { inputId } from './checklist.ts';
import { CustomsPart, DescriptionPart } from './customs-part.tsx';
import { TariffHelp } from './tariff-help.tsx';
import { needsTariffNumber } from './tariff-numbers.ts';
import type { Wizard } from './use-wizard.ts';
import { WeightPart } from './weight-part.tsx';
import type { parcelFields } from './wizard-state.ts';

export function PackageForm({ wizard }: { wizard: Wizard }) {
  const t = useText();
  const { form, values, selected } = wizard;
  const [isDescribing, setDescribing] = useState(false);
  const parcel = values.packages[selected];
  if (!parcel) return null;
  const error = (field: (typeof parcelFields)[number]) => {
    const reason = form.errorAt(`packages.${selected}.${field}`);
    return reason ? reasonText(t, reason) : undefined;
  };
  const figureError = (field: Figure) => {
    const parsed = parseDecimal(parcel[field]);
    const tooMany = !parsed.ok && parsed.reason === 'too_many_decimals';
    return error(field) && (tooMany ? t.parcel.tooManyDecimals : error(field));
  };
  const bind = (field: (typeof parcelFields)[number], tidy = (text: string) => text) => ({
    value: parcel[field],
    onChange: (event: { target: { value: string } }) =>
      wizard.setParcel({ [field]: tidy(event.target.value) }),
    onBlur: () => form.reveal(`packages.${selected}.${field}`),
  });
  /** Only on leaving the field: "EUR" may become "Euro". */
  const leave = (field: Figure) => {
    const bare = withoutUnit(parcel[field], units[field]);
    if (bare !== parcel[field]) wizard.setParcel({ [field]: bare });
    form.reveal(`packages.${selected}.${field}`);
  };
  const figure = (field: Figure, hint?: string) => (
    <Field
      label={
        <>
          {t.parcel[field]}
          <span className="sr-only"> {units[field]}</span>
        </>
      }
      id={inputId('package', field)}
      required
      error={figureError(field)}
      hint={
        <AmbiguousHint
          text={parcel[field]}
          otherwise={hint}
          onUse={(text) => wizard.setParcel({ [field]: text })}
        />
      }
    >
      <Input
        inputMode="decimal"
        autoComplete="off"
        unit={units[field]}
        {...bind(field)}
        onBlur={() => leave(field)}
      />
    </Field>
  );
  const isNeeded = needsTariffNumber(values);
  const letters = [...parcel.description.trim()].length;
  return (
    <div key={parcel.id} className="grid grid-cols-1 gap-8">
      <fieldset>
        <legend className="mb-3 text-base font-semibold tracking-tight">{t.parcel.size}</legend>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {figure('length')}
          {figure('width')}
          {figure('height')}
          {figure('weight')}
        </div>
        <WeightPart wizard={wizard} />
      </fieldset>
      <fieldset>
        <legend className="mb-3 text-base font-semibold tracking-tight">{t.parcel.goods}</legend>
        <div className="flex flex-col gap-4">
          <Field
            label={t.parcel.description}
            id={inputId('package', 'description')}
            required
            error={error('description')}
            hint={
              <>
                {letters > 0 && letters < MIN_DESCRIPTION
                  ? t.parcel.descriptionCount(letters)
                  : t.parcel.descriptionHint}
                <DescriptionPart wizard={wizard} isTyping={isDescribing} />
              </>
            }
          >
            <TextArea
              rows={2}
              maxLength={MAX_DESCRIPTION}
              autoComplete="off"
              {...bind('description', oneLine)}
              onFocus={() => setDescribing(true)}
              onBlur={() => {
                setDescribing(false);
                form.reveal(`packages.${selected}.description`);
              }}
            />
          </Field>
          <TariffHelp
            description={parcel.description}
            hsCode={parcel.hsCode}
            onPick={(hsCode) => wizard.setParcel({ hsCode })}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={t.parcel.hsCode}
              id={inputId('package', 'hsCode')}
              optional={isNeeded ? t.parcel.hsCodeLater : t.site.optional}
              error={error('hsCode')}
              hint={isNeeded ? `${t.parcel.hsCodeForm} ${t.parcel.hsCodeNeeded}` : t.parcel.hsCodeHint}
            >
              <Input inputMode="numeric" autoComplete="off" maxLength={MAX_HS_CODE} {...bind('hsCode')} />
            </Field>
            {figure('value', t.parcel.valueHint)}
          </div>
          <CustomsPart wizard={wizard} />
        </div>
      </fieldset>
    </div>
  );
}
