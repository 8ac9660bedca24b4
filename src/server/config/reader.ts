// Reads settings from the environment, and refuses bad ones.

/** The message says what is missing or wrong, one sentence per line. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

export const missingVariables = (names: readonly string[]): ConfigError =>
  new ConfigError(`Missing ${names.length === 1 ? 'variable' : 'variables'}: ${names.join(', ')}.`);

export type Reader = ReturnType<typeof reader>;

/** An empty variable counts as not set. */
export function reader(env: Environment) {
  /** Reads a whole number that is not negative. */
  function number(name: string, fallback: number, { least = 0, most = Infinity } = {}): number {
    const text = env[name]?.trim();
    if (!text) return fallback;
    if (!/^\d{1,9}$/.test(text)) throw new ConfigError(`${name} is not a whole number: ${text}`);
    const value = Number(text);
    if (value < least) throw new ConfigError(`${name} is less than ${least}: ${text}`);
    if (value > most) throw new ConfigError(`${name} is more than ${most}: ${text}`);
    return value;
  }
  return {
    text: (name: string, fallback: string): string => env[name]?.trim() || fallback,
    optional: (name: string): string | null => env[name]?.trim() || null,
    /** The names that are not set. */
    missing: (names: readonly string[]): string[] => names.filter((name) => !env[name]?.trim()),
    number,
    /** Port 0 takes any free one. */
    port(name: string, fallback: number): number {
      const port = number(name, fallback);
      if (port > 65_535) throw new ConfigError(`${name} is not a port number: ${port}`);
      return port;
    },
  };
}

/** The sandbox's URL; same default port as in `src/sandbox/main.ts`, which cannot import from here. */
export const sandboxUrl = (read: Reader): string => `http://127.0.0.1:${read.port('SANDBOX_PORT', 4010)}`;

/** Reads a URL without its trailing slashes. NOTE: not quoted in the error: keys are pasted into the wrong variable. */
export function urlFrom(read: Reader, name: string, fallback: string): string {
  const url = read.text(name, fallback);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new ConfigError(`${name} is not a URL.`);
  return url.replace(/\/+$/, '');
}
