// The calculators' request for rates (R144).
import type { CalculatorRate, quoteCalculator } from '#contract/calculator.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import type { CalculatorInput } from '#domain/calculator.ts';
import type { Answer } from './calculator-state.ts';
import { post } from './post.ts';

export type Place = NonNullable<BodyInputOf<typeof quoteCalculator>['place']>;

/** Never throws. */
export async function askRates({ from, to, ...sizes }: CalculatorInput, place: Place): Promise<Answer> {
  try {
    // The path is repeated: the contract provides types only, as its constants would add all schemas to a small page.
    const response = await post<typeof quoteCalculator>('/api/widget/rates', {
      ...sizes,
      fromCountry: from,
      toCountry: to,
      place,
    });
    return readReply(response.ok, await response.text());
  } catch {
    // No answer, or it broke off.
    return { kind: 'failed', offline: true, code: null, message: null };
  }
}

export function readReply(ok: boolean, text: string): Answer {
  const reply = parsed(text);
  if (ok && Array.isArray(reply['rates']))
    return { kind: 'rates', rates: reply['rates'] as CalculatorRate[] };
  const word = (name: string): string | null => {
    const value = reply[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return { kind: 'failed', offline: false, code: word('code'), message: word('message') };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // A proxy's page: it says nothing that a customer should read.
    return {};
  }
}
