// The doors of those who sign: calls that are refused count against their line, and the log hears of them once a minute.
import { MINUTE_MS } from '#domain/durations.ts';
import type { Context } from '../../context.ts';
import { AppError, UpstreamError } from '../../errors.ts';

const TELL_EVERY_MS = MINUTE_MS;

/** What is said of a refused call. */
type Refused = Record<string, unknown>;

export function createSignedDoor({ throttles: { refusedCallsByAddress }, log, clock }: Context) {
  let toldAtMs = -Infinity;
  let untold = 0;

  /** Those that nothing was said of are named with the next one. */
  const tell = (about: Refused): void => {
    const now = clock().getTime();
    if (now - toldAtMs < TELL_EVERY_MS) return void (untold += 1);
    log.warn({ ...about, ...(untold > 0 && { untold }) }, 'callback refused');
    toldAtMs = now;
    untold = 0;
  };

  /**
   * Throws `too_many_requests` unseen when too many of this line were refused; not where one was rightly signed within
   * the hour, as a provider may speak through the same line as somebody else.
   */
  const heed = async <T>(ip: string, about: Refused, take: () => Promise<T>): Promise<T> => {
    await refusedCallsByAddress.check(ip);
    try {
      const taken = await take();
      await refusedCallsByAddress.trust(ip);
      return taken;
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'callback_refused';
      // A certificate that cannot be had, or not now as too many were asked for; or our webhook has no id yet.
      const isUnproven = error instanceof UpstreamError;
      if (isRefused || isUnproven) await refusedCallsByAddress.allows(ip);
      if (isRefused) tell(about);
      // Whoever calls shall come again (0026): here the service behind us is the caller's own.
      throw isUnproven ? new AppError('unavailable', { cause: error }) : error;
    }
  };
  return { heed, tell };
}
