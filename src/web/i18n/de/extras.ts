// The German texts of the wizard's later steps.
import { draft } from './draft.ts';
import { parcel } from './parcel.ts';
import { services } from './services.ts';

export const extras = { draft, parcel, services };
