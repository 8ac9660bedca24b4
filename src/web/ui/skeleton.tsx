// A placeholder of the size of what is loading.
import { clsx } from 'clsx';

export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={clsx('block animate-pulse rounded-input bg-line', className)} />
);
