// The form of one address: sender or recipient (R26–R28).
import { hasPostcodes, stateRequired } from '#domain/territory.ts';
import { useText } from '../../i18n/use-text.ts';
import { reasonText } from '../../lib/error-text.ts';
import { CountrySelect } from '../../ui/country-select.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { inputId } from './checklist.ts';
import { StateField } from './state-field.tsx';
import type { Wizard } from './use-wizard.ts';
import type { AddressForm } from './wizard-state.ts';

/** Shown where a country has no postcodes (C-31). */
const NO_POSTCODE = '00000';

type Props = { wizard: Wizard; step: 'sender' | 'recipient' };

export function AddressStep({ wizard, step }: Props) {
  const t = useText();
  const a = t.wizard.address;
  const side = step === 'sender' ? 'fromAddress' : 'toAddress';
  const { form, user } = wizard;
  const address = wizard.values[side];
  const error = (field: keyof AddressForm) => {
    const reason = form.errorAt(`${side}.${field}`);
    return reason ? reasonText(t, reason) : undefined;
  };
  /** Sender and recipient are told apart, or a browser would fill both with one address. */
  const auto = (token: string) => `section-${step} shipping ${token}`;
  const shell = (field: keyof AddressForm, label: string, required = false) => ({
    label,
    id: inputId(step, field),
    required,
    ...(required ? {} : { optional: t.site.optional }),
    error: error(field),
  });
  const bind = (field: keyof AddressForm) => ({
    name: `${step}-${field}`,
    value: address[field],
    onChange: (event: { target: { value: string } }) =>
      wizard.setAddress(side, { [field]: event.target.value }),
    onBlur: () => form.reveal(`${side}.${field}`),
  });
  const input = (field: keyof AddressForm, token: string) => ({ ...bind(field), autoComplete: auto(token) });
  const onCountry = (country: string) => {
    const preset = !hasPostcodes(country) && !address.zip.trim() ? { zip: NO_POSTCODE } : {};
    const cleared = hasPostcodes(country) && address.zip === NO_POSTCODE ? { zip: '' } : {};
    form.conceal(`${side}.state`);
    wizard.setAddress(side, { country, state: '', ...preset, ...cleared });
  };
  const group = 'grid gap-x-4 gap-y-4 sm:grid-cols-6';
  return (
    <div className="flex flex-col gap-8">
      <fieldset className={group}>
        <legend className="mb-3 text-base font-semibold tracking-tight">{a.contact}</legend>
        <Field {...shell('name', a.name, true)} className="sm:col-span-3">
          <Input {...input('name', 'name')} />
        </Field>
        <Field {...shell('company', a.company)} className="sm:col-span-3">
          <Input {...input('company', 'organization')} />
        </Field>
        {user.business && (
          <Field {...shell('businessName', a.businessName)} className="sm:col-span-3">
            <Input {...bind('businessName')} />
          </Field>
        )}
        {user.business && step === 'recipient' && (
          <Field {...shell('vatId', a.vatId)} hint={a.vatIdHint} className="sm:col-span-3">
            <Input autoCapitalize="characters" {...bind('vatId')} />
          </Field>
        )}
      </fieldset>
      <fieldset className={group}>
        <legend className="mb-3 text-base font-semibold tracking-tight">{a.place}</legend>
        <Field {...shell('country', a.country, true)} className="sm:col-span-6">
          <CountrySelect
            value={address.country}
            onChange={onCountry}
            onBlur={() => form.reveal(`${side}.country`)}
            autoComplete={auto('country-name')}
          />
        </Field>
        <Field
          {...shell('street1', a.street1, true)}
          hint={isPoBox(address.street1) ? a.poBox : undefined}
          className="sm:col-span-4"
        >
          <Input {...input('street1', 'address-line1')} />
        </Field>
        <Field {...shell('street2', a.street2)} className="sm:col-span-2">
          <Input {...input('street2', 'address-line2')} />
        </Field>
        <Field
          {...shell('zip', a.zip, true)}
          hint={address.country && !hasPostcodes(address.country) ? a.noZip : undefined}
          className="sm:col-span-2"
        >
          <Input {...input('zip', 'postal-code')} />
        </Field>
        <Field {...shell('city', a.city, true)} className="sm:col-span-4">
          <Input {...input('city', 'address-level2')} />
        </Field>
        <Field
          {...shell('state', a.state, stateRequired(address.country))}
          hint={stateRequired(address.country) ? a.stateHint : undefined}
          className="sm:col-span-6"
        >
          <StateField key={address.country} country={address.country} {...input('state', 'address-level1')} />
        </Field>
      </fieldset>
      <fieldset className={group}>
        <legend className="mb-3 text-base font-semibold tracking-tight">{a.reach}</legend>
        <Field {...shell('phone', a.phone, true)} hint={a.phoneHint} className="sm:col-span-3">
          <Input type="tel" inputMode="tel" {...input('phone', 'tel')} />
        </Field>
        <Field {...shell('email', a.email, true)} className="sm:col-span-3">
          <Input type="email" inputMode="email" autoCapitalize="none" {...input('email', 'email')} />
        </Field>
      </fieldset>
    </div>
  );
}

const isPoBox = (street: string): boolean =>
  /\b(postfach|p\.?\s*o\.?\s*box|bo[iî]te postale|apartado)\b/i.test(street);
