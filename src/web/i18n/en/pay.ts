// The English texts of paying and of the result pages.
import { checkout } from './checkout.ts';
import { result } from './result.ts';

export const pay = { checkout, result };
