// A notice that something could not be loaded, with a retry.
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { Notice, type NoticeTone } from './notice.tsx';

type Props = {
  title: string;
  query: { refetch: () => unknown; isFetching: boolean };
  tone?: NoticeTone;
  children?: ReactNode;
  className?: string;
};

export function RetryNotice({ query: { refetch, isFetching }, tone = 'bad', ...rest }: Props) {
  const { errors } = useText();
  return (
    <Notice
      {...rest}
      tone={tone}
      action={
        <Button ref={handFocusOn} size="sm" onClick={() => void refetch()} busy={isFetching}>
          {errors.retry}
        </Button>
      }
    />
  );
}

/**
 * The button may go with its notice: the content around takes the focus. NOTE: what this returns is called before React
 * removes the element, which still has the focus.
 */
const handFocusOn = (button: HTMLElement | null) => (): void => {
  if (button === document.activeElement)
    button?.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
