// How accessible the service is, and where to report a barrier (§ 14 BFSG, Anlage 3).
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { LegalLink } from './legal-link.tsx';
import { Part } from './part.tsx';

/** Linked from outside, so it is the same in both languages. */
const ANCHOR = 'barrierefreiheit';

export function Accessibility({ email }: { email: string }) {
  const { title, standard, barrier, authority } = useText().legal.accessibility;
  useEffect(goToNamed, []);
  return (
    <Part title={title} id={ANCHOR}>
      <p>{standard}</p>
      <p>
        {barrier} <LegalLink href={`mailto:${email}`}>{email}</LegalLink>.
      </p>
      <p>{authority}</p>
    </Part>
  );
}

/** The browser looks for the anchor before React has drawn it. */
function goToNamed(): void {
  if (location.hash === `#${ANCHOR}`) document.getElementById(ANCHOR)?.scrollIntoView();
}
