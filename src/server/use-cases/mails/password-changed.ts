// "Your password has changed": so that whoever has not done it hears of it.
import { accountChange } from './about-account.ts';

export const passwordChanged = accountChange('passwordChanged');
