// PayPal's error reply: name, message, debug_id, and details with one issue each.
import { ISSUES, NAMES, type Issue } from './issue-table.ts';

export type Detail = {
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query' | 'header';
  issue: Issue;
};

export type Link = { href: string; rel: string; method: string };

/** Thrown by any handler; the server turns it into the documented envelope. */
export class PaypalError extends Error {
  readonly status: number;
  readonly details: readonly Detail[];
  readonly links: readonly Link[];

  constructor(status: number, details: readonly Detail[] = [], links: readonly Link[] = []) {
    super(details[0]?.issue ?? NAMES[status]?.[0] ?? 'INTERNAL_SERVER_ERROR');
    this.status = status;
    this.details = details;
    this.links = links;
  }
}

/** The refusal for one issue, with the status that belongs to it. */
export const refuse = (issue: Issue, where: Omit<Detail, 'issue'> = {}) =>
  new PaypalError(ISSUES[issue][0], [{ ...where, issue }]);

export const notFound = (value: string) => refuse('INVALID_RESOURCE_ID', { value, location: 'path' });

export function envelope(error: PaypalError, debugId: string) {
  const [name, message] = NAMES[error.status] ?? ['INTERNAL_SERVER_ERROR', error.message];
  const topic = error.details[0]?.issue ?? name;
  return {
    name,
    message,
    debug_id: debugId,
    ...(error.details.length > 0 && {
      details: error.details.map((detail) => ({ ...detail, description: ISSUES[detail.issue][1] })),
    }),
    links: [
      {
        href: `https://developer.paypal.com/docs/api/orders/v2/#error-${topic}`,
        rel: 'information_link',
        method: 'GET',
      },
      ...error.links,
    ],
  };
}
