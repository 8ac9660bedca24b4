// The purpose that an order was bought for, used where its record names none.
import { purposeOf } from '#domain/customs-item.ts';
import type { Order } from '../../db/orders.ts';

export const orderPurpose = ({ orderSnapshot }: Order) =>
  purposeOf({ purpose: orderSnapshot?.purpose, packages: orderSnapshot?.packages ?? [] });
