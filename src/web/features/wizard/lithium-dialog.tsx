// Lithium batteries in three steps: how many, which, confirmation (R49–R52, C-15, C-16).
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import {
  type BatteryCount,
  type BatteryType,
  batteryTypesFor,
  type LithiumDetails,
} from '#domain/lithium.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../lib/use-site.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { PriceTerms } from './extra-price.ts';
import { LithiumConfirmation } from './lithium-confirmation.tsx';
import { mailTo } from './mail-to.ts';

type Props = {
  terms: PriceTerms;
  /** Whether a warehouse accepts parcels from this sender. */
  served: boolean;
  hasPickup: boolean;
  onClose: () => void;
  /** Null if they cannot be shipped: withdraws an earlier confirmation. */
  onConfirm: (details: LithiumDetails | null) => void;
};

/** Mounted on opening, so that it always starts at step 1. */
export function LithiumDialog({ terms, served, hasPickup, onClose, onConfirm }: Props) {
  const t = useText();
  const s = t.services.lithium;
  const { supportEmail } = useSite();
  const hint = useId();
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [count, setCount] = useState<BatteryCount | null>(null);
  const [type, setType] = useState<BatteryType | null>(null);
  const chooseCount = (chosen: BatteryCount) => {
    setCount(chosen);
    if (type && !batteryTypesFor(chosen).includes(type)) setType(null);
  };
  const confirm = () => {
    if (!count || !type) return;
    onConfirm({ hasLithiumBatteries: true, confirmed: true, batteryType: type, batteryCount: count });
    onClose();
  };
  const close = () => {
    if (type === 'dangerous') onConfirm(null);
    onClose();
  };
  const isChosen = (step === 1 ? count : type) !== null;
  const back = () => setStep(step === 3 ? 2 : 1);
  return (
    <Dialog
      open
      onOpenChange={close}
      returnId="service-lithiumBattery"
      title={s.title}
      description={s.stepOf(step)}
      footer={
        <>
          {step === 1 ? (
            <Button onClick={close}>{t.site.cancel}</Button>
          ) : (
            <Button onClick={back}>{t.site.back}</Button>
          )}
          {step !== 3 && (
            <Button
              variant="primary"
              disabled={!isChosen}
              aria-describedby={isChosen ? undefined : hint}
              onClick={() => setStep(step === 1 ? 2 : 3)}
            >
              {t.site.next}
            </Button>
          )}
          {step === 3 && type !== 'dangerous' && (type !== 'mix' || served) && (
            <Button variant="primary" onClick={confirm}>
              {type === 'mix' ? s.warehouse.confirm : s.canShip.confirm}
            </Button>
          )}
        </>
      }
    >
      <Progress step={step} />
      {step === 1 && (
        <ChoiceList
          name="battery-count"
          legend={s.countTitle}
          value={count}
          onChange={chooseCount}
          choices={(['max2', 'more2'] as const).map((value) => ({ value, label: s.counts[value] }))}
        />
      )}
      {step === 2 && count && (
        <>
          <ChoiceList
            name="battery-type"
            legend={s.typeTitle}
            value={type}
            onChange={setType}
            choices={batteryTypesFor(count).map((value) => ({ value, ...s.types[value] }))}
          />
          {type === 'dangerous' && (
            <a
              href={mailTo(supportEmail, s.dangerous.subject, s.dangerous.body)}
              className={buttonClass({}, 'mt-4 w-full')}
            >
              {s.dangerous.contact}
            </a>
          )}
        </>
      )}
      {step !== 3 && (
        <p id={hint} className={clsx('mt-3 text-xs text-ink-soft', isChosen && 'invisible')}>
          {s.choose}
        </p>
      )}
      {step === 3 && type && (
        <LithiumConfirmation type={type} terms={terms} served={served} hasPickup={hasPickup} />
      )}
    </Dialog>
  );
}

const Progress = ({ step }: { step: number }) => (
  <div aria-hidden className="mb-5 grid grid-cols-3 gap-2">
    {[1, 2, 3].map((one) => (
      <span key={one} className={one <= step ? 'h-1 rounded-full bg-harbour' : 'h-1 rounded-full bg-line'} />
    ))}
  </div>
);
