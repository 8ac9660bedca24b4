// When the carrier should come: a day, a window, a note for the driver (R45–R47). All rules come from the domain.
import { useState } from 'react';
import {
  checkPickup,
  MIN_PICKUP_HOURS,
  pickupDays,
  pickupEnds,
  type PickupRefusal,
  pickupStarts,
} from '#domain/pickup.ts';
import { carriersNotYetBookable } from '#domain/pickup-horizon.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import { regionalHoliday } from '#domain/regional-holiday.ts';
import type { Place } from '#domain/territory.ts';
import { MAX_INSTRUCTIONS } from '#domain/text-limits.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { date, weekdayDate } from '../lib/format.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Notice } from './notice.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { PickupCalendar } from './pickup-calendar.tsx';

type Props = {
  initial: PickupWindow | null;
  /** The sender's place: outside Germany the clock is not Berlin's; inside, states have holidays of their own. */
  from: Pick<Place, 'country' | 'zip'>;
  /** See checkPickup; before the purchase, the hold would begin at that moment. */
  heldSince: (now: Date) => Date | null;
  /** The day chosen before has passed: that is why the dialog opens. */
  lost?: boolean;
  /** The carrier is chosen: it accepts the booking now or not at all. Before that, a distant day may wait (0040). */
  isSold?: boolean;
  onClose: () => void;
  onConfirm: (pickup: PickupWindow) => void;
};

export function PickupDialog({ initial, from: sender, heldSince, lost = false, ...props }: Props) {
  const { isSold = false, onClose, onConfirm } = props;
  const t = useText();
  const s = t.services.pickup;
  const [language] = useLanguage();
  const [now] = useState(() => new Date());
  const days = pickupDays(now, heldSince(now));
  const [day, setDay] = useState(initial && days.includes(initial.date) ? initial.date : (days[0] ?? ''));
  const [from, setFrom] = useState(initial?.timeFrom ?? '');
  const [to, setTo] = useState(initial?.timeTo ?? '');
  const [instructions, setInstructions] = useState(initial?.instructions ?? '');
  const [refused, setRefused] = useState(lost ? { text: s.lost, tries: 0 } : null);
  const starts = pickupStarts(day, now, heldSince(now));
  const timeFrom = starts.includes(from) ? from : (starts[0] ?? '');
  const ends = pickupEnds(timeFrom);
  const timeTo = ends.includes(to) ? to : (ends[0] ?? '');
  const abroad = sender.country !== 'DE';
  const regional = abroad ? null : regionalHoliday(sender.zip ?? '', day);
  const waiting = isSold || !day ? [] : carriersNotYetBookable(day, now);
  const sentence = (reason: PickupRefusal, range: { minDate: string; maxDate: string }) => {
    if (reason === 'pickup_date_range') return s.dateRangeError(date(range.minDate), date(range.maxDate));
    if (reason === 'pickup_min_window') return s.minWindowError(MIN_PICKUP_HOURS, timeFrom, timeTo);
    return t.errors.reasons[reason];
  };
  const confirm = () => {
    const window = { date: day, timeFrom, timeTo, instructions: instructions.trim() || null };
    // The dialog may have been open for hours: read the clock again.
    const confirmedAt = new Date();
    const checked = checkPickup(window, confirmedAt, heldSince(confirmedAt));
    if (!checked.ok) {
      const text = sentence(checked.reason, checked);
      return setRefused((last) => ({ text, tries: (last?.tries ?? 0) + 1 }));
    }
    onConfirm(window);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      wide
      title={s.title}
      description={s.description}
      footer={
        <>
          <Button onClick={onClose}>{t.site.cancel}</Button>
          <Button variant="primary" disabled={day === ''} onClick={confirm}>
            {s.confirm}
          </Button>
        </>
      }
    >
      {refused && (
        <div key={refused.tries} ref={bringIntoSight} className="mb-4">
          <Notice tone="bad">{refused.text}</Notice>
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
        <PickupCalendar days={days} value={day} onChange={setDay} />
        <div className="flex min-w-0 flex-col gap-4">
          <p aria-live="polite" className="text-base font-medium">
            {day ? weekdayDate(day, language) : s.noDate}
          </p>
          <div className="grid grid-cols-2 gap-4">
            <Field label={s.from}>
              <Select value={timeFrom} onChange={(event) => setFrom(event.target.value)}>
                {starts.map((time) => (
                  <option key={time}>{time}</option>
                ))}
              </Select>
            </Field>
            <Field label={s.to}>
              <Select value={timeTo} onChange={(event) => setTo(event.target.value)}>
                {ends.map((time) => (
                  <option key={time}>{time}</option>
                ))}
              </Select>
            </Field>
          </div>
          <p className="text-xs text-ink-soft">
            {s.berlin} {abroad && s.foreign} {heldSince(now) && s.held}
          </p>
          <p aria-live="polite" className="text-xs text-ink-soft empty:hidden">
            {waiting.length > 0 && s.waits(waiting)}
          </p>
          <Field label={s.instructions} optional={t.site.optional} hint={s.instructionsHint}>
            <TextArea
              rows={2}
              maxLength={MAX_INSTRUCTIONS}
              value={instructions}
              onChange={(event) => setInstructions(event.target.value)}
            />
          </Field>
          <div aria-live="polite">
            {regional && (
              <Notice tone="warn">
                {s.regional(s.places[regional.place], s.holidays[regional.holiday])}
              </Notice>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** Shows why the dialog opens, or stays open, wherever the form was scrolled to. */
const bringIntoSight = (refusal: HTMLElement | null): void => refusal?.scrollIntoView({ block: 'nearest' });
