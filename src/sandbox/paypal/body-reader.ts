// Reads a request body strictly, as PayPal does: all errors are collected and reported together.
import { asFields, type Fields } from '../easypost/input.ts';
import { AMOUNT, isCurrency, minorUnits, type Money } from './amounts.ts';
import { ISSUES, type Issue } from './issue-table.ts';
import { PaypalError, type Detail } from './wire-error.ts';

export type Flaws = {
  /** Malformed input is reported before input that is semantically wrong. */
  add(issue: Issue, field: string, value?: unknown): void;
  /** Throws if something has been found. */
  settle(): void;
};

export function createFlaws(): Flaws {
  const found: Detail[] = [];
  return {
    add(issue, field, value) {
      const said = typeof value === 'string' || typeof value === 'number' ? { value: String(value) } : {};
      found.push({ field, ...said, location: 'body', issue });
    },
    settle() {
      for (const status of [400, 422]) {
        const same = found.filter(({ issue }) => ISSUES[issue][0] === status);
        if (same.length > 0) throw new PaypalError(status, same);
      }
    },
  };
}

type TextRule = {
  max: number;
  min?: number;
  required?: boolean;
  pattern?: RegExp;
  oneOf?: readonly string[];
};

/** Undefined when absent or wrong; errors are added to `flaws`. */
export function readText(flaws: Flaws, field: string, { value, rule }: { value: unknown; rule: TextRule }) {
  if (value === undefined || value === null) {
    if (rule.required) flaws.add('MISSING_REQUIRED_PARAMETER', field);
    return undefined;
  }
  if (typeof value !== 'string') flaws.add('INVALID_PARAMETER_SYNTAX', field, value);
  else if (value.length < (rule.min ?? 1) || value.length > rule.max)
    flaws.add('INVALID_STRING_LENGTH', field, value);
  else if (rule.oneOf && !rule.oneOf.includes(value)) flaws.add('INVALID_PARAMETER_VALUE', field, value);
  else if (rule.pattern && !rule.pattern.test(value)) flaws.add('INVALID_PARAMETER_SYNTAX', field, value);
  else return value;
  return undefined;
}

/** A nested object; undefined when absent. */
export function readObject(flaws: Flaws, field: string, value: unknown): Fields | undefined {
  if (value === undefined || value === null) return undefined;
  const fields = asFields(value);
  if (!fields) flaws.add('INVALID_PARAMETER_SYNTAX', field);
  return fields;
}

export type Amount = { units: number; currency: string };

/** `lowest` is 1 for totals, 0 for parts of a total. */
export function readAmount(
  flaws: Flaws,
  field: string,
  { value, lowest, required = false }: { value: unknown; lowest: 0 | 1; required?: boolean },
): Amount | undefined {
  if (required && (value === undefined || value === null)) flaws.add('MISSING_REQUIRED_PARAMETER', field);
  const given = readObject(flaws, field, value);
  if (!given) return undefined;
  const currency = readText(flaws, `${field}/currency_code`, {
    value: given['currency_code'],
    rule: { min: 3, max: 3, required: true },
  });
  const text = readText(flaws, `${field}/value`, {
    value: given['value'],
    rule: { max: 32, required: true, pattern: AMOUNT },
  });
  if (currency === undefined || text === undefined) return undefined;
  return readUnits(flaws, field, { money: { currency_code: currency, value: text }, lowest });
}

function readUnits(flaws: Flaws, field: string, { money, lowest }: { money: Money; lowest: 0 | 1 }) {
  if (!isCurrency(money.currency_code)) {
    flaws.add('INVALID_CURRENCY_CODE', `${field}/currency_code`, money.currency_code);
    return undefined;
  }
  const units = minorUnits(money);
  if (typeof units === 'string') {
    flaws.add(units, `${field}/value`, money.value);
    return undefined;
  }
  if (units < lowest) {
    flaws.add(
      lowest === 1 ? 'CANNOT_BE_ZERO_OR_NEGATIVE' : 'CANNOT_BE_NEGATIVE',
      `${field}/value`,
      money.value,
    );
    return undefined;
  }
  return { units, currency: money.currency_code };
}
