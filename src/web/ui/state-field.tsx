// State or province: a list where carriers insist on one, else a text (C-31).
import { lazy, Suspense } from 'react';
import { stateRequired } from '#domain/territory.ts';
import { Input } from './input.tsx';

export type StateFieldProps = {
  country: string;
  name: string;
  value: string;
  autoComplete: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
};

const ListedState = lazy(() => import('./listed-state.tsx').then((file) => ({ default: file.ListedState })));

export function StateField({ country, ...input }: StateFieldProps) {
  if (!stateRequired(country)) return <Input {...input} />;
  return (
    <Suspense fallback={<Input {...input} readOnly />}>
      <ListedState country={country} {...input} />
    </Suspense>
  );
}
