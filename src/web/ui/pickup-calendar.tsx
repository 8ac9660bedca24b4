// A calendar in which only the offered days can be chosen; the week starts on Monday.
import { DayPicker } from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { enGB } from 'react-day-picker/locale/en-GB';
import { useLanguage, useText } from '../i18n/use-text.ts';

type Props = {
  /** yyyy-MM-dd, ascending. */
  days: readonly string[];
  value: string;
  onChange: (day: string) => void;
};

export function PickupCalendar({ days, value, onChange }: Props) {
  const s = useText().services.pickup;
  const [language] = useLanguage();
  const selected = value ? toDate(value) : undefined;
  return (
    <DayPicker
      mode="single"
      required
      locale={language === 'de' ? de : enGB}
      weekStartsOn={1}
      defaultMonth={toDate(value || (days[0] ?? ''))}
      startMonth={toDate(days[0] ?? value)}
      endMonth={toDate(days.at(-1) ?? value)}
      selected={selected}
      onSelect={(day) => day && onChange(toIso(day))}
      disabled={(day) => !days.includes(toIso(day))}
      labels={{ labelPrevious: () => s.previousMonth, labelNext: () => s.nextMonth }}
      classNames={{
        root: 'relative mx-auto w-full sm:w-fit',
        month_caption: 'flex h-10 items-center px-2 font-semibold',
        nav: 'absolute right-0 top-0 flex',
        button_previous:
          'grid size-10 place-items-center rounded-input text-harbour aria-disabled:opacity-30',
        button_next: 'grid size-10 place-items-center rounded-input text-harbour aria-disabled:opacity-30',
        chevron: 'size-4 fill-current',
        month_grid: 'w-full border-collapse tabular-nums',
        weekday: 'h-10 text-xs sm:w-10 font-normal text-ink-soft',
        day: 'py-0.5 text-center sm:size-10 sm:px-0.5',
        day_button:
          // As wide as a finger, where seven have room.
          'h-11 w-full max-w-11 rounded-input sm:size-9 font-medium hover:not-disabled:bg-harbour-soft disabled:font-normal disabled:text-ink-soft disabled:opacity-50',
        selected: '[&_button]:bg-harbour! [&_button]:text-on-solid [&_button]:opacity-100!',
        today: 'underline underline-offset-4',
        outside: 'invisible',
      }}
    />
  );
}

/** A calendar day at noon, so that no clock change moves it. */
const toDate = (iso: string): Date => new Date(`${iso}T12:00:00`);

const toIso = (day: Date): string =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
