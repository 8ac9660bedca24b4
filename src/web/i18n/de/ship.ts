// The German texts of the wizard's first steps.
import { wizard } from './wizard.ts';

export const ship = { wizard };
