// "Your password has changed": for an owner who may not have done it.
import { accountChange } from './about-account.ts';

export const passwordChanged = accountChange('passwordChanged');
