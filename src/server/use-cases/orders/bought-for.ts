// What an order was bought for, where nobody has named a purpose for its record.
import { purposeOf } from '#domain/customs-item.ts';
import type { Order } from '../../db/orders.ts';

export const boughtFor = ({ orderSnapshot }: Order) =>
  purposeOf({ purpose: orderSnapshot?.purpose, packages: orderSnapshot?.packages ?? [] });
