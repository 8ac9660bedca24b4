// Help for the step: beside the form on a wide screen, behind "?" elsewhere (R14).
import { CircleHelp } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../lib/use-site.ts';
import type { Step } from './wizard-state.ts';

export function HelpPanel({ step }: { step: Step }) {
  const { help } = useText().wizard;
  return (
    <aside
      aria-label={help.title}
      className="hidden self-start border-l border-line pl-6 text-ink-soft lg:block"
    >
      <h2 className="mb-3 flex items-center gap-2 text-base text-ink">
        <CircleHelp aria-hidden size={18} className="text-harbour" />
        {help.title}
      </h2>
      <HelpText step={step} />
    </aside>
  );
}

/** The same texts for narrow screens, collapsed at first. */
export function HelpDisclosure({ step }: { step: Step }) {
  const { help } = useText().wizard;
  return (
    <details className="group rounded-card border border-line bg-surface lg:hidden">
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 text-harbour [&::-webkit-details-marker]:hidden">
        <CircleHelp aria-hidden size={18} />
        {help.open}
      </summary>
      <div className="border-t border-line p-4 text-ink-soft">
        <HelpText step={step} />
      </div>
    </details>
  );
}

function HelpText({ step }: { step: Step }) {
  const { help } = useText().wizard;
  const { supportEmail, supportPhone } = useSite();
  return (
    <div className="flex flex-col gap-3">
      {[...help[step], ...help.default].map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {supportEmail && (
        <p>
          {help.contact}
          <br />
          <a href={`mailto:${supportEmail}`} className="text-harbour underline">
            {supportEmail}
          </a>
          <br />
          {supportPhone && (
            <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`} className="text-harbour underline">
              {supportPhone}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
