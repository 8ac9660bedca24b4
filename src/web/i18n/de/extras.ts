// The German sentences of the wizard's last step.
import { services } from './services.ts';

export const extras = { services };
