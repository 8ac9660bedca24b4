// /shipping-calculator: the wizard of the signed-in user.
import { Wizard } from '../features/wizard/wizard.tsx';
import { useText } from '../i18n/use-text.ts';
import { useTitle } from '../lib/use-title.ts';
import { useUser } from '../lib/use-user.ts';
import { PageShell } from '../ui/page-shell.tsx';

export function WizardPage() {
  const t = useText();
  useTitle(t.wizard.title);
  const { user } = useUser();
  return <PageShell wide>{user && <Wizard key={user.userId} user={user} />}</PageShell>;
}
