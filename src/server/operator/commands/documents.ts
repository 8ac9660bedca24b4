// The command on document numbers: for use after a backup was restored.
import { skipNumbers } from '../../use-cases/operator/skip-numbers.ts';
import type { Command } from '../command.ts';

export const documentCommands: readonly Command[] = [
  {
    name: 'documents skip-to',
    usage: 'NUMBER',
    summary:
      'for use after restoring a backup: sets the number of the next invoice (RE-2026-000120) or correction (RK-…); cannot be undone',
    words: 1,
    changes: true,
    plan:
      ({ word, operator }) =>
      async (ctx) => {
        const next = word(0).toUpperCase();
        const { first, last } = await skipNumbers(ctx, { next, operator });
        return {
          sentence: `The next one is ${next}. ${first} to ${last} will never be issued: documents with these numbers may exist outside this database, and the audit explains the gap.`,
        };
      },
  },
];
