// The documents of one order: its confirmation, the invoice and its corrections; a business also gets them as data.
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchConfirmation } from '#contract/documents.ts';
import type { Order } from '#contract/orders.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { urlOf } from '../../lib/api.ts';
import { paperDay } from '../../lib/paper-day.ts';
import { useUser } from '../../lib/use-user.ts';
import { FileLink } from '../../ui/file-link.tsx';
import { LazyCustomsPapers } from '../../ui/lazy-customs-papers.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DetailPart } from './detail-part.tsx';
import { useDocuments } from './use-documents.ts';

export function OrderDocuments({ order: { id: orderId, shipments } }: { order: Order }) {
  const t = useText();
  const texts = t.desk.documents;
  const [language] = useLanguage();
  const { user } = useUser();
  const query = useDocuments(orderId);
  const { data, error } = query;
  return (
    <DetailPart title={texts.title}>
      <ul className="flex flex-col">
        <Paper
          href={urlOf(fetchConfirmation, { params: { orderId }, query: { language } })}
          name={texts.confirmation}
        />
        {data?.documents.map(({ kind, number, issuedAt, url, eInvoiceUrl }) => (
          <Paper key={number} href={url} name={texts[kind](number)} day={texts.of(paperDay(issuedAt))}>
            {user?.business && eInvoiceUrl && <EInvoice href={eInvoiceUrl} number={number} />}
          </Paper>
        ))}
      </ul>
      {!data && !error && <Skeleton className="h-11 w-64 sm:h-9 max-w-full" />}
      {error && !data && <RetryNotice title={texts.failed} query={query} />}
      {data?.invoicePending && <p className="text-ink-soft">{texts.pending}</p>}
      {data && (
        <LazyCustomsPapers
          papers={data.customsPapers}
          parcels={shipments.filter(({ isGivenBack }) => !isGivenBack).length}
          frame={(title, contents) => (
            <div className="mt-3 border-t border-line pt-3">
              <h4 className="font-medium">{title}</h4>
              {contents}
            </div>
          )}
        />
      )}
    </DetailPart>
  );
}

type PaperProps = { href: string; name: string; day?: string; children?: ReactNode };

function Paper({ href, name, day, children }: PaperProps) {
  const { newTab } = useText().desk.documents;
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <FileLink
        href={href}
        className="inline-flex min-h-9 flex-wrap items-center gap-x-2 text-harbour hover:underline"
      >
        <FileText aria-hidden size={16} />
        {name}
        {day && <span className="text-ink-soft">{day}</span>}
        <span className="sr-only">{newTab}</span>
      </FileLink>
      {children}
    </li>
  );
}

/** Of no use to private customers (§ 14 UStG). */
function EInvoice({ href, number }: { href: string; number: string }) {
  const { eInvoice, eInvoiceOf } = useText().desk.documents;
  return (
    <a href={href} download className="inline-flex min-h-9 items-center gap-x-2 text-harbour hover:underline">
      <Download aria-hidden size={16} />
      {eInvoice}
      <span className="sr-only">{eInvoiceOf(number)}</span>
    </a>
  );
}
