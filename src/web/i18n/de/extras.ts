// The German sentences of the wizard's later steps.
import { parcel } from './parcel.ts';
import { services } from './services.ts';

export const extras = { parcel, services };
