// "Your e-mail address has changed", to the former and to the new one: neither mail names the other.
import { accountChange } from './about-account.ts';

export const emailChanged = accountChange('emailChanged');
