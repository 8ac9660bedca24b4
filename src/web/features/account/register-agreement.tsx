// The sentence about terms and privacy above the button that creates an account (C-61).
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../lib/use-site.ts';

export function RegisterAgreement() {
  const { agree } = useText().auth.register;
  const { links } = useSite();
  // Opens in a new tab, so that the form keeps what was typed.
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener" className="text-ink underline underline-offset-2">
      {text}
    </a>
  );
  return (
    <p className="text-xs text-ink-soft">
      {agree.before}
      {link(links.terms, agree.terms)}
      {agree.between}
      {link(links.privacy, agree.privacy)}
      {agree.after}
    </p>
  );
}
