// `onFocus` of a row that scrolls sideways: what the keyboard has reached is brought into view, with its whole entry.
import type { FocusEvent } from 'react';

/** Not what a pointer presses: an entry that moves away from under it would not be clicked. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible'))
    target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
