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
        <Button size="sm" onClick={() => void refetch()} busy={isFetching}>
          {errors.retry}
        </Button>
      }
    />
  );
}
