// A titled part of a legal page.
import type { ReactNode } from 'react';

export const Part = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <section id={id} className="flex flex-col gap-3">
    <h2 className="text-base">{title}</h2>
    {children}
  </section>
);
