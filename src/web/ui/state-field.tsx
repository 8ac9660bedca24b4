// State or province: a list where carriers insist on one, else a text (C-31).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
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
    queryFn: async () => {
      const { stateCodeOf, statesOf } = await import('../lib/places-states.ts');
      return { states: statesOf(country), codeOf: (text: string) => stateCodeOf(country, text) };
    },
    enabled: listed,
  });
  const { value } = input;
  const code = value && data ? data.codeOf(value) : value;
  const settle = useEffectEvent(() => input.onChange({ target: { value: code } }));
  useEffect(() => {
    // Typed before the country was known: nobody sees it behind the list, and no carrier would take it.
    if (code !== value) settle();
  }, [code, value]);
  if (!listed) return <Input {...input} />;
  // Until the list is here there is nothing to choose from.
  if (!data) return <Input {...input} readOnly />;
  return (
    <Select {...input}>
      <option value="">{t.wizard.address.stateChoose}</option>
      {data.states.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
