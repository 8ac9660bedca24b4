// The German sentences that rates need besides.
import { rates } from './rates.ts';

export const buy = { rates };
