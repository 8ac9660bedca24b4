// What a purchase key gives access to: the labels for its owner, only the order's status for everybody else (C-38).
import { useQuery } from '@tanstack/react-query';
import { fetchPurchaseResult } from '#contract/checkout.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, call } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import type { LabelPageProps } from './label-page-props.ts';
import { LabelTrouble, SignInCard } from './lazy-parts.ts';
import { LabelsOfIntent } from './labels-of-intent.tsx';
import { LoadingCheckout } from './loading-checkout.tsx';
import { MissingData } from './missing-data.tsx';
import { OngoingCheckout } from './ongoing-checkout.tsx';
import { PollNotices } from './poll-notices.tsx';
import { patience, usePoll } from './use-poll.ts';

export function LabelsByKey({ purchaseKey, ...page }: LabelPageProps & { purchaseKey: string }) {
  const t = useText();
  const { label } = t.result;
  const { data, error, isFetching, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: ['purchase-result', purchaseKey],
    queryFn: ({ signal, client, queryKey }) =>
      call(fetchPurchaseResult, {
        params: { purchaseKey },
        headers: patience(client.getQueryData(queryKey)),
        signal,
      }),
    refetchOnMount: 'always',
  });
  const poll = usePoll({
    status: data?.status ?? null,
    // From here on the owner's order is polled by its own ID.
    terminal: data ? data.terminal || data.intentId !== null : false,
    isFetching,
    dataUpdatedAt,
    errorUpdatedAt,
    refetch,
  });
  if (!data) {
    if (!error) return <LoadingCheckout text={label.loading} />;
    if (error instanceof ApiError && error.code === 'not_found')
      return <MissingData onSignIn={page.onSignIn} />;
    return (
      <LabelTrouble
        title={label.error}
        text={errorText(t, error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.intentId !== null)
    return (
      <LabelsOfIntent
        intentId={data.intentId}
        ifUnknown={<MissingData onSignIn={page.onSignIn} />}
        {...page}
      />
    );
  if (data.terminal)
    return (
      <SignInCard
        title={t.checkout.status[data.status].title}
        text={label.foreign}
        onSignIn={page.onSignIn}
      />
    );
  const { status, problem, awaitsBuyer } = data;
  return (
    <OngoingCheckout intent={{ status, problem, awaitsBuyer, provider: null }} returned>
      <PollNotices state={{ ...poll, error, asking: isFetching }} />
    </OngoingCheckout>
  );
}
