// What a field tells the input inside it: its id, its messages, whether it is invalid.
import { createContext, useContext } from 'react';

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

export const FieldContext = createContext<FieldState | null>(null);

/** The attributes that link an input to its field. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  return field
    ? {
        id: field.id,
        'aria-describedby': field.describedBy,
        'aria-invalid': field.invalid || undefined,
        'aria-required': field.required || undefined,
      }
    : {};
}
