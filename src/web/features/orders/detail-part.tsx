// A titled part of the order details.
import type { ReactNode } from 'react';

export const DetailPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2 border-b border-line pb-1 text-base">{title}</h3>
    {children}
  </section>
);
