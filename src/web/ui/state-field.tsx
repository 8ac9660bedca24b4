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

/** Without a connection it is a text, too: the server knows the states. */
const ListedState = lazy(() =>
  import('./listed-state.tsx').then(
    (file) => ({ default: file.ListedState }),
    () => ({ default: TypedState }),
  ),
);

const TypedState = ({ country: _, ...input }: StateFieldProps & { readOnly?: true }) => <Input {...input} />;

export const StateField = (field: StateFieldProps) =>
  stateRequired(field.country) ? (
    <Suspense fallback={<TypedState {...field} readOnly />}>
      <ListedState {...field} />
    </Suspense>
  ) : (
    <TypedState {...field} />
  );
