// Who the customer is: name, private or business, company.
import type { Profile } from '#contract/profile.ts';
import { ProfileChange } from '#domain/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { reasonText } from '../../lib/error-text.ts';
import { changeOf } from '../../lib/profile.ts';
import type { Issue } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { NumberField } from './number-field.tsx';
import { SectionCard, SectionFoot } from './section-card.tsx';
import { useSection } from './use-section.ts';

type Values = {
  business: boolean;
  companyName: string;
  firstName: string;
  lastName: string;
  eori: string;
  newsletter: boolean;
};

const read = ({ business, companyName, firstName, lastName, eori, newsletter }: Profile): Values => ({
  business,
  companyName: companyName ?? '',
  firstName,
  lastName,
  eori: eori ?? '',
  newsletter,
});

/** Customs identify businesses, and only those, by this number. */
const part = ({ companyName, eori, ...values }: Values) => ({
  ...values,
  companyName: companyName.trim() || null,
  eori: values.business ? eori.trim() || null : null,
});

const idOf = (path: string): string => `own-${path}`;

export function OwnData({ profile, userId }: { profile: Profile; userId: string }) {
  const t = useText();
  const texts = t.profile.data;
  const check = (values: Values): Issue[] => {
    const parsed = ProfileChange.safeParse({ ...changeOf(profile), ...part(values) });
    // The other fields have sections of their own.
    return parsed.success
      ? []
      : parsed.error.issues.filter(({ path }) => Object.hasOwn(values, String(path[0])));
  };
  const section = useSection<Values>({ name: 'own', userId, profile, read, check, part, idOf });
  const { form } = section;
  const { values } = form;
  const field = (name: 'companyName' | 'firstName' | 'lastName', autoComplete: string, required = true) => {
    const reason = form.errorAt(name);
    return (
      <Field
        label={texts[name]}
        id={idOf(name)}
        required={required}
        error={reason && reasonText(t, reason)}
        {...(!required && { optional: t.site.optional })}
      >
        <Input
          name={name}
          autoComplete={autoComplete}
          value={values[name]}
          onChange={({ target }) => form.update(name, (all) => ({ ...all, [name]: target.value }))}
          onBlur={() => form.reveal(name)}
        />
      </Field>
    );
  };
  return (
    <SectionCard title={texts.title} text={texts.text}>
      <form noValidate onSubmit={section.onSubmit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <fieldset className="sm:col-span-2">
            <legend className="mb-1 text-xs font-medium">{texts.kind}</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              {(['private', 'business'] as const).map((kind) => (
                <label key={kind} className="flex min-h-10 items-center gap-2">
                  <input
                    type="radio"
                    name="kind"
                    className="size-5 accent-harbour"
                    checked={values.business === (kind === 'business')}
                    onChange={() =>
                      form.update('companyName', (all) => ({ ...all, business: kind === 'business' }))
                    }
                  />
                  {texts[kind]}
                </label>
              ))}
            </div>
          </fieldset>
          {field('firstName', 'given-name')}
          {field('lastName', 'family-name')}
          <div className="sm:col-span-2">{field('companyName', 'organization', values.business)}</div>
          {values.business && (
            <NumberField form={form} name="eori" id={idOf('eori')} label={texts.eori} hint={texts.eoriHint} />
          )}
          <Field label={texts.email} hint={texts.emailHint} id={idOf('email')} className="sm:col-span-2">
            <Input
              type="email"
              value={profile.email}
              readOnly
              className="border-line! bg-paper! text-ink-soft!"
            />
          </Field>
          <div className="sm:col-span-2">
            <Checkbox
              label={texts.newsletter}
              checked={values.newsletter}
              onChange={({ target }) =>
                form.update('newsletter', (all) => ({ ...all, newsletter: target.checked }))
              }
            />
          </div>
        </div>
        <SectionFoot section={section} />
      </form>
    </SectionCard>
  );
}
