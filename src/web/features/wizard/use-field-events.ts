// Events of a field that is rendered elsewhere, for the part that was loaded for it only later.
import { useEffect, useEffectEvent } from 'react';

type Handlers = {
  onInput: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
};

/** `before`: the field's text when it was entered; what was typed since then is reported at once. */
export function useFieldEvents(fieldId: string, before: string, handlers: Handlers): void {
  const onInput = useEffectEvent(handlers.onInput);
  const onKeyDown = useEffectEvent(handlers.onKeyDown);
  const onBlur = useEffectEvent(handlers.onBlur);
  useEffect(() => {
    const field = document.getElementById(fieldId) as HTMLInputElement | null;
    if (!field) return;
    const catchUp = setTimeout(() => {
      if (document.activeElement === field && field.value !== before) onInput(field.value);
    });
    const events = new AbortController();
    // On the document, and so after React: re-rendering the field before React has read it would drop the character.
    const on = <K extends 'input' | 'keydown' | 'focusout'>(
      type: K,
      handle: (event: DocumentEventMap[K]) => void,
    ): void =>
      document.addEventListener(type, (event) => event.target === field && handle(event), {
        signal: events.signal,
      });
    // A browser that fills in a whole form is not typing.
    const isTyped = (event: Event) =>
      event instanceof InputEvent && event.inputType !== 'insertReplacementText';
    on('input', (event) => {
      if (isTyped(event)) onInput(field.value);
    });
    on('keydown', (event) => onKeyDown(event));
    on('focusout', () => onBlur());
    return () => {
      clearTimeout(catchUp);
      events.abort();
    };
  }, [fieldId, before]);
}
