// What the mails about a held label share: why it is held, and where a parcel is brought meanwhile (C-40, 0029).
import * as z from 'zod/mini';
import { HoldReason } from '#domain/hold.ts';
import type { Block, Desk } from './mail-kind.ts';

/** Rows of earlier versions may still wait without reasons; then the declaration is the only one. */
export const aboutHold = {
  exportHold: z.optional(z.boolean()),
  holdReasons: z.optional(z.array(HoldReason)),
};

type AboutHold = { exportHold?: boolean | undefined; holdReasons?: HoldReason[] | undefined };

export const reasonsIn = ({ exportHold, holdReasons }: AboutHold): HoldReason[] =>
  exportHold ? (holdReasons ?? ['declaration']) : [];

/** Why there is no label yet, and what to do instead of printing it. */
export function holdBlocks(desk: Desk, data: AboutHold & { orderNumber: string }): Block[] {
  const { orderConfirmed: t, warehouse } = desk.texts;
  const reasons = reasonsIn(data);
  if (!reasons.includes('warehouse'))
    return reasons.includes('declaration') ? [{ is: 'note', text: t.hold }] : [];
  const address = desk.warehouse ?? warehouse.askUs;
  return [
    { is: 'note', text: `${warehouse.title}. ${warehouse.bring(address, data.orderNumber)}` },
    { is: 'text', text: warehouse.weHandOver },
    ...(reasons.includes('declaration') ? [{ is: 'text' as const, text: warehouse.declarationToo }] : []),
  ];
}
