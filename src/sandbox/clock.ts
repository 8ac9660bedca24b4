// The sandbox clock: real time plus an offset, and the appointments scheduled on it.

type Appointment = { at: number; run: () => void };

export type SandboxClock = {
  /** Milliseconds since 1970 on the sandbox clock. */
  now: () => number;
  /** Calls `run` once the clock has reached `at`; never earlier, always in order of time. */
  schedule(at: number, run: () => void): void;
  /** Moves the clock forward by milliseconds and runs every appointment on the way. */
  advance(ms: number): void;
  /** Sets the clock to a moment. Going back is allowed; no appointment runs twice. */
  set(at: number): void;
  /** Runs the appointments that have come due with real time. */
  tick(): void;
  pending(): number;
  reset(): void;
};

export function createClock(realNow: () => number = Date.now): SandboxClock {
  let offset = 0;
  let diary: Appointment[] = [];
  const now = () => realNow() + offset;

  const keepUntil = (target: number) => {
    for (;;) {
      const next = diary[0];
      if (!next || next.at > target) return;
      diary.shift();
      if (next.at > now()) offset = next.at - realNow();
      next.run();
    }
  };

  const moveTo = (target: number) => {
    keepUntil(target);
    offset = target - realNow();
  };

  return {
    now,
    schedule(at, run) {
      let low = 0;
      for (let high = diary.length; low < high;) {
        const middle = (low + high) >> 1;
        if ((diary[middle]?.at ?? Infinity) <= at) low = middle + 1;
        else high = middle;
      }
      diary.splice(low, 0, { at, run });
    },
    advance: (ms) => moveTo(now() + ms),
    set: moveTo,
    tick: () => keepUntil(now()),
    pending: () => diary.length,
    reset() {
      offset = 0;
      diary = [];
    },
  };
}
