// The signed-in user's address book.
import type { FastifyInstance } from 'fastify';
import {
  addAddress as addAddressEndpoint,
  changeAddress as changeAddressEndpoint,
  deleteAddress as deleteAddressEndpoint,
  listAddresses as listAddressesEndpoint,
} from '#contract/addresses.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { addAddress } from '../use-cases/addresses/add-address.ts';
import { changeAddress } from '../use-cases/addresses/change-address.ts';
import { deleteAddress } from '../use-cases/addresses/delete-address.ts';
import { listAddresses } from '../use-cases/addresses/list-addresses.ts';

export function addressesRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, listAddressesEndpoint, ({ query, user }) =>
    listAddresses(ctx, { userId: user.userId, q: query.q }),
  );
  bind(app, ctx, addAddressEndpoint, ({ body, user, now }) =>
    addAddress(ctx, { userId: user.userId, address: body, now }),
  );
  bind(app, ctx, changeAddressEndpoint, ({ params, body, user, now }) =>
    changeAddress(ctx, { id: params.id, userId: user.userId, address: body, now }),
  );
  bind(app, ctx, deleteAddressEndpoint, ({ params, user }) =>
    deleteAddress(ctx, { id: params.id, userId: user.userId }),
  );
}
