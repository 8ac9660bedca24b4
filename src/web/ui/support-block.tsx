// How to reach a person, and the id to quote.
import { Mail, Phone } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useSite } from '../lib/use-site.ts';
import { buttonClass } from './button.tsx';

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
  const { supportEmail, supportPhone } = useSite();
  const link = 'flex w-fit items-center gap-2 py-1 text-harbour underline underline-offset-2';
  const subject = orderId ? `?subject=${encodeURIComponent(orderId)}` : '';
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-base">
        {t.checkout.support.title}
      </h2>
      <div className="mt-1 flex flex-col gap-1">
        <a
          href={`mailto:${supportEmail}${subject}`}
          className={main ? buttonClass({ variant: 'main' }, 'my-1 w-fit') : link}
        >
          <Mail aria-hidden size={16} />
          {supportEmail}
        </a>
        <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className={link}>
          <Phone aria-hidden size={16} />
          {supportPhone}
        </a>
        {orderId && (
          <p className="text-xs text-ink-soft [overflow-wrap:anywhere]">{t.checkout.support.ask(orderId)}</p>
        )}
      </div>
    </section>
  );
}
