// Who runs the site, as the configuration has it (§ 5 DDG).
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CompanyFailed } from './company-failed.tsx';
import { useCompany } from './use-company.ts';

export function Imprint() {
  const { legal } = useText();
  const t = legal.imprint;
  const query = useCompany();
  const company = query.data;
  if (query.isError) return <CompanyFailed query={query} />;
  if (!company) return <Skeleton className="h-72" />;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t.law}</p>
      <address className="text-base not-italic">
        {[company.name, ...company.address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[14rem_1fr]">
        {company.directors && <Fact name={t.directors}>{company.directors}</Fact>}
        <Fact name={t.phone}>
          <a href={`tel:${company.phone.replaceAll(' ', '')}`} className={linkClass}>
            {company.phone}
          </a>
        </Fact>
        <Fact name={t.email}>
          <a href={`mailto:${company.email}`} className={linkClass}>
            {company.email}
          </a>
        </Fact>
        {company.register && <Fact name={t.register}>{company.register}</Fact>}
        <Fact name={t.vatId}>{company.vatId}</Fact>
        <Fact name={t.data}>
          {t.places}{' '}
          <a href="https://www.geonames.org/" rel="noreferrer" target="_blank" className={linkClass}>
            GeoNames
          </a>
          ,{' '}
          <a
            href="https://creativecommons.org/licenses/by/4.0/"
            rel="noreferrer license"
            target="_blank"
            className={linkClass}
          >
            CC BY 4.0
          </a>
        </Fact>
      </dl>
    </div>
  );
}

const linkClass = 'text-harbour underline underline-offset-2 [overflow-wrap:anywhere]';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:contents">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
