// The German texts of rates.
import { rates } from './rates.ts';

export const buy = { rates };
