// Answers kept for a short while: the same question is asked only once, even by many callers at the same time.

type MemoryOptions = {
  ttlMs: number;
  /** At this number the oldest answer makes room for the next. */
  maxAnswers: number;
};

type Keeping<T> = MemoryOptions & {
  /** When to discard an answer that a better one may soon replace; null if it is final. */
  endsEarly?: (answer: T) => Date | null;
};

type AnswerMemory<T> = {
  /** The answer known, or being fetched, for this key at `now`. */
  recall(key: string, now: Date): Promise<T> | undefined;
  /** Keeps the answer from `now` on, unless it fails. */
  keep(key: string, now: Date, answer: Promise<T>): Promise<T>;
};

export function createAnswerMemory<T>({
  ttlMs,
  maxAnswers,
  endsEarly = () => null,
}: Keeping<T>): AnswerMemory<T> {
  // A map lists its keys in insertion order, so the first is the oldest.
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
      // Callers awaiting the answer see the failure; here it only must not be kept.
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
