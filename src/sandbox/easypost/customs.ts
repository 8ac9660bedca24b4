// Customs infos and items: values and weights are line totals, values come back as text.
import type { FastifyInstance } from 'fastify';
import { asFields, asFlag, asList, asNumber, asReference, asText, unwrap, type Fields } from './input.ts';
import type { CustomsInfo, CustomsItem } from './wire-schema.ts';
import { notFound, unprocessable } from './wire-error.ts';
import { stamp, type World } from './world.ts';

const CONTENTS = [
  ...['documents', 'gift', 'merchandise', 'returned_goods', 'sample'],
  ...['dangerous_goods', 'humanitarian_donation', 'other'],
];
const RESTRICTIONS = ['none', 'other', 'quarantine', 'sanitary_phytosanitary_inspection'];
const NON_DELIVERY = ['return', 'abandon'];

const badItem = (field: string, message: string) =>
  unprocessable('CUSTOMS_ITEM.PARAMETERS.INVALID', 'Invalid customs item parameters.', [{ field, message }]);

function createItem(world: World, given: Fields): CustomsItem {
  const [quantity, value, weight] = [
    asNumber(given['quantity']),
    asNumber(given['value']),
    asNumber(given['weight']),
  ];
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1)
    throw badItem('quantity', 'must be at least 1');
  if (value === null || value <= 0) throw badItem('value', 'must be greater than 0');
  if (weight === null || weight <= 0) throw badItem('weight', 'must be greater than 0');
  const origin = asText(given['origin_country']);
  if (origin === null) {
    throw unprocessable(
      'CUSTOMS_ITEM.ORIGIN_COUNTRY.REQUIRED',
      'The origin country of a customs item is required.',
      [{ field: 'origin_country', message: 'cannot be blank' }],
    );
  }
  const at = stamp(world);
  const item: CustomsItem = {
    id: world.ids.next('cstitem'),
    object: 'CustomsItem',
    created_at: at,
    updated_at: at,
    description: asText(given['description']),
    hs_tariff_number: asText(given['hs_tariff_number']),
    origin_country: origin.toUpperCase(),
    quantity,
    value: value.toFixed(2),
    // Truncated to three decimals, after rounding off floating-point noise.
    weight: Math.trunc(Number((weight * 1_000).toFixed(6))) / 1_000,
    code: asText(given['code']),
    mode: 'test',
    manufacturer: asText(given['manufacturer']),
    currency: asText(given['currency']),
    eccn: asText(given['eccn']),
    printed_commodity_identifier: asText(given['printed_commodity_identifier']),
    ...productIds(given),
  };
  return world.customsItems.put(item.id, item);
}

/** EasyPost's guide "EU Regulatory Updates" (2026). */
const ID_LENGTHS = { code: 128, manufacturer_product_id: 64, standardized_product_id: 64 } as const;

function productIds(given: Fields): Pick<CustomsItem, 'manufacturer_product_id' | 'standardized_product_id'> {
  for (const [field, max] of Object.entries(ID_LENGTHS))
    if ((asText(given[field])?.length ?? 0) > max) throw badItem(field, 'is too long');
  const [manufacturer, standardized] = [
    asText(given['manufacturer_product_id']),
    asText(given['standardized_product_id']),
  ];
  return {
    ...(manufacturer === null ? {} : { manufacturer_product_id: manufacturer }),
    ...(standardized === null ? {} : { standardized_product_id: standardized }),
  };
}

function resolveItem(world: World, value: unknown): CustomsItem {
  const id = asReference(value);
  const known = id === null ? undefined : world.customsItems.get(id);
  if (id !== null && !known) throw notFound();
  const given = asFields(value);
  if (!known && !given) throw badItem('customs_items', 'must be objects');
  return known ?? createItem(world, given ?? {});
}

function problemOf(given: Fields): { field: string; message: string } | undefined {
  const oneOf = (field: string, allowed: string[]) => {
    const value = asText(given[field]);
    return value !== null && !allowed.includes(value)
      ? { field, message: `must be one of ${allowed.join(', ')}` }
      : undefined;
  };
  const kind = asText(given['contents_type']);
  const explanation = asText(given['contents_explanation']);
  const restriction = asText(given['restriction_type']) ?? 'none';
  return (
    oneOf('contents_type', CONTENTS) ??
    oneOf('restriction_type', RESTRICTIONS) ??
    oneOf('non_delivery_option', NON_DELIVERY) ??
    (kind === 'other' && !explanation
      ? { field: 'contents_explanation', message: 'cannot be blank' }
      : undefined) ??
    ((explanation?.length ?? 0) > 255
      ? { field: 'contents_explanation', message: 'is too long' }
      : undefined) ??
    (restriction !== 'none' && !asText(given['restriction_comments'])
      ? { field: 'restriction_comments', message: 'cannot be blank' }
      : undefined)
  );
}

function createInfo(world: World, given: Fields): CustomsInfo {
  const problem = problemOf(given);
  if (problem) {
    throw unprocessable('CUSTOMS_INFO.PARAMETERS.INVALID', 'Invalid customs info parameters.', [problem]);
  }
  const items = asList(given['customs_items']).map((item) => resolveItem(world, item));
  if (new Set(items.map((item) => item.currency ?? 'USD')).size > 1) {
    throw unprocessable(
      'CUSTOMS_ITEM.CURRENCY.ONE_CURRENCY_SUPPORTED',
      'All customs items must use the same currency.',
    );
  }
  const at = stamp(world);
  const info: CustomsInfo = {
    id: world.ids.next('cstinfo'),
    object: 'CustomsInfo',
    created_at: at,
    updated_at: at,
    contents_explanation: asText(given['contents_explanation']) ?? '',
    contents_type: asText(given['contents_type']),
    customs_certify: asFlag(given['customs_certify']),
    customs_signer: asText(given['customs_signer']),
    eel_pfc: asText(given['eel_pfc']),
    non_delivery_option: asText(given['non_delivery_option']) ?? 'return',
    restriction_comments: asText(given['restriction_comments']),
    restriction_type: asText(given['restriction_type']),
    mode: 'test',
    declaration: asText(given['declaration']),
    customs_items: items,
  };
  return world.customsInfos.put(info.id, info);
}

/** A whole customs info, `{id}` or an id; null for absent, `[]` and `{}`. */
export function resolveCustoms(world: World, value: unknown): CustomsInfo | null {
  const id = asReference(value);
  if (id !== null) {
    const known = world.customsInfos.get(id);
    if (!known) throw notFound();
    return known;
  }
  const given = asFields(value);
  return given && Object.keys(given).length > 0 ? createInfo(world, given) : null;
}

export function customsRoutes(app: FastifyInstance, world: World): void {
  app.post('/customs_items', (request, reply) => {
    const item = createItem(world, unwrap(request.body, 'customs_item'));
    return reply.code(201).header('location', `/api/v2/customs_items/${item.id}`).send(item);
  });
  app.get<{ Params: { id: string } }>('/customs_items/:id', ({ params }) => {
    const item = world.customsItems.get(params.id);
    if (!item) throw notFound();
    return item;
  });
  app.post('/customs_infos', (request, reply) => {
    const info = createInfo(world, unwrap(request.body, 'customs_info'));
    return reply.code(201).header('location', `/api/v2/customs_infos/${info.id}`).send(info);
  });
  app.get<{ Params: { id: string } }>('/customs_infos/:id', ({ params }) => {
    const info = world.customsInfos.get(params.id);
    if (!info) throw notFound();
    return info;
  });
}
