// All English sentences, key by key as in de.ts.
import type { de } from './de.ts';
import { auth } from './en/auth.ts';
import { checkout } from './en/checkout.ts';
import { errors } from './en/errors.ts';
import { orders } from './en/orders.ts';
import { rates } from './en/rates.ts';
import { services } from './en/services.ts';
import { site } from './en/site.ts';
import { wizard } from './en/wizard.ts';

export const en: typeof de = { site, auth, wizard, services, rates, checkout, orders, errors };
