// A number issued by an authority, VAT id or EORI; optional.
import { useText } from '../../i18n/use-text.ts';
import { reasonText } from '../../lib/error-text.ts';
import type { Form } from '../../lib/use-form.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type Props<Name extends string, Values extends Record<Name, string>> = {
  form: Form<Values>;
  name: Name;
  id: string;
  label: string;
  hint: string;
};

export function NumberField<Name extends string, Values extends Record<Name, string>>(
  props: Props<Name, Values>,
) {
  const { form, name, ...field } = props;
  const t = useText();
  const reason = form.errorAt(name);
  return (
    <Field
      {...field}
      optional={t.site.optional}
      error={reason && reasonText(t, reason)}
      className="max-w-sm sm:col-span-2"
    >
      <Input
        name={name}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono"
        value={form.values[name]}
        onChange={({ target }) => form.update(name, (all) => ({ ...all, [name]: target.value }))}
        onBlur={() => form.reveal(name)}
      />
    </Field>
  );
}
