// A customer's steps on the list of orders: find one, open its menu, open its details.
import { expect, type Locator, type Page } from '@playwright/test';
import type { OrderDetail } from '#contract/order-actions.ts';
import { listOrders } from '#contract/orders.ts';
import type { de } from '#web/i18n/de.ts';
import { buy } from './bought.ts';
import { signIn } from './journey.ts';

/** Searches until exactly one order is listed. */
export async function search(page: Page, t: typeof de, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: t.orders.filters.search }).fill(name);
  await expect(page.getByRole('button', { name: /HP-/ })).toHaveCount(1);
}

/** Buys a parcel as a customer who pays by invoice, and finds its order on the dashboard. */
export async function buyAndFind(page: Page, name: string): Promise<typeof de> {
  const t = await signIn(page, 'gold@example.com');
  await buy(page, { name });
  await page.goto('/dashboard');
  // The only order of its lane is in the list before it has been searched for.
  const found = page.waitForResponse((reply) => isListOf(new URL(reply.url()), name));
  await search(page, t, name);
  await (await found).finished();
  return t;
}

const isListOf = ({ pathname, searchParams }: URL, name: string): boolean =>
  pathname === listOrders.path && searchParams.get('q') === name;

export const openMenu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: /HP-/ }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
};

/** Opens an order's details from a freshly loaded dashboard. */
export async function openDetails(page: Page, t: typeof de, name: string): Promise<Locator> {
  await page.goto('/dashboard');
  await search(page, t, name);
  await openMenu(page, t.desk.actions.details);
  const details = page.getByRole('dialog');
  await expect(details.getByRole('heading', { name: t.desk.detail.price })).toBeVisible();
  return details;
}

/** The one order found by a name, as its owner's API answers it. */
export async function orderOf(page: Page, name: string): Promise<OrderDetail> {
  const listed = await page.request.get(`/api/dashboard/orders-fixed?q=${encodeURIComponent(name)}`);
  const { orders } = (await listed.json()) as { orders: { id: string }[] };
  expect(orders).toHaveLength(1);
  const reply = await page.request.get(`/api/orders/${orders[0]?.id ?? ''}`);
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { order: OrderDetail }).order;
}
