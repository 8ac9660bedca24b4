// One of our ids in a URL.
import * as z from 'zod/mini';

export const Id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'invalid'));
