// Stores the customer's own notes on a purchase; fields that others are responsible for are ignored (R96, C-39).
import type { BodyOf, ReplyOf } from '#contract/endpoint.ts';
import type { persistShipment as endpoint } from '#contract/order-record.ts';
import type { Context } from '../../context.ts';
import { findIntentByPayment, findOwnIntent, type Intent } from '../../db/intents.ts';
import { findNotes, type NotesChange, type OrderNotes, saveNotes } from '../../db/order-notes.ts';
import { findOwnOrder, type Order } from '../../db/orders.ts';
import { AppError } from '../../errors.ts';
import { illegalMove } from '../../illegal-move.ts';
import { keepAccount } from '../profile/lock-account.ts';
import { orderPurpose } from './order-purpose.ts';

type Body = BodyOf<typeof endpoint>;
type Call = { body: Body; userId: string };

/** Throws `not_found` for other users' purchases, and `illegal_transition` while there is no order yet. */
export async function persistShipment(ctx: Context, call: Call): Promise<ReplyOf<typeof endpoint>> {
  const order = await findNamedOrder(ctx, call);
  const change = changeOf(call.body);
  const isChanged = Object.keys(change).length > 0;
  const notes = isChanged
    ? await saveOwnNotes(ctx, { order, change })
    : await findNotes(ctx.db.orm, order.id);
  return {
    success: true,
    orderId: order.id,
    orderNumber: order.orderNumber,
    reference: notes?.reference ?? null,
    note: notes?.note ?? null,
    shipmentPurpose: notes?.purpose ?? orderPurpose(order),
    ignored: ignoredIn(call.body),
  };
}

const saveOwnNotes = (
  ctx: Context,
  { order: { id: orderId, userId }, change }: { order: Order; change: NotesChange },
): Promise<OrderNotes> =>
  ctx.db.transaction(async (tx) => {
    // An account that is being closed must not leave notes behind.
    await keepAccount(tx, userId);
    return await saveNotes(tx, { orderId, change, now: ctx.clock() });
  });

function changeOf({ reference, note, shipmentPurpose }: Body): NotesChange {
  return {
    ...(reference !== undefined && { reference: reference || null }),
    ...(note !== undefined && { note: note || null }),
    ...(shipmentPurpose !== undefined && { purpose: shipmentPurpose }),
  };
}

const kept = ['orderId', 'checkoutIntentId', 'intentId', 'reference', 'note', 'shipmentPurpose'];
const MAX_NAMED = 30;
const MAX_NAME = 60;

const ignoredIn = (body: Body): string[] =>
  Object.keys(body)
    .filter((name) => !kept.includes(name))
    .slice(0, MAX_NAMED)
    .map((name) => name.slice(0, MAX_NAME));

async function findNamedOrder(ctx: Context, { body, userId }: Call): Promise<Order> {
  const { orm } = ctx.db;
  const orderId = body.orderId || (await orderOfIntent(ctx, { body, userId }));
  const order = await findOwnOrder(orm, orderId, userId);
  if (!order) throw new AppError('not_found');
  return order;
}

async function orderOfIntent(ctx: Context, { body, userId }: Call): Promise<string> {
  const transactionId = body.payment?.transactionId || body.paymentInfo?.transactionId;
  const id = body.checkoutIntentId || body.intentId || transactionId;
  if (!id) throw new AppError('invalid_request', { issues: [{ path: 'orderId', reason: 'required' }] });
  const intent =
    (await findOwnIntent(ctx.db.orm, id, userId)) ?? (await ownIntentByPayment(ctx, { id, userId }));
  if (!intent) throw new AppError('not_found');
  if (!intent.orderId)
    throw await illegalMove(ctx, {
      userId,
      action: 'order.note',
      subject: intent.id,
      message: 'There is no order for this purchase yet.',
    });
  return intent.orderId;
}

/** Older callers send the provider's payment id. */
async function ownIntentByPayment(
  ctx: Context,
  { id, userId }: { id: string; userId: string },
): Promise<Intent | null> {
  for (const provider of ['paypal', 'computop'] as const) {
    const intent = await findIntentByPayment(ctx.db.orm, provider, id);
    if (intent?.userId === userId) return intent;
  }
  return null;
}
