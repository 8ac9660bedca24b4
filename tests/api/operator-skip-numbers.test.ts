// Document numbers after a backup was restored: continued after those customers have, never backwards, and audited.
import { expect, test } from 'vitest';
import { issueDocuments } from '#server/use-cases/documents/issue-documents.ts';
import { openHouse } from '../support/house.ts';
import { auditOf, operate } from '../support/operator-desk.ts';
import { allPapers, repeat } from '../support/papers.ts';
import { buy } from '../support/refunding.ts';

const now = new Date('2026-06-01T10:00:00Z');

test('documents continue at the number the operator names, and not at one already used', async () => {
  await using house = await openHouse({ now });
  const { orderId } = await buy(house);
  await issueDocuments(house.ctx);
  const done = await operate(house, 'documents skip-to re-2026-000120');
  expect(done.code).toBe(0);
  expect(done.out).toContain('RE-2026-000002 to RE-2026-000119 will never be issued');
  await repeat(house, orderId, 1);
  await issueDocuments(house.ctx);
  expect((await allPapers(house)).map(({ facts }) => facts.documentNumber)).toEqual([
    'RE-2026-000001',
    'RE-2026-000120',
  ]);
  for (const earlier of ['RE-2026-000002', 'RE-2026-000120', 'RE-2026-000121']) {
    const refused = await operate(house, `documents skip-to ${earlier}`);
    expect([refused.code, refused.out]).toEqual([
      1,
      expect.stringContaining('its next number is RE-2026-000121.'),
    ]);
  }
  expect(await auditOf(house, 'RE-2026-000120')).toEqual([
    'operator:anna documents.skip-to done',
    'operator:anna documents.skip-to refused: illegal_transition',
  ]);
  await repeat(house, orderId, 1);
  await issueDocuments(house.ctx);
  expect((await allPapers(house)).at(-1)?.facts.documentNumber).toBe('RE-2026-000121');
});

test.each(['120', 'RE-2025-000120', 'RE-2026-12', 'RE-2026-000000', 'RE-2026-0000120', 'XX-2026-000120'])(
  'documents do not continue at %s',
  async (next) => {
    await using house = await openHouse({ now });
    const refused = await operate(house, `documents skip-to ${next}`);
    expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('RE-2026-000120')]);
  },
);

test('a number that is far ahead is taken for a typo, and none is used up', async () => {
  await using house = await openHouse({ now });
  const refused = await operate(house, 'documents skip-to RE-2026-100120');
  expect([refused.code, refused.out]).toEqual([
    1,
    expect.stringContaining('The next number is RE-2026-000001: at most 10000 are skipped at once.'),
  ]);
  const most = await operate(house, 'documents skip-to RE-2026-010001');
  expect([most.code, most.out]).toEqual([
    0,
    expect.stringContaining('RE-2026-000001 to RE-2026-010000 will never be issued'),
  ]);
});

test('the first document of a series may have a later number', async () => {
  await using house = await openHouse({ now });
  const done = await operate(house, 'documents skip-to RK-2026-000003');
  expect(done.out).toContain('RK-2026-000001 to RK-2026-000002');
  await buy(house);
  await issueDocuments(house.ctx);
  expect((await allPapers(house)).map(({ facts }) => facts.documentNumber)).toEqual(['RE-2026-000001']);
});
