// Types and lint of the named rooms, both from one program per room: `tsx scripts/rooms.ts src/web tests`. Ends with 1 when one complains.
import { ESLint } from 'eslint';
import ts from 'typescript';

/** Whoever takes the tests takes whatever is in none of the other rooms, too. */
const REST = 'tests';
const rooms = ['src/domain', 'src/contract', 'src/server', 'src/sandbox', 'src/web'];

const chosen = process.argv.slice(2);

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};

function programOf(room: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(`${room}/tsconfig.json`, {}, host);
  if (!config) throw new Error(`${room} has no tsconfig.json.`);
  return ts.createProgram({
    rootNames: config.fileNames,
    options: config.options,
    configFileParsingDiagnostics: config.errors,
  });
}

/** In the room's own files: what it imports from others is looked at there, by stricter settings. */
const mistakesIn = (program: ts.Program): ts.Diagnostic[] => [
  ...new Set(
    program.getRootFileNames().flatMap((name) => {
      const file = program.getSourceFile(name);
      return file ? ts.getPreEmitDiagnostics(program, file) : [];
    }),
  ),
];

/** The same files, for the linter: those of the rooms, or all but those of the other rooms. */
function filesToLint(): { patterns: string[]; ignores: string[] } {
  const filesOf = (room: string, name: string) => `${room}/**/${name}.{ts,tsx}`;
  const others = rooms.filter((room) => !chosen.includes(room));
  return chosen.includes(REST)
    ? { patterns: ['.'], ignores: others.map((room) => filesOf(room, '!(*.test)')) }
    : { patterns: chosen.map((room) => filesOf(room, '*')), ignores: ['**/*.test.{ts,tsx}'] };
}

const programs = chosen.map(programOf);
const mistakes = programs.flatMap(mistakesIn);
if (mistakes.length > 0) {
  const format = process.stdout.isTTY ? ts.formatDiagnosticsWithColorAndContext : ts.formatDiagnostics;
  const place = { getCurrentDirectory: () => process.cwd(), getCanonicalFileName: (name: string) => name };
  console.log(format(mistakes, { ...place, getNewLine: () => '\n' }));
}

const { patterns, ignores } = filesToLint();
const eslint = new ESLint({
  overrideConfig: [
    { ignores },
    { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { programs, project: null } } },
  ],
});
const results = await eslint.lintFiles(patterns);
const formatter = await eslint.loadFormatter('stylish');
const complaints = await formatter.format(results);
if (complaints) console.log(complaints);
console.log(`${chosen.join(', ')}: ${results.length} files`);
const isRefused = results.some(({ errorCount }) => errorCount > 0);
process.exitCode = mistakes.length > 0 || isRefused ? 1 : 0;
