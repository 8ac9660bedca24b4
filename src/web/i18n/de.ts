// All German sentences. This file defines the keys; en.ts must satisfy them.
import { auth } from './de/auth.ts';
import { checkout } from './de/checkout.ts';
import { errors } from './de/errors.ts';
import { orders } from './de/orders.ts';
import { rates } from './de/rates.ts';
import { services } from './de/services.ts';
import { site } from './de/site.ts';
import { wizard } from './de/wizard.ts';

export const de = { site, auth, wizard, services, rates, checkout, orders, errors };
