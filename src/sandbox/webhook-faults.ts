// Faults of a provider's webhooks, set by a test: repeated, late, not sent, with a wrong signature.
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from './clock.ts';
import { asFields, asFlag, asNumber } from './easypost/input.ts';

export type WebhookFaults = {
  copies: number;
  /** On the sandbox clock. */
  delayMs: number;
  off: boolean;
  forge: boolean;
};

export const NO_WEBHOOK_FAULTS: Readonly<WebhookFaults> = { copies: 1, delayMs: 0, off: false, forge: false };

type Caller = { clock: SandboxClock; webhookFaults: WebhookFaults };

/** Calls `send` as often and as late as planned; forging the signature is up to the signing code. */
export function sendAsPlanned({ clock, webhookFaults }: Caller, send: () => void): void {
  const { copies, delayMs, off } = webhookFaults;
  if (off) return;
  const start = () => {
    for (let copy = 0; copy < copies; copy += 1) send();
  };
  if (delayMs > 0) clock.schedule(clock.now() + delayMs, start);
  else start();
}

/** Settings not sent return to normal. */
export function webhookFaultRoutes(app: FastifyInstance, world: Caller): void {
  app.get('/webhooks', () => world.webhookFaults);
  app.post('/webhooks', ({ body }) => {
    const given = asFields(body) ?? {};
    world.webhookFaults = {
      copies: asNumber(given['copies']) ?? NO_WEBHOOK_FAULTS.copies,
      delayMs: asNumber(given['delayMs']) ?? NO_WEBHOOK_FAULTS.delayMs,
      off: asFlag(given['off']),
      forge: asFlag(given['forge']),
    };
    return world.webhookFaults;
  });
}
