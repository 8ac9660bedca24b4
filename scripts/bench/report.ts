// Prints one line per figure; computes quantiles.

/** `where`: the database, or the web. */
export function report(what: string, where: string, figure: string): void {
  console.log(`${what.padEnd(52)} ${where.padEnd(10)} ${figure}`);
}

/** The value that this share of all values does not exceed. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
