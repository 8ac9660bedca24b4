// The sender in one line: what a business letter, and a mail is one, must say of its company (§ 35a GmbHG).
import type { Desk } from './mail-kind.ts';

export const companyLine = ({ company, texts }: Desk): string =>
  [
    company.name,
    company.address.join(', '),
    company.register,
    company.directors && `${texts.letterhead.directors} ${company.directors}`,
    company.vatId && `${texts.letterhead.vatId} ${company.vatId}`,
  ]
    .filter(Boolean)
    .join(' · ');
