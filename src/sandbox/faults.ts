// The fault plan: which request fails, how, and how many times.

export const FAULT_MODES = [
  'delay',
  'hold',
  'hang',
  '429',
  '500',
  '502',
  'html',
  'cut-before',
  'cut-after',
  '500-after',
  'hang-after',
  'truncate',
  'trickle',
  'garbage-after',
  'html-after',
] as const;
export type FaultMode = (typeof FAULT_MODES)[number];

/** Modes that let the handler do its work first; only the answer is spoilt. */
export const AFTER_EFFECT: readonly FaultMode[] = [
  'cut-after',
  '500-after',
  'hang-after',
  'truncate',
  'trickle',
  'garbage-after',
  'html-after',
];

export type FaultRule = {
  /** `path` is a prefix, or a regular expression between slashes: `/\/buy$/`. */
  match: { method?: string; path: string | RegExp };
  /** `hold`: the request goes on once the rule is removed. */
  mode: FaultMode;
  /** For `delay` and `trickle`. */
  delayMs?: number;
  /** Number of requests the rule applies to; absent: all. */
  times?: number;
  /** Seconds for the Retry-After header of `429`. */
  retryAfter?: number;
};

export type PlannedFault = FaultRule & { id: number; hits: number };

export type FaultPlan = {
  add(rule: FaultRule): PlannedFault;
  list(): PlannedFault[];
  remove(id: number): boolean;
  clear(): void;
  /** Resolves once this rule is removed. */
  untilRemoved(id: number): Promise<void>;
  /** The first matching rule; counts as one use. */
  take(method: string, path: string): PlannedFault | undefined;
};

/** The pattern that a text path stands for, or null: a prefix. Throws SyntaxError if it is none that can be read. */
export function patternOf(path: string): RegExp | null {
  const pattern = /^\/(.+)\/([a-z]*)$/.exec(path);
  // `/easypost/` is a prefix, `/\/buy$/` is a pattern: only a pattern contains regular expression characters.
  return pattern?.[1] && /[\\^$.*+?()[\]|]/.test(pattern[1]) ? new RegExp(pattern[1], pattern[2]) : null;
}

function pathFits(path: string, wanted: string | RegExp): boolean {
  if (wanted instanceof RegExp) return wanted.test(path);
  return patternOf(wanted)?.test(path) ?? path.startsWith(wanted);
}

export function createFaultPlan(): FaultPlan {
  let rules: PlannedFault[] = [];
  let count = 0;
  const held = new Map<number, (() => void)[]>();
  const letGo = (id: number): void => {
    for (const go of held.get(id) ?? []) go();
    held.delete(id);
  };
  const isLeft = (rule: PlannedFault) => rule.times === undefined || rule.hits < rule.times;

  return {
    add(rule) {
      count += 1;
      const planned = { ...rule, id: count, hits: 0 };
      rules.push(planned);
      return planned;
    },
    list: () => rules,
    remove(id) {
      const before = rules.length;
      rules = rules.filter((rule) => rule.id !== id);
      letGo(id);
      return rules.length < before;
    },
    clear() {
      rules = [];
      for (const id of held.keys()) letGo(id);
    },
    untilRemoved: (id) =>
      new Promise((resolve) => {
        held.set(id, [...(held.get(id) ?? []), resolve]);
      }),
    take(method, path) {
      const rule = rules.find(
        ({ match, ...rest }) =>
          isLeft({ match, ...rest }) &&
          (match.method === undefined || match.method.toUpperCase() === method) &&
          pathFits(path, match.path),
      );
      if (rule) rule.hits += 1;
      return rule;
    },
  };
}
