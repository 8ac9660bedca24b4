// Guards the signed webhooks: refused calls count against their IP address, and are logged at most once a minute.
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { AppError, UpstreamError } from '../../errors.ts';

const LOG_EVERY_MS = MINUTE_MS;

/** What is logged about a refused call. */
type Refused = Record<string, unknown>;

export function createWebhookGuard({ throttles: { refusedCallsByAddress }, log, clock }: Context) {
  let toldAtMs = -Infinity;
  let untold = 0;

  /** Calls that were not logged are counted in the next log line. */
  const tell = (about: Refused): void => {
    const now = clock().getTime();
    if (now - toldAtMs < LOG_EVERY_MS) return void (untold += 1);
    log.warn({ ...about, ...(untold > 0 && { untold }) }, 'callback refused');
    toldAtMs = now;
    untold = 0;
  };

  /**
   * Throws `too_many_requests` without reading the call when too many from this IP address were refused, unless one was
   * correctly signed within the hour: a provider may share its address with others.
   */
  const heed = async <T>(ip: string, about: Refused, take: () => Promise<T>): Promise<T> => {
    await refusedCallsByAddress.check(ip);
    try {
      const taken = await take();
      await refusedCallsByAddress.trust(ip);
      return taken;
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'callback_refused';
      // The certificate cannot be fetched, or too many were requested just now; or our webhook has no id yet.
      const isUnproven = error instanceof UpstreamError;
      if (isRefused || isUnproven) await refusedCallsByAddress.allows(ip);
      if (isRefused) tell(about);
      // The caller should retry (0026): the service that failed here is the caller's own.
      throw isUnproven ? new AppError('unavailable', { cause: error }) : error;
    }
  };
  return { heed, tell };
}
