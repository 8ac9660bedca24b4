// Customers' files for the operator: which ones an order has, and saving them for reading.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listAudit } from '#server/db/audit.ts';
import { insertFile } from '#server/db/files.ts';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { askRates, book, bookAndSettle, hubRate, intentOf, toNewYork } from '../support/booking.ts';
import { anAddress, aShipment } from '../support/factories.ts';
import { type House, openHouse } from '../support/house.ts';
import { auditOf, json, operate } from '../support/operator-desk.ts';
import { readPdf } from '../support/read-pdf.ts';

const abd = Buffer.from('%PDF-1.7\n%own declaration\n');
const toZurich = anAddress({ country: 'CH', zip: '8001', city: 'Zürich' });

type FileRow = { id: string; what: string; leg: number | null; package: number | null; name: string };
type Shown = { order: { id: string; number: string }; files: FileRow[] };
const show = (at: House, order: string) => json<Shown>(at, `orders show ${order}`);

const upload = (at: House, id: string) =>
  insertFile(at.ctx.db.orm, {
    id,
    ownerId: 'us_demo_gold',
    kind: 'declaration',
    name: 'ABD Müller.pdf',
    mime: 'application/pdf',
    size: abd.length,
    sha256: 'abc',
    content: abd,
    createdAt: at.ctx.clock(),
  });

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'hafenpost-files-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('an order lists its files, and each can be read: declaration, label, invoice, confirmation, customs paper', async () => {
  await using house = await openHouse();
  await upload(house, 'fi_abd');
  const services = { exportDocumentation: true, hasOwnAE: true, ownAEFileId: 'fi_abd' };
  const gold = await house.logIn('gold@example.com');
  const { orderId } = await bookAndSettle(house, gold, {
    shipment: aShipment({ toAddress: toZurich, services }),
  });
  await issueDocuments(house.ctx);
  const { order, files } = await show(house, orderId ?? '');
  expect(files.map(({ what, leg, package: parcel }) => [what, leg, parcel])).toEqual([
    ['own declaration', null, null],
    ['label', 1, 1],
    ['invoice', null, null],
    ['confirmation', null, null],
    ['commercial invoice', null, null],
    ['carrier invoice', null, 1],
  ]);
  expect(files[0]).toMatchObject({ id: 'fi_abd', name: 'ABD Müller.pdf' });
  const at = await folder();
  for (const { id, what } of files) {
    const path = join(at, `${what}.pdf`);
    const { code, out } = await operate(house, ['files', 'save', id, path]);
    expect(code, out).toBe(0);
    expect((await readFile(path)).subarray(0, 5).toString(), what).toBe('%PDF-');
    expect(await auditOf(house, id), what).toContain('operator:anna file.save done');
  }
  expect((await readPdf(await readFile(join(at, 'confirmation.pdf')))).text).toContain(order.number);
});

test('a saved file is identical, readable by its owner alone, and its name stays out of the audit', async () => {
  await using house = await openHouse();
  await upload(house, 'fi_abd');
  const path = join(await folder(), 'abd.pdf');
  const sha256 = createHash('sha256').update(abd).digest('hex');
  expect(await json(house, `files save fi_abd ${path}`)).toMatchObject({
    ok: true,
    file: { path, name: 'ABD Müller.pdf', size: abd.length, type: 'application/pdf', sha256 },
  });
  expect((await readFile(path)).equals(abd)).toBe(true);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const [row] = await listAudit(house.ctx.db.orm, { subject: 'fi_abd', limit: 1 });
  expect(row?.details).toMatchObject({ what: 'declaration', size: abd.length, sha256 });
  expect(JSON.stringify(row)).not.toContain('Müller');
});

test('nothing is overwritten, nothing is left behind, and an unknown file is refused', async () => {
  await using house = await openHouse();
  await upload(house, 'fi_abd');
  const at = await folder();
  const there = join(at, 'there.pdf');
  await writeFile(there, 'mine');
  const gone = join(at, 'gone.pdf');
  for (const [id, path, code, sentence] of [
    ['fi_abd', there, 2, `There is already a file ${there}.`],
    ['fi_abd', join(at, 'no', 'abd.pdf'), 2, 'cannot be written (ENOENT).'],
    ['fi_abd', 'abd.pdf', 2, 'The path must be absolute: /home/anna/declaration.pdf.'],
    ['fi_nobody', gone, 1, 'Refused (not_found): There is no file fi_nobody.'],
    ['or_nobody/invoice', gone, 1, 'Refused (not_found): There is no file or_nobody/invoice.'],
  ] as const) {
    const answer = await operate(house, ['files', 'save', id, path]);
    expect(answer.code, answer.out).toBe(code);
    expect(answer.out).toContain(sentence);
  }
  expect(await readFile(there, 'utf8')).toBe('mine');
  await expect(stat(gone)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await auditOf(house, 'fi_nobody')).toEqual(['operator:anna file.save refused: not_found']);
  expect(await auditOf(house, 'fi_abd'), 'nobody has had it').toEqual([]);
});

test('the labels of both legs of a hub route are named and can be read', async () => {
  await using house = await openHouse();
  const gold = await house.logIn('gold@example.com');
  const rate = hubRate(await askRates(gold, aShipment({ toAddress: toNewYork })));
  const opened = await book(gold, { rateId: rate.id, amount: rate.rate });
  await house.ctx.settled();
  const { orderId } = await intentOf(gold, opened.json<{ intentId: string }>().intentId);
  const labels = (await show(house, orderId ?? '')).files.filter(({ what }) => what === 'label');
  expect(labels.map(({ leg, package: parcel }) => [leg, parcel])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  const path = join(await folder(), 'onward.pdf');
  expect((await operate(house, ['files', 'save', labels[1]?.id ?? '', path])).code).toBe(0);
});
