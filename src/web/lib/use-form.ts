// The state of a form: what was typed, and which errors may be shown by now. The rules are the domain's.
import { useMemo, useState } from 'react';

/** What is wrong, where, and the reason code that becomes a sentence. */
export type Issue = { path: readonly PropertyKey[]; message: string };

export type Form<V> = {
  values: V;
  /** Every wrong path, shown or not, in the order of validation. */
  wrong: readonly string[];
  /** The reason to show at a field: after it was left, after a submit, or because the server refused it. */
  errorAt: (path: string) => string | undefined;
  /** Stores what was typed at these paths; a server's refusal there, or below, no longer counts. */
  update: (paths: string | readonly string[], change: (values: V) => V) => void;
  /** From now on errors at this path, and at all paths below it, are shown; "" means everywhere. */
  reveal: (path: string) => void;
  /** Hides errors at and below a path again, e.g. because a list has shifted. */
  conceal: (path: string) => void;
  refuse: (issues: readonly { path: string; reason: string }[]) => void;
  replace: (values: V) => void;
};

type Refused = Readonly<Record<string, string>>;
type State<V> = { values: V; shown: ReadonlySet<string>; refused: Refused };

/** `check` must stay the same function between two renders, or be cheap. */
export function useForm<V>(initial: V | (() => V), check: (values: V) => readonly Issue[]): Form<V> {
  const [{ values, shown, refused }, set] = useState<State<V>>(() =>
    fresh(initial instanceof Function ? initial() : initial),
  );
  const reasons = useMemo(() => reasonByPath(check(values)), [check, values]);
  return {
    values,
    wrong: [...reasons.keys()],
    errorAt: (path) => refused[path] ?? (isShown(shown, path) ? reasons.get(path) : undefined),
    update: (paths, change) =>
      set((state) => ({
        ...state,
        values: change(state.values),
        refused: [paths].flat().reduce(without, state.refused),
      })),
    reveal: (path) => set((state) => ({ ...state, shown: new Set([...state.shown, path]) })),
    conceal: (path) =>
      set((state) => ({ ...state, shown: new Set([...state.shown].filter((one) => !isBelow(one, path))) })),
    refuse: (issues) =>
      set((state) => ({
        ...state,
        refused: Object.fromEntries(issues.map(({ path, reason }) => [path, reason])),
      })),
    replace: (next) => set(fresh(next)),
  };
}

const fresh = <V>(values: V): State<V> => ({ values, shown: new Set(), refused: {} });

/** The first of several reasons at one path wins. */
function reasonByPath(issues: readonly Issue[]): ReadonlyMap<string, string> {
  const reasons = new Map<string, string>();
  for (const { path, message } of issues) {
    const at = path.map(String).join('.');
    if (!reasons.has(at)) reasons.set(at, message);
  }
  return reasons;
}

const isBelow = (path: string, root: string): boolean =>
  root === '' || path === root || path.startsWith(`${root}.`);

export const isShown = (shown: ReadonlySet<string>, path: string): boolean =>
  [...shown].some((root) => isBelow(path, root));

export const without = (refused: Refused, path: string): Refused =>
  Object.fromEntries(Object.entries(refused).filter(([at]) => !isBelow(at, path)));

/** The paths of the changed fields of an address or a parcel. */
export const pathsOf = (root: string, change: object): string[] =>
  Object.keys(change).map((field) => `${root}.${field}`);
