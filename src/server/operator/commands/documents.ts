// The command on document numbers: for use after a backup was restored.
import { skipNumbers } from '../../use-cases/operator/skip-numbers.ts';
import type { Command } from '../command.ts';

export const documentCommands: readonly Command[] = [
  {
    name: 'documents skip-to',
    usage: 'NUMBER',
    summary:
      'after a backup has come back: what the next invoice (RE-2026-000120) or correction (RK-…) is called; cannot be undone',
    words: 1,
    changes: true,
    plan:
      ({ word, operator }) =>
      async (ctx) => {
        const next = word(0).toUpperCase();
        const { first, last } = await skipNumbers(ctx, { next, operator });
        return {
          sentence: `The next one is ${next}. ${first} to ${last} are given to nobody from here on: papers with these numbers may exist outside this database, and whoever asks for the gap finds the reason in the audit.`,
        };
      },
  },
];
