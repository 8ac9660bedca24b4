// Answers kept for a short while: the same question is asked once, also by many at the same time.

type MemoryOptions = {
  ttlMs: number;
  /** The oldest answer makes room for another. */
  maxAnswers: number;
};

type Keeping<T> = MemoryOptions & {
  /** The last moment of an answer that may soon be a better one; null where none will be better. */
  endsEarly?: (answer: T) => Date | null;
};

export type AnswerMemory<T> = {
  /** What is known, or being found out, for this key at `now`. */
  recall(key: string, now: Date): Promise<T> | undefined;
  /** Keeps it from `now` on, unless it fails. */
  keep(key: string, now: Date, answer: Promise<T>): Promise<T>;
};

export function createAnswerMemory<T>({
  ttlMs,
  maxAnswers,
  endsEarly = () => null,
}: Keeping<T>): AnswerMemory<T> {
  // A map tells its keys in the order they came, so the first is the oldest.
  const kept = new Map<string, { answer: Promise<T>; until: number }>();
  return {
    recall(key, now) {
      const found = kept.get(key);
      return found && now.getTime() < found.until ? found.answer : undefined;
    },
    keep(key, now, answer) {
      kept.delete(key);
      const [oldest] = kept.keys();
      if (kept.size >= maxAnswers && oldest !== undefined) kept.delete(oldest);
      const entry = { answer, until: now.getTime() + ttlMs };
      kept.set(key, entry);
      // Whoever waits for it hears of the failure; here it only must not be remembered.
      void answer.then(
        (found) => {
          entry.until = Math.min(entry.until, endsEarly(found)?.getTime() ?? entry.until);
        },
        () => {
          if (kept.get(key) === entry) kept.delete(key);
        },
      );
      return answer;
    },
  };
}
