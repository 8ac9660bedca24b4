// The statutory text about withdrawal, with the company's name in it.
import { useText } from '../../i18n/use-text.ts';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Part } from './part.tsx';
import { useCompany } from './use-company.ts';

export function WithdrawalRight() {
  const { legal } = useText();
  const { right, consequences, expiry, form } = legal.withdrawal;
  const query = useCompany();
  const company = query.data;
  if (query.isError) return <RetryNotice title={legal.failed} query={query} />;
  if (!company) return <Skeleton className="h-dvh" />;
  const who = [company.name, ...company.address, company.phone, company.email].join(', ');
  return (
    <div className="flex flex-col gap-8">
      <Part title={right.title}>
        <p>{right.consumers}</p>
        <p>{right.period}</p>
        <p>{right.how(who, right.here)}</p>
        <p>{right.inTime}</p>
      </Part>
      <Part title={consequences.title}>
        <p>{consequences.payment}</p>
        <p>{consequences.started}</p>
      </Part>
      <Part title={expiry.title}>
        <p>{expiry.text}</p>
      </Part>
      <Part title={form.title}>
        <p>{form.hint}</p>
        <ul className="flex flex-col gap-2 border-l-2 border-line pl-4">
          {form.lines(who).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
