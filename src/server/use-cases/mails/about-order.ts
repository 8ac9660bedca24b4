// What all mails about an order share: which order it is, and links to pages with more.
import * as z from 'zod/mini';
import { orderDetailsPage, orderPage } from '#contract/pages.ts';
import type { Block, Desk, Fact } from './mail-kind.ts';

/** insertOrderMails adds these to the data of every mail about an order. */
export const aboutOrder = {
  intentId: z.string(),
  orderNumber: z.string(),
  /** A guest has no dashboard. Rows of earlier versions may still wait without it. */
  hasAccount: z.optional(z.boolean()),
};

type AboutOrder = { intentId: string; orderNumber: string; hasAccount?: boolean | undefined };

/** The page with the purchase's result and its labels. */
export const orderLink = ({ linkTo }: Desk, { intentId }: Pick<AboutOrder, 'intentId'>): string =>
  linkTo(orderPage(intentId));

/** The public tracking page of a parcel. */
export const trackLink = ({ linkTo }: Desk, code: string): string =>
  linkTo(`/track/${encodeURIComponent(code)}`);

/** Which parcels are meant, by their index; shown only where there are several. */
export const aboutParcels = { packageIndexes: z.array(z.number()), packageCount: z.number() };

type AboutParcels = { packageIndexes: readonly number[]; packageCount: number };

export const orderFact = ({ texts }: Desk, { orderNumber }: Pick<AboutOrder, 'orderNumber'>): Fact => [
  texts.facts.order,
  orderNumber,
];

export const parcelFacts = ({ texts }: Desk, { packageIndexes, packageCount }: AboutParcels): Fact[] =>
  packageCount === 1
    ? []
    : [
        [
          texts.facts.parcels(packageIndexes.length),
          texts.someOf(packageIndexes.map((index) => index + 1).join(', '), packageCount),
        ],
      ];

/** The button to the order's details. */
export const orderButton = (desk: Desk, data: AboutOrder): Block => ({
  is: 'button',
  label: desk.texts.orderButton,
  link: data.hasAccount ? desk.linkTo(orderDetailsPage(data.orderNumber)) : orderLink(desk, data),
});

/** The button to a checkout that led to no order. */
export const checkoutButton = (desk: Desk, data: Pick<AboutOrder, 'intentId'>): Block => ({
  is: 'button',
  label: desk.texts.orderButton,
  link: orderLink(desk, data),
});
