// Support's e-mail address and phone number, to be used at a click.
import { Mail, Phone } from 'lucide-react';
import { useSite } from '../lib/use-site.ts';
import { buttonClass } from './button.tsx';

type Props = {
  /** The mail's subject; null: none. */
  subject: string | null;
  /** Writing to support is what the screen asks for. */
  main?: boolean;
};

export function ContactLinks({ subject, main = false }: Props) {
  const { supportEmail, supportPhone } = useSite();
  const link = 'flex w-fit items-center gap-2 py-1 text-harbour underline underline-offset-2';
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <div className="mt-1 flex flex-col gap-1">
      <a
        href={`mailto:${supportEmail}${query}`}
        className={main ? buttonClass({ variant: 'main' }, 'my-1 w-fit') : link}
      >
        <Mail aria-hidden size={16} />
        {supportEmail}
      </a>
      <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className={link}>
        <Phone aria-hidden size={16} />
        {supportPhone}
      </a>
    </div>
  );
}
