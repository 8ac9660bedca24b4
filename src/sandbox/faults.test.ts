// The fault plan: which rule hits which request.
import { expect, test } from 'vitest';
import { createFaultPlan } from './faults.ts';

test.each([
  ['a prefix', '/easypost/v2/shipments', '/easypost/v2/shipments/shp_1/buy', true],
  ['a prefix with a slash at its end', '/easypost/v2/', '/easypost/v2/orders', true],
  ['another prefix', '/easypost/v2/orders', '/easypost/v2/shipments', false],
  ['a pattern as text', '/\\/buy$/', '/easypost/v2/shipments/shp_1/buy', true],
  ['a pattern as text that does not fit', '/\\/buy$/', '/easypost/v2/shipments', false],
  ['a pattern', /\/(buy|refund)$/, '/easypost/v2/orders/order_1/buy', true],
])('%s matches or does not', (_name, path, asked, fits) => {
  const plan = createFaultPlan();
  plan.add({ match: { path }, mode: '500' });
  expect(plan.take('POST', asked) !== undefined).toBe(fits);
});

test('a rule is used as often as it says, then the next one', () => {
  const plan = createFaultPlan();
  plan.add({ match: { path: '/a' }, mode: '500', times: 2 });
  plan.add({ match: { path: '/a', method: 'post' }, mode: 'hang' });
  const hits = ['POST', 'POST', 'POST', 'GET'].map((method) => plan.take(method, '/a')?.mode);
  expect(hits).toEqual(['500', '500', 'hang', undefined]);
});

test('a removed rule matches nothing', () => {
  const plan = createFaultPlan();
  const { id } = plan.add({ match: { path: '/' }, mode: '502' });
  expect(plan.remove(id)).toBe(true);
  expect(plan.remove(id)).toBe(false);
  expect(plan.take('GET', '/x')).toBeUndefined();
});
