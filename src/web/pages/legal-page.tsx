// /imprint and /impressum, /withdrawal and /widerruf: one file for both, as each page adds a line to all others.
import { useLocation } from 'wouter';
import { ImprintPage } from './imprint-page.tsx';
import { WithdrawalPage } from './withdrawal-page.tsx';

export function LegalPage() {
  const [path] = useLocation();
  return path.startsWith('/imp') ? <ImprintPage /> : <WithdrawalPage />;
}
