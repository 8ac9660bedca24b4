// Prints JSON the way EasyPost does: a weight of twenty is `20.0`, never `20`.

// A quote inside a string value is always escaped, so `"weight":` can only be a key here.
const WHOLE_MEASURE = /"(weight|length|width|height)":(-?\d+)(?=[,}\]])/g;

/**
 * The decimal point matters: EasyPost signs webhooks over these bytes, and its own client restores the point
 * before it verifies (easypost-node #467).
 */
export function printWireJson(value: unknown): string {
  return JSON.stringify(value).replace(WHOLE_MEASURE, '"$1":$2.0');
}
