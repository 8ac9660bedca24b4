// One operator command: its words, its options, and what it calls; wrong usage is reported before anything is opened.
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Context } from '../context.ts';
import type { Report } from './report.ts';

/** Wrong usage, in one sentence; the command exits with 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type OptionKind = 'text' | 'flag' | 'list';

/** What was typed; every getter throws UsageError for invalid input. */
export type Input = {
  /** The word after the command. */
  word: (index: number) => string;
  text: (option: string) => string | null;
  flag: (option: string) => boolean;
  list: (option: string) => string[];
  /** Who runs the command; only where `changes` is set. */
  operator: string;
  limit: number;
};

export type CommandContext = {
  /** From the environment, when `--as` is not given. */
  operator: string | null;
  readFile: (path: string) => Promise<Uint8Array>;
};

/** The requested work, once everything typed has been checked. */
type Task = (ctx: Context, surroundings: CommandContext) => Promise<Report>;

export type Command = {
  /** For example "intents attach-label". */
  name: string;
  /** For example "ID --file PDF". */
  usage: string;
  /** One line. */
  summary: string;
  /** How many words must follow. */
  words: number;
  options?: Readonly<Record<string, OptionKind>>;
  /** Requires the operator's name; `of-anybody`: takes it if given. */
  changes?: boolean | 'of-anybody';
  plan(input: Input): Task;
};

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;
const shared: Readonly<Record<string, OptionKind>> = { json: 'flag', as: 'text', limit: 'text' };

export type Planned = { task: Task; json: boolean };

/** Throws UsageError. */
export function planCommand(command: Command, args: string[], operator: string | null): Planned {
  const { values, positionals } = parsed(command, args);
  if (positionals.length !== command.words) throw wrongWords(command, positionals);
  const text = (option: string): string | null => {
    const value = values[option];
    return typeof value === 'string' ? value : null;
  };
  const input: Input = {
    word: (index) => positionals[index] ?? '',
    text,
    flag: (option) => values[option] === true,
    list: (option) => {
      const value = values[option];
      return Array.isArray(value) ? value.map(String) : [];
    },
    operator: actorOf(command, text('as') ?? operator),
    limit: limitOf(text('limit')),
  };
  return { task: command.plan(input), json: input.flag('json') };
}

/** Names the first word too many: it may be a misspelt command. */
function wrongWords({ name, usage, words }: Command, given: readonly string[]): UsageError {
  const surplus = given[words];
  const said = surplus === undefined ? '' : `"${surplus}" is not understood. `;
  return new UsageError(`${said}Usage: operator ${name} ${usage}`.trimEnd());
}

function parsed({ name, options }: Command, args: string[]) {
  const known = Object.entries({ ...shared, ...options }).map(([option, kind]) => [
    option,
    { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), multiple: kind === 'list' },
  ]);
  const config = {
    args,
    options: Object.fromEntries(known) as NonNullable<ParseArgsConfig['options']>,
    allowPositionals: true,
    strict: true,
  };
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's first sentence is clear: "Unknown option '--foo'".
    const [sentence] = error instanceof Error ? error.message.split(/[.\n]/) : [];
    throw new UsageError(`${name}: ${sentence ?? 'wrong options'}.`);
  }
}

function actorOf({ changes }: Command, given: string | null): string {
  if (!changes) return '';
  return changes === 'of-anybody' && given === null ? 'unnamed' : nameOf(given);
}

/** The name stays in the audit forever, so it must be a name and not a sentence. */
function nameOf(given: string | null): string {
  if (given === null) throw new UsageError('Who are you? Add --as NAME, or set OPERATOR_NAME.');
  if (/^[a-z0-9][a-z0-9._-]{0,39}$/i.test(given)) return given.toLowerCase();
  throw new UsageError('--as takes a short name of letters, digits, dot, dash and underscore.');
}

function limitOf(given: string | null): number {
  if (given === null) return DEFAULT_LIMIT;
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new UsageError(`--limit takes a number from 1 to ${MAX_LIMIT}.`);
}
