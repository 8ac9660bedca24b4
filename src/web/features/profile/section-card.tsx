// One part of the profile: its explanation beside (or above) its fields.
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Section } from './use-section.ts';

type Props = {
  /** Of its heading, where that takes the focus at times. */
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
};

export function SectionCard({ id: named, title, text, children }: Props) {
  const own = useId();
  const id = named ?? own;
  return (
    <Card className="min-w-0">
      <section
        aria-labelledby={id}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[16rem_minmax(0,1fr)] xl:gap-10"
      >
        <div>
          <h2 id={id} tabIndex={-1} className="text-base">
            {title}
          </h2>
          <p className="mt-1 text-ink-soft">{text}</p>
        </div>
        <div className="min-w-0">{children}</div>
      </section>
    </Card>
  );
}

type FootProps = {
  section: Pick<Section<unknown>, 'dirty' | 'busy' | 'error' | 'discard'>;
  /** A further action for this part. */
  children?: ReactNode;
};

/** Save, and a way back to what is stored. */
export function SectionFoot({ section, children }: FootProps) {
  const { profile: texts } = useText();
  const { dirty, busy, error, discard } = section;
  const save = useRef<HTMLButtonElement>(null);
  return (
    <div className="mt-6 flex flex-col gap-3">
      {error && <Notice tone="bad">{error}</Notice>}
      <div className="flex press-10 flex-wrap items-center gap-3">
        <Button ref={save} type="submit" variant="primary" busy={busy} disabled={!dirty}>
          {texts.save}
        </Button>
        {dirty && !busy && (
          <Button
            onClick={() => {
              discard();
              // This button disappears.
              save.current?.focus();
            }}
          >
            {texts.discard}
          </Button>
        )}
        <span role="status" className="text-xs text-ink-soft">
          {dirty && !busy && texts.unsaved}
        </span>
        {children}
      </div>
    </div>
  );
}
