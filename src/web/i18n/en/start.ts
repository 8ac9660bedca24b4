// The English texts that every page needs.
import { errors } from './errors.ts';
import { site } from './site.ts';

export const start = { errors, site };
