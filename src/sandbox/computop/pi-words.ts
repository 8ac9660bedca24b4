// The fractional hexadecimal digits of pi as 32-bit words: Blowfish's initial tables.

/** More than the bits lost to rounding. */
const GUARD_BITS = 64;

/** arctan(1/x), scaled by `one`. */
function arctanOfOneOver(x: bigint, one: bigint): bigint {
  const square = x * x;
  let power = one / x;
  let sum = power;
  for (let n = 3n, isMinus = true; power > 0n; n += 2n, isMinus = !isMinus) {
    power /= square;
    sum += isMinus ? -(power / n) : power / n;
  }
  return sum;
}

/** The first `count` words of pi − 3, by Machin's formula: pi = 16 arctan(1/5) − 4 arctan(1/239). */
export function piWords(count: number): Uint32Array {
  const bits = count * 32;
  const one = 1n << BigInt(bits + GUARD_BITS);
  const pi = 16n * arctanOfOneOver(5n, one) - 4n * arctanOfOneOver(239n, one);
  const fraction = (pi - 3n * one) >> BigInt(GUARD_BITS);
  const digits = fraction.toString(16).padStart(bits / 4, '0');
  return Uint32Array.from({ length: count }, (_, i) => Number.parseInt(digits.slice(i * 8, i * 8 + 8), 16));
}
