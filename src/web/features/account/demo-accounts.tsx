// Demo logins; shown only where the server says that it runs on test carriers.
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';

const DEMO_PASSWORD = 'Hafenpost1';

export function DemoAccounts({ onFill }: { onFill: (email: string, password: string) => void }) {
  const { demo } = useText().auth;
  return (
    <section aria-label={demo.title} className="mt-6 rounded-card border border-dashed border-edge p-4">
      <h2 className="font-medium">{demo.title}</h2>
      <p className="text-xs text-ink-soft">
        {demo.text} <code className="font-mono text-ink">{DEMO_PASSWORD}</code>
      </p>
      <ul className="mt-2 divide-y divide-line">
        {Object.entries(demo.accounts).map(([email, text]) => (
          <li key={email} className="flex items-center gap-3 py-2">
            <span className="min-w-0 flex-1 text-xs">
              <span className="block font-medium [overflow-wrap:anywhere]">{email}</span>
              <span className="block text-ink-soft">{text}</span>
            </span>
            <Button
              size="sm"
              aria-label={`${demo.fill}: ${email}`}
              onClick={() => onFill(email, DEMO_PASSWORD)}
            >
              {demo.fill}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
