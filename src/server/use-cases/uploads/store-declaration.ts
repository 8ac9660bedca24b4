// Stores a customer's own export declaration (R56, C-18).
import { createHash } from 'node:crypto';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { storeDeclaration as endpoint } from '#contract/uploads.ts';
import { isGuest } from '#domain/user.ts';
import type { Context } from '../../context.ts';
import { newId } from '../../db/database.ts';
import { deleteSurplusDeclarations, insertFile } from '../../db/files.ts';
import { AppError } from '../../errors.ts';
import { PDF_MAGIC } from '../../is-pdf.ts';
import { keepAccount } from '../profile/lock-account.ts';

/** Each upload is held in memory as a whole: limits per account or IP address, and for all together. */
const MOST_AT_ONCE = 3;
const MOST_OF_ALL_AT_ONCE = 10;
/** One person can be many guests, so guests leave room for account holders. */
const MOST_OF_GUESTS_AT_ONCE = 6;
/** Unused declarations kept per owner, newest first; nobody has that many shipments under way. */
const MOST_UNUSED = 50;
const MOST_UNUSED_BYTES = 200 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** A few slow uploads must not keep everybody out for long. */
const READ_WITHIN_MS = 45_000;

/** A file as its sender names it. */
export type Upload = { name: string; content: Buffer };

/** `read` gives up when `late` fires. */
type Call = { read: (late: AbortSignal) => Promise<Upload>; userId: string; ip: string; now: Date };

/** Nothing is read before the limits allow it. */
export function createDeclarationStore(ctx: Context, { readWithinMs = READ_WITHIN_MS } = {}) {
  const underWay = new Map<string, number>();
  let ofAll = 0;
  const count = (whose: readonly string[], change: 1 | -1): void => {
    ofAll += change;
    for (const one of whose) {
      const now = (underWay.get(one) ?? 0) + change;
      if (now > 0) underWay.set(one, now);
      else underWay.delete(one);
    }
  };
  return async ({ read, userId, ip, now }: Call): Promise<ReplyOf<typeof endpoint>> => {
    await ctx.throttles.uploadByAccount.attempt(userId);
    await ctx.throttles.uploadByAddress.attempt(ip);
    const whose = [userId, ip];
    if (whose.some((one) => (underWay.get(one) ?? 0) >= MOST_AT_ONCE))
      throw new AppError('too_many_attempts', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    if (ofAll >= (isGuest(userId) ? MOST_OF_GUESTS_AT_ONCE : MOST_OF_ALL_AT_ONCE))
      throw new AppError('too_many_requests', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
    count(whose, 1);
    try {
      return await store(ctx, { file: await read(AbortSignal.timeout(readWithinMs)), userId, ip, now });
    } finally {
      count(whose, -1);
    }
  };
}

async function store(
  ctx: Context,
  { file, userId, ip, now }: { file: Upload; userId: string; ip: string; now: Date },
): Promise<ReplyOf<typeof endpoint>> {
  const kind = kindOf(file.content);
  if (!kind) throw new AppError('file_type_not_allowed');
  await refuseMalware(ctx, file.content, userId);
  if (isGuest(userId)) await countGuestFile(ctx, { bytes: file.content.length, ip });
  const stored = {
    id: newId('fi'),
    ownerId: userId,
    kind: 'declaration' as const,
    name: nameFor(file.name, kind),
    mime: kind.mime,
    size: file.content.length,
    sha256: createHash('sha256').update(file.content).digest('hex'),
    content: file.content,
    createdAt: now,
  };
  await ctx.db.transaction(async (tx) => {
    // The account may have been closed during the upload.
    await keepAccount(tx, userId);
    await insertFile(tx, stored);
  });
  await deleteSurplusDeclarations(ctx.db.orm, userId, { count: MOST_UNUSED, bytes: MOST_UNUSED_BYTES });
  return { success: true, fileId: stored.id, fileName: stored.name };
}

/** Only files about to be stored count, by size. */
async function countGuestFile(
  { throttles, log }: Context,
  { bytes, ip }: { bytes: number; ip: string },
): Promise<void> {
  const megabytes = Math.ceil(bytes / 1024 / 1024);
  // In this order, so that a refused upload takes nothing from the shared quota.
  await throttles.guestFilesByAddressAndDay.attempt(ip, megabytes);
  if (await throttles.guestFilesByDay.allows('all', megabytes)) return;
  // No guest can upload any more until tomorrow, and nothing else would report it.
  if (await throttles.spentGuestFilesTold.allows('all'))
    log.warn("the day's quota for guests' files is used up");
  throw new AppError('too_many_attempts');
}

/** Where a scanner is configured, nothing is stored unscanned. */
async function refuseMalware({ scanner, log }: Context, content: Buffer, userId: string): Promise<void> {
  const verdict = (await scanner?.scan(content)) ?? 'clean';
  if (verdict === 'unchecked') throw new AppError('file_not_checked');
  if (verdict === 'clean') return;
  log.warn({ userId }, 'infected upload refused');
  throw new AppError('file_infected');
}

type Kind = { mime: string; extensions: readonly string[]; magic: Buffer };

const kinds: readonly Kind[] = [
  { mime: 'application/pdf', extensions: ['pdf'], magic: PDF_MAGIC },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], magic: Buffer.from([0xff, 0xd8, 0xff]) },
  {
    mime: 'image/png',
    extensions: ['png'],
    magic: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
];

/** Decided by the first bytes alone; the type that the browser names may be anything. */
const kindOf = (content: Buffer): Kind | undefined =>
  kinds.find(({ magic }) => content.subarray(0, magic.length).equals(magic));

/** No file system has longer names; tens of thousands of accents over one letter would take seconds to put in order. */
const LONGEST_NAME = 255;

/** The last part of a path, without characters that break file systems or headers, with the true extension. */
function nameFor(given: string, { extensions }: Kind): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const base = last.slice(-LONGEST_NAME).normalize('NFC');
  const clean = base
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"<>:|?*]/gu, '')
    .trim()
    .replace(/^\.+/, '');
  const dot = clean.lastIndexOf('.');
  const ending = clean.slice(dot + 1).toLowerCase();
  if (dot > 0 && extensions.includes(ending)) return `${shortened(clean.slice(0, dot))}.${ending}`;
  return `${shortened(clean) || 'declaration'}.${extensions[0] ?? 'bin'}`;
}

/** Never cuts a surrogate pair in half: half of one is refused wherever the name is sent back. */
const shortened = (name: string): string => [...name].slice(0, 100).join('');
