// The English sentences that the wizard needs besides.
import { wizard } from './wizard.ts';

export const ship = { wizard };
