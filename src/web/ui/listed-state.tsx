// The list of a country's states or provinces, from a table that loads on demand.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Input } from './input.tsx';
import { Select } from './select.tsx';
import type { StateFieldProps } from './state-field.tsx';

export function ListedState({ country, ...input }: StateFieldProps) {
  const t = useText();
  const { data, isError } = useQuery({
    queryKey: ['states', country],
    queryFn: async () => {
      const { stateCodeOf, statesOf } = await import('../lib/country-states.ts');
      return { states: statesOf(country), codeOf: (text: string) => stateCodeOf(country, text) };
    },
  });
  const { value } = input;
  const code = value && data ? data.codeOf(value) : value;
  const settle = useEffectEvent(() => input.onChange({ target: { value: code } }));
  useEffect(() => {
    // Typed before the country was known: it is not visible behind the list, and no carrier would accept it.
    if (code !== value) settle();
  }, [code, value]);
  // Until the list has loaded there is nothing to choose from; if it cannot be, the state is typed.
  if (!data) return <Input {...input} readOnly={!isError} />;
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
