// A small neutral icon for each payment method; decorative, as the name is beside it.
import type { Method } from './pay-method.ts';

const drawings: Record<Method, string> = {
  card: 'M2.5 8.5h19M6 14.5h4M4 5h16a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 4 5z',
  // A wallet.
  paypal:
    'M16.5 8V6A1.5 1.5 0 0 0 15 4.5H5A2 2 0 0 0 3 6.5v11a2 2 0 0 0 2 2h13.5a2 2 0 0 0 2-2v-7a2.5 2.5 0 0 0-2.5-2.5H5A1.5 1.5 0 0 1 3.5 6.5M16.5 13.75h.5',
  invoice: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 15.5h6',
};

export const MethodMark = ({ method }: { method: Method }) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-5 shrink-0 text-ink-soft"
  >
    <path d={drawings[method]} />
  </svg>
);
