// Ids are UUIDs, with or without https.
import { expect, test, vi } from 'vitest';
import { newUuid } from './new-uuid.ts';

test('ids are version 4 UUIDs and differ, even on pages without https', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const ids = Array.from({ length: 200 }, newUuid);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
