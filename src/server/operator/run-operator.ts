// Turns a command line into its answer: help, wrong usage (2), refusals (1), reports (0, or 1 if bad).
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Command, type Planned, planCommand, type CommandContext, UsageError } from './command.ts';
import { documentCommands } from './commands/documents.ts';
import { fileCommands } from './commands/files.ts';
import { heldCommands } from './commands/held.ts';
import { importCommands } from './commands/imports.ts';
import { intentCommands } from './commands/intents.ts';
import { listCommands } from './commands/lists.ts';
import { coverCommands } from './commands/covers.ts';
import { orderCommands } from './commands/orders.ts';
import { refundCommands } from './commands/refunds.ts';
import { unpaidCommands } from './commands/unpaid.ts';
import { userCommands } from './commands/users.ts';
import { explainReason } from './reasons.ts';
import { type Report, toJson, toText } from './report.ts';

export type Answer = { code: 0 | 1 | 2; out: string };

const commands: readonly Command[] = [
  ...intentCommands,
  ...orderCommands,
  ...refundCommands,
  ...heldCommands,
  ...unpaidCommands,
  ...fileCommands,
  ...documentCommands,
  ...coverCommands,
  ...userCommands,
  ...listCommands,
  ...importCommands,
];

/** The answer that needs nothing opened: help and wrong usage. Null: the command can be run. */
export function answerEarly(argv: readonly string[], operator: string | null): Answer | null {
  if (argv.length === 0) return { code: 2, out: help() };
  if (isHelp(argv)) return { code: 0, out: help(argv) };
  try {
    if (argv[0] === 'help') return { code: 0, out: helpOn(argv.slice(1)) };
    planned(argv, operator);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return wrongUsage(error);
    throw error;
  }
}

/** Runs one command. Throws only for a bug, or if the database is unreachable. */
export async function runOperator(
  ctx: Context,
  argv: readonly string[],
  surroundings: CommandContext,
): Promise<Answer> {
  const early = answerEarly(argv, surroundings.operator);
  if (early) return early;
  const { task, json } = planned(argv, surroundings.operator);
  const print = json ? toJson : toText;
  try {
    const report: Report = await task(ctx, surroundings);
    return { code: report.isBad ? 1 : 0, out: print(report) };
  } catch (error) {
    if (error instanceof UsageError) return wrongUsage(error);
    if (!(error instanceof AppError)) throw error;
    const issues = (error.issues ?? []).map(({ path, reason }) => `${path}: ${reason}`).join(', ');
    const sentence = error.message === error.code && issues ? issues : error.message;
    return { code: 1, out: print({ isBad: true, sentence: `Refused (${error.code}): ${sentence}` }) };
  }
}

const wrongUsage = ({ message }: UsageError): Answer => ({
  code: 2,
  out: `${message}\nAll commands: operator --help\n`,
});

const isHelp = (argv: readonly string[]): boolean => argv.includes('--help') || argv.includes('-h');

function planned(argv: readonly string[], operator: string | null): Planned {
  const command = find(argv);
  return planCommand(command, argv.slice(command.name.split(' ').length), operator);
}

/** The longest command name that the words begin with. */
function find(argv: readonly string[]): Command {
  const [first = '', second = ''] = argv;
  const named = (name: string): Command | undefined => commands.find((command) => command.name === name);
  const command = named(`${first} ${second}`) ?? named(first);
  if (!command) throw new UsageError(`There is no command "${[first, second].join(' ').trim()}".`);
  return command;
}

/** Throws UsageError. */
function helpOn(words: readonly string[]): string {
  const [word] = words;
  if (word === undefined || commands.some(({ name }) => name.split(' ')[0] === word)) return help(words);
  const explained = explainReason(word);
  if (explained === null) throw new UsageError(`There is no reason "${word}"; see operator help reasons.`);
  return explained;
}

function help(argv: readonly string[] = []): string {
  const [first] = argv;
  const group = commands.filter(({ name }) => name.split(' ')[0] === first);
  const shown = group.length > 0 ? group : commands;
  const lines = shown.map(({ name, usage, summary }) => [`${name} ${usage}`.trimEnd(), summary] as const);
  const width = Math.min(46, Math.max(...lines.map(([call]) => call.length)));
  return [
    'npm run operator -- COMMAND [--as NAME] [--json] [--limit N]',
    '',
    ...lines.map(([call, summary]) =>
      call.length > width
        ? `  ${call}\n  ${' '.repeat(width)}  ${summary}`
        : `  ${call.padEnd(width)}  ${summary}`,
    ),
    '',
    'Why something is on a list, and what to do about it: operator help REASON, or help reasons.',
    'Every change needs --as NAME or OPERATOR_NAME and is recorded in the audit, even if refused.',
    'Exits with 0 when done, 1 when refused or when something is wrong, 2 on wrong usage.',
    '',
  ].join('\n');
}
