// How a setting is read from the environment, and how it is refused.

/** Says in one sentence per line what is missing or wrong. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

export const missingVariables = (names: readonly string[]): ConfigError =>
  new ConfigError(`Missing ${names.length === 1 ? 'variable' : 'variables'}: ${names.join(', ')}.`);

export type Reader = ReturnType<typeof reader>;

/** An empty variable counts as not set. */
export function reader(env: Environment) {
  /** Whole and not negative. */
  function number(name: string, fallback: number): number {
    const text = env[name]?.trim();
    if (!text) return fallback;
    if (!/^\d{1,9}$/.test(text)) throw new ConfigError(`${name} is no whole number: ${text}`);
    return Number(text);
  }
  return {
    text: (name: string, fallback: string): string => env[name]?.trim() || fallback,
    optional: (name: string): string | null => env[name]?.trim() || null,
    /** Those of the names that are not set. */
    missing: (names: readonly string[]): string[] => names.filter((name) => !env[name]?.trim()),
    number,
    /** 0: whichever is free. */
    port(name: string, fallback: number): number {
      const port = number(name, fallback);
      if (port > 65_535) throw new ConfigError(`${name} is no port number: ${port}`);
      return port;
    },
  };
}

/** Where the sandbox listens; the same default as in `src/sandbox/main.ts`, which knows nothing of ours. */
export const sandboxUrl = (read: Reader): string => `http://127.0.0.1:${read.port('SANDBOX_PORT', 4010)}`;

/** Without slashes at the end. */
export function urlFrom(read: Reader, name: string, fallback: string): string {
  const url = read.text(name, fallback);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new ConfigError(`${name} is no URL: ${url}`);
  return url.replace(/\/+$/, '');
}
