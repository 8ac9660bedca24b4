// The account behind the key: one user, and the carriers' metadata.
import type { FastifyInstance } from 'fastify';
import { CARRIERS, type Carrier } from './carrier-accounts.ts';
import { USER_ID } from './events.ts';
import { asFields, asText } from './input.ts';
import { LIMITS, PRODUCTS } from './rate-card.ts';
import { notFound } from './wire-error.ts';

const USER = {
  id: USER_ID,
  object: 'User',
  parent_id: null,
  name: 'Sandbox account',
  phone_number: null,
  verified: true,
  created_at: '2026-01-01T00:00:00Z',
  balance: '0.00000',
  price_per_shipment: '0.00000',
  recharge_amount: null,
  secondary_recharge_amount: null,
  recharge_threshold: null,
  children: [],
};

function metadataOf(carrier: Carrier) {
  const name = carrier.toLowerCase();
  const services = PRODUCTS.filter((product) => product.carrier === carrier).flatMap(({ service, nonDoc }) =>
    nonDoc ? [service, `${service}NonDoc`] : [service],
  );
  return {
    human_readable: carrier,
    name,
    predefined_packages: [],
    service_levels: services.map((service) => ({
      carrier: name,
      description: null,
      dimensions: [],
      human_readable: null,
      max_weight: LIMITS[carrier].kg,
      name: service,
    })),
    shipment_options: [],
    supported_features: [],
  };
}

export function accountRoutes(app: FastifyInstance): void {
  app.get('/users', () => USER);
  app.get<{ Params: { id: string } }>('/users/:id', ({ params }) => {
    if (params.id !== USER_ID) throw notFound();
    return USER;
  });
  app.get('/metadata/carriers', ({ query }) => {
    const { carriers, types } = asFields(query) ?? {};
    const wanted = asText(carriers)?.toLowerCase().split(',');
    const kinds = asText(types)?.split(',');
    const found = CARRIERS.map(metadataOf).filter(({ name }) => !wanted || wanted.includes(name));
    return {
      carriers: found.map((entry) =>
        Object.fromEntries(
          Object.entries(entry).filter(
            ([key]) => !kinds || /^(name|human_readable)$/.test(key) || kinds.includes(key),
          ),
        ),
      ),
    };
  });
}
