// The German sentences that every page needs.
import { auth } from './auth.ts';
import { errors } from './errors.ts';
import { site } from './site.ts';

export const start = { auth, errors, site };
