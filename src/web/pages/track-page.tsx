// /track/:code, open to everybody who has the code, and to no search engine (C-55); /track asks for a code.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { MAX_TRACKING_CODE } from '#domain/text-limits.ts';
import { ParcelView } from '../features/tracking/parcel-view.tsx';
import { useParcel } from '../features/tracking/use-tracking.ts';
import { useText } from '../i18n/use-text.ts';
import { ApiError } from '../lib/api.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { CodeText } from '../ui/code-text.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageShell } from '../ui/page-shell.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export function TrackPage() {
  const t = useText();
  const { code = '' } = useParams<{ code: string }>();
  const query = useParcel(code);
  const { data, error, isFetching, refetch } = query;
  useTitle(t.track.title);
  useNoIndex();
  const refresh = () => void refetch();
  // Remembered while it is requested again, so that what was typed instead stays.
  const [refused, setRefused] = useState<string | null>(null);
  if (isUnknown(error) && refused !== code) setRefused(code);
  const heading = useRef<HTMLHeadingElement>(null);
  const unknown = !code || isUnknown(error) || (refused === code && !data);
  return (
    <PageShell>
      <div className="mx-auto max-w-2xl">
        <h1 ref={heading} tabIndex={-1} className="mb-4 text-2xl">
          {t.track.title}
        </h1>
        {/* Always rendered, or its changes would not be announced. */}
        <p role="status" className="sr-only">
          {unknown
            ? code && !isFetching && `${t.track.notFound.title}: ${code}`
            : data
              ? t.track.status[data.status]
              : t.track.loading}
        </p>
        {error && !isUnknown(error) && <Trouble query={query} />}
        {unknown && (
          <Unknown
            key={code}
            code={code}
            onRetry={refresh}
            onFind={() => heading.current?.focus()}
            busy={isFetching}
          />
        )}
        {/* The last known state stays if a refetch gets no answer. */}
        {data && !isUnknown(error) && <ParcelView parcel={data} onRefresh={refresh} busy={isFetching} />}
        {!error && !data && !unknown && <Waiting />}
      </div>
    </PageShell>
  );
}

function Trouble({ query }: { query: ReturnType<typeof useParcel> }) {
  const { track } = useText();
  if (query.error instanceof ApiError && query.error.status === 429)
    return (
      <RetryNotice tone="warn" title={track.busy.title} query={query} className="mb-4">
        {track.busy.text}
      </RetryNotice>
    );
  return <RetryNotice title={track.failed} query={query} className="mb-4" />;
}

type UnknownProps = { code: string; onRetry: () => void; onFind: () => void; busy: boolean };

/** The mistyped code is in the field, to be corrected; submitting it unchanged requests it again. */
function Unknown({ code, onRetry, onFind, busy }: UnknownProps) {
  const { track } = useText();
  const [, goTo] = useLocation();
  const [typed, setTyped] = useState(code);
  // Below a barcode the code is printed in groups and capitals.
  const wanted = typed.replaceAll(/\s/g, '').toUpperCase();
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === code) onRetry();
    else {
      // The form may disappear.
      onFind();
      goTo(`/track/${encodeURIComponent(wanted)}`);
    }
  };
  return (
    <>
      {code && (
        <Notice tone="warn" title={track.notFound.title}>
          <p className="font-mono text-xs [overflow-wrap:anywhere]">
            <CodeText code={code} />
          </p>
          <p className="mt-1">{track.notFound.text}</p>
        </Notice>
      )}
      <form onSubmit={find} className="mt-4 flex flex-wrap items-end gap-3">
        <Field label={track.code} className="flex-1 basis-60">
          <Input
            value={typed}
            maxLength={MAX_TRACKING_CODE}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="font-mono"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" disabled={!wanted} busy={busy}>
          {track.find}
        </Button>
      </form>
    </>
  );
}

const isUnknown = (error: Error | null): boolean => error instanceof ApiError && error.code === 'not_found';

function Waiting() {
  return (
    <div>
      <Skeleton className="h-64" />
      <Skeleton className="mt-6 h-8 w-32" />
      <Skeleton className="mt-3 h-72" />
    </div>
  );
}

/** The HTTP header says so, too; this is for crawlers that run scripts. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
