// The discount code: remembered by the browser, checked and priced by the server (R69, C-24).
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EXPECTED_USER, type ReplyOf } from '#contract/endpoint.ts';
import { priceRate, type Rate } from '#contract/rates.ts';
import { normaliseCode } from '#domain/discount.ts';
import type { SessionUser } from '#domain/user.ts';
import { ApiError, call } from '../../lib/api.ts';
import { readDraft, removeDraft, writeDraft } from '../../lib/draft-store.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';

export type Discount = {
  /** Not offered to customers with a discount of their own. */
  offered: boolean;
  /** The code that is or will be applied; null without one. */
  code: string | null;
  /** The text of the field; kept here because the field unmounts with the cart's sheet. */
  typed: string;
  type: (text: string) => void;
  /** The server did not accept the last code, which is still in the field. */
  refused: boolean;
  /** The rate priced with the code; null while it is loading, or without a code. */
  priced: ReplyOf<typeof priceRate> | null;
  asking: boolean;
  /** Any failure but a refused code. */
  error: unknown;
  apply: () => void;
  remove: () => void;
  retry: () => void;
};

/** `rateId` is null until the prices are binding. A discount that `rates` have without a code is the customer's own. */
export function useDiscount(user: SessionUser, rates: readonly Rate[], rateId: string | null): Discount {
  const mayHaveCode = user.permanentShipmentDiscount === 0;
  const offered = mayHaveCode && !rates.some(({ priceBreakdown }) => priceBreakdown.discount);
  const [wanted, setWanted] = useState(() => storedCode(user.userId, mayHaveCode));
  const code = offered ? wanted : null;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const query = useQuery({
    queryKey: ['price', rateId, code],
    // A code that is no longer wanted is asked about no further: its answer would be remembered instead.
    queryFn: ({ signal }) => priceWithCode(user.userId, rateId ?? '', code ?? '', signal),
    enabled: rateId !== null && code !== null,
  });
  useLostSession(query.error);
  if (code !== null && isRefusal(query.error)) {
    // Not another one that is being typed by now.
    setRefused(typed === '' || normaliseCode(typed) === code);
    setWanted(null);
  }
  return {
    offered,
    code,
    typed,
    type: (text) => {
      setTyped(text.toUpperCase());
      setRefused(false);
    },
    refused,
    priced: query.data ?? null,
    asking: query.isFetching,
    error: code === null ? null : query.error,
    apply: () => {
      setRefused(false);
      setWanted(normaliseCode(typed));
    },
    remove: () => {
      removeDraft('discountCode');
      setTyped('');
      setWanted(null);
    },
    retry: () => void query.refetch(),
  };
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.code === 'discount_invalid';

/** A code left from an earlier visit; silently deleted if the customer has a permanent discount. */
function storedCode(userId: string, mayHaveCode: boolean): string | null {
  if (!mayHaveCode) removeDraft('discountCode');
  const code = mayHaveCode ? readDraft('discountCode', userId) : null;
  return typeof code === 'string' && normaliseCode(code) !== '' ? normaliseCode(code) : null;
}

/** Only a code that the server accepts is remembered. */
async function priceWithCode(userId: string, rateId: string, discountCode: string, signal: AbortSignal) {
  try {
    const priced = await call(priceRate, {
      body: { rateId, discountCode },
      headers: { [EXPECTED_USER]: userId },
      signal,
    });
    writeDraft('discountCode', userId, discountCode);
    return priced;
  } catch (error) {
    if (isRefusal(error)) removeDraft('discountCode');
    throw error;
  }
}
