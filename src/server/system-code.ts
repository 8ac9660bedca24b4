// The code of an error that Node or the database's driver has raised.

/** For example "ENOENT"; null if it has none. */
export const systemCodeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
