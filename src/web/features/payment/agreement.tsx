// The sentence about the terms, above the button that costs money (C-61).
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../lib/use-site.ts';

export function Agreement() {
  const t = useText();
  const { links } = useSite();
  const { agree } = t.paying;
  const link = (href: string, text: string) => (
    <a href={href} target="_blank" rel="noopener" className="text-ink underline underline-offset-2">
      {text}
    </a>
  );
  return (
    <p className="mb-3 text-xs text-ink-soft">
      {agree.before}
      {link(links.terms, agree.terms)}
      {agree.between}
      {link(links.privacy, agree.privacy)}
      {agree.and}
      {link(links.withdrawal, agree.withdrawal)}
      {agree.after}
    </p>
  );
}
