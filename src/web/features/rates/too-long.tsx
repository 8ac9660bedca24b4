// The address fields that are too long for a label, each with a link to it in the wizard.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CarrierMessage } from '#contract/rates.ts';
import { useText } from '../../i18n/use-text.ts';
import { openWizardAt } from '../../lib/open-wizard-at.ts';
import { buttonClass } from '../../ui/button.tsx';

type Props = { places: NonNullable<CarrierMessage['tooLong']>; userId: string };

const steps = { fromAddress: 'sender', toAddress: 'recipient' } as const;

/** "toAddress.city" */
const partsOf = (path: string) => path.split('.') as [keyof typeof steps, string];

export function TooLong({ places, userId }: Props) {
  const t = useText();
  const { tooLong } = t.unsold;
  return places.length === 0 ? null : (
    <ul>
      {places.map(({ path, max }) => {
        const [end, field] = partsOf(path);
        const name = tooLong.fields[field as keyof typeof tooLong.fields];
        return (
          <li key={path}>
            <WayToField path={path} userId={userId}>
              {t.rates.summary[end === 'toAddress' ? 'to' : 'from']}: {name}
              <span className="sr-only"> – {tooLong.shorten}</span>
            </WayToField>
            <span className="text-ink-soft">
              {' – '}
              {field.startsWith('street') ? tooLong.lines(max) : tooLong.letters(max, field === 'phone')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type Way = { path: string; userId: string; isButton?: boolean; children: ReactNode };

export function WayToField({ path, userId, isButton = false, children }: Way) {
  const [end, field] = partsOf(path);
  const step = steps[end];
  return (
    <Link
      href={`/shipping-calculator#${step}-${field}`}
      onClick={() => openWizardAt(userId, '', step)}
      className={
        isButton
          ? buttonClass({ variant: 'primary', size: 'sm' })
          : 'inline-block py-0.5 text-harbour underline underline-offset-2'
      }
    >
      {children}
    </Link>
  );
}
