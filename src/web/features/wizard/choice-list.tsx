// A choice of one among a few, as large radio buttons.
import { clsx } from 'clsx';

type Props<V extends string> = {
  name: string;
  legend: string;
  value: V | null;
  onChange: (value: V) => void;
  choices: readonly { value: V; label: string; text?: string }[];
};

export const ChoiceList = <V extends string>({ name, legend, value, onChange, choices }: Props<V>) => (
  <fieldset>
    <legend className="mb-3 text-base font-semibold tracking-tight">{legend}</legend>
    <div className="flex flex-col gap-2">
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={clsx(
            'flex items-start gap-3 rounded-input border p-3',
            value === choice.value ? 'border-harbour bg-harbour-soft' : 'border-edge hover:border-harbour',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="mt-0.5 size-4 shrink-0 accent-harbour"
          />
          <span>
            <span className="block font-medium">{choice.label}</span>
            {choice.text && <span className="block text-ink-soft">{choice.text}</span>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
