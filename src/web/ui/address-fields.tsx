// The fields of an address, in the order in which people write one (R26–R28).
import { type ComponentProps, type ReactNode, useState } from 'react';
import { hasPostcodes, stateRequired } from '#domain/territory.ts';
import { zipWithin } from '#domain/written-address.ts';
import { useText } from '../i18n/use-text.ts';
import type { AddressForm, BusinessField } from '../lib/address-form.ts';
import { reasonText } from '../lib/error-text.ts';
import { loadOnce } from '../lib/load-once.ts';
import type { Form } from '../lib/use-form.ts';
import { useLoaded } from '../lib/use-loaded.ts';
import type { Said } from './address-hints.tsx';
import { CountrySelect } from './country-select.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { StateField } from './state-field.tsx';

type Props = {
  /** Tells this address from others on the page, for a browser's autofill as well: ids are `<name>-<field>`. */
  name: string;
  address: AddressForm;
  form: Pick<Form<unknown>, 'errorAt' | 'reveal' | 'conceal'>;
  /** The path of the address in the form. */
  path: string;
  onChange: (change: Partial<AddressForm>) => void;
  business: readonly BusinessField[];
  /** Renders the street field where it is more than an input. */
  street?: (input: ComponentProps<'input'> & { value: string }) => ReactNode;
};

/** Loaded after the fields; they say nothing before a field has been left. */
const lazyHints = loadOnce(() => import('./address-hints.tsx'), 'addressing');

const plainStreet = (input: ComponentProps<'input'>) => <Input {...input} />;

export function AddressFields({
  name,
  address,
  form,
  path,
  onChange,
  business,
  street = plainStreet,
}: Props) {
  const t = useText();
  const a = t.wizard.address;
  const hints = useLoaded(lazyHints);
  const [said, onSay] = useState<Said>({});
  const [typingIn, setTypingIn] = useState<string | null>(null);
  const error = (field: keyof AddressForm) => {
    const reason = form.errorAt(`${path}.${field}`);
    return reason ? reasonText(t, reason) : undefined;
  };
  /** Keeps two addresses apart, or a browser would fill both with one. */
  const auto = (token: string) => `section-${name} shipping ${token}`;
  const shell = (field: keyof AddressForm, label: string, required = false) => ({
    label,
    id: `${name}-${field}`,
    required,
    ...(required ? {} : { optional: t.site.optional }),
    hint: said[field],
    error: error(field),
  });
  const bind = (field: keyof AddressForm) => ({
    name: `${name}-${field}`,
    value: address[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    onBlur: () => form.reveal(`${path}.${field}`),
  });
  const input = (field: keyof AddressForm, token: string) => ({ ...bind(field), autoComplete: auto(token) });
  const onCountry = (country: string) => {
    form.conceal(`${path}.state`);
    const zip = zipWithin(country, address.zip);
    // The country may be known late; text typed below it meanwhile is not in `address`, and stays.
    onChange({
      country,
      ...(address.country && { state: '', customsId: '' }),
      ...(zip !== address.zip && { zip }),
    });
  };
  return (
    <div
      className="grid grid-cols-1 gap-6 sm:gap-8"
      onFocus={(event) => setTypingIn(event.target.id)}
      onBlur={() => setTypingIn('')}
    >
      <fieldset className="address-part">
        <legend className="mb-3 text-base font-semibold tracking-tight">{a.contact}</legend>
        <Field {...shell('name', a.name, true)} className="sm:col-span-3">
          <Input {...input('name', 'name')} />
        </Field>
        <Field {...shell('company', a.company)} className="sm:col-span-3">
          <Input {...input('company', 'organization')} />
        </Field>
        {business.includes('businessName') && (
          <Field {...shell('businessName', a.businessName)} className="sm:col-span-3">
            <Input {...bind('businessName')} />
          </Field>
        )}
        {business.includes('vatId') && (
          <Field {...shell('vatId', a.vatId)} hint={said.vatId ?? a.vatIdHint} className="sm:col-span-3">
            <Input autoCapitalize="characters" {...bind('vatId')} />
          </Field>
        )}
      </fieldset>
      <fieldset className="address-part">
        <legend className="mb-3 text-base font-semibold tracking-tight">{a.place}</legend>
        <Field {...shell('country', a.country, true)} className="sm:col-span-6">
          <CountrySelect
            value={address.country}
            onChange={onCountry}
            onBlur={() => form.reveal(`${path}.country`)}
            autoComplete={auto('country-name')}
          />
        </Field>
        <Field {...shell('street1', a.street1, true)} className="sm:col-span-4">
          {street(input('street1', 'address-line1'))}
        </Field>
        <Field {...shell('street2', a.street2)} className="sm:col-span-2">
          <Input {...input('street2', 'address-line2')} />
        </Field>
        <Field
          {...shell('zip', a.zip, true)}
          hint={address.country && !hasPostcodes(address.country) ? a.noZip : said.zip}
          className="sm:col-span-2"
        >
          <Input {...input('zip', 'postal-code')} />
        </Field>
        <Field {...shell('city', a.city, true)} className="sm:col-span-4">
          <Input {...input('city', 'address-level2')} />
        </Field>
        {hints && <hints.AddressHints {...{ name, address, typingIn, onSay, onChange }} />}
        <Field
          {...shell('state', a.state, stateRequired(address.country))}
          hint={stateRequired(address.country) ? a.stateHint : undefined}
          className="sm:col-span-6"
        >
          <StateField key={address.country} country={address.country} {...input('state', 'address-level1')} />
        </Field>
        {hints && <hints.CustomsIdField {...{ name, address, shell, bind }} />}
      </fieldset>
      <fieldset className="address-part">
        <legend className="mb-3 text-base font-semibold tracking-tight">{a.reach}</legend>
        <Field {...shell('phone', a.phone, true)} hint={said.phone ?? a.phoneHint} className="sm:col-span-3">
          <Input type="tel" inputMode="tel" {...input('phone', 'tel')} />
        </Field>
        <Field {...shell('email', a.email, true)} className="sm:col-span-3">
          <Input type="email" inputMode="email" autoCapitalize="none" {...input('email', 'email')} />
        </Field>
      </fieldset>
    </div>
  );
}
