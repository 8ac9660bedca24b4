// The operator's command (C-44): the same use cases without HTTP.
import { type Config, ConfigError, operatorName, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { connectWithoutMigrating } from './db/connect.ts';
import type { Orm } from './db/database.ts';
import { isDemoDatabase } from './db/seed.ts';
import { createLog } from './log.ts';
import { askServer, type Question, commandContextOf } from './operator/operator-socket.ts';
import { type Answer, answerEarly, runOperator } from './operator/run-operator.ts';
import { startupErrorText } from './startup-error-text.ts';
import { systemCodeOf } from './system-code.ts';

/** Runs inside a running embedded server through its socket, otherwise in this process on the database itself. */
async function main(): Promise<Answer> {
  const question = { argv: process.argv.slice(2), operator: operatorName(), cwd: process.cwd() };
  const early = answerEarly(question.argv, question.operator);
  if (early) return early;
  const config = readConfig();
  const answered = config.databaseUrl ? null : await askServer(config.dataDir, question);
  return answered ?? (await answerHere(config, question));
}

async function answerHere(config: Config, { argv, ...rest }: Question): Promise<Answer> {
  // Stdout is for people and pipes; the log goes to stderr.
  const log = createLog('error', process.stderr);
  // A wrong address is reported: an empty database created there would answer that nothing is waiting.
  const db = await connectWithoutMigrating(
    config,
    (error) => log.error({ err: error }, 'database connection lost'),
    config.sandbox ? refuseReal : undefined,
  );
  try {
    const ctx = await createContext(config, { db, log });
    try {
      return await runOperator(ctx, argv, commandContextOf(rest));
    } finally {
      await ctx.close();
    }
  } finally {
    await db.close();
  }
}

/** Without the server's environment we would speak to the sandbox about real money. */
async function refuseReal(orm: Orm): Promise<void> {
  if (await isDemoDatabase(orm)) return;
  throw new ConfigError(
    'This database belongs to a server with real carriers; run the command with that server’s environment.',
  );
}

function explain(error: unknown): string {
  const sentence = startupErrorText(error);
  if (sentence !== null) return sentence;
  if (!(error instanceof Error)) return 'The command could not be run.';
  return error.stack ?? error.message;
}

// Whoever reads the answer may leave early, as `head` does; what was asked is done all the same.
process.stdout.on('error', (error) => {
  if (systemCodeOf(error) !== 'EPIPE') throw error;
});

main()
  .then(({ code, out }) => {
    (code === 2 ? process.stderr : process.stdout).write(out);
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
