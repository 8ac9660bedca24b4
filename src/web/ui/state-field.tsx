// State or province: a list where carriers insist on one, else a text (C-31).
import { useQuery } from '@tanstack/react-query';
import { stateRequired } from '#domain/territory.ts';
import { useText } from '../i18n/use-text.ts';
import { Input } from './input.tsx';
import { Select } from './select.tsx';

type Props = {
  country: string;
  name: string;
  value: string;
  autoComplete: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
};

export function StateField({ country, ...input }: Props) {
  const t = useText();
  const listed = stateRequired(country);
  const { data } = useQuery({
    queryKey: ['states', country],
    queryFn: async () => (await import('../lib/places-states.ts')).statesOf(country),
    enabled: listed,
  });
  if (!listed) return <Input {...input} />;
  // Until the list is here there is nothing to choose from.
  if (!data) return <Input {...input} readOnly />;
  return (
    <Select {...input}>
      <option value="">{t.wizard.address.stateChoose}</option>
      {data.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
