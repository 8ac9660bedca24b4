// Who runs the site, from the configuration (§ 5 DDG), and what else the law requires them to state (§ 36 VSBG).
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Accessibility } from './accessibility.tsx';
import { LegalLink } from './legal-link.tsx';
import { Part } from './part.tsx';
import { useCompany } from './use-company.ts';

export function Imprint() {
  const { legal } = useText();
  const t = legal.imprint;
  const query = useCompany();
  const company = query.data;
  if (query.isError) return <RetryNotice title={legal.failed} query={query} />;
  if (!company) return <Skeleton className="h-72 max-sm:h-dvh" />;
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
          <LegalLink href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</LegalLink>
        </Fact>
        <Fact name={t.email}>
          <LegalLink href={`mailto:${company.email}`}>{company.email}</LegalLink>
        </Fact>
        {company.register && <Fact name={t.register}>{company.register}</Fact>}
        <Fact name={t.vatId}>{company.vatId}</Fact>
        <Fact name={t.data}>
          {t.places}{' '}
          <LegalLink href="https://www.geonames.org/" rel="noreferrer" target="_blank">
            GeoNames
          </LegalLink>
          ,{' '}
          <LegalLink
            href="https://creativecommons.org/licenses/by/4.0/"
            rel="noreferrer license"
            target="_blank"
          >
            CC BY 4.0
          </LegalLink>
        </Fact>
      </dl>
      <Accessibility email={company.email} />
      <Part title={legal.arbitration.title}>
        <p>{legal.arbitration[company.arbitration]}</p>
      </Part>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:contents">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);
