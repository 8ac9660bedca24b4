// How to reach a person, and the id to quote.
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ContactLinks } from './contact-links.tsx';

type Props = {
  /** The id of the order; null if there is none to quote. */
  orderId: string | null;
  className?: string;
  /** Writing to support is what the screen asks for. */
  main?: boolean;
};

export function SupportBlock({ orderId, className, main = false }: Props) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-base">
        {t.checkout.support.title}
      </h2>
      <ContactLinks subject={orderId} main={main} />
      {orderId && (
        <p className="mt-1 text-xs text-ink-soft [overflow-wrap:anywhere]">
          {t.checkout.support.ask(orderId)}
        </p>
      )}
    </section>
  );
}
