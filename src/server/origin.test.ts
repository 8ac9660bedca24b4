// Addresses of ours that work: for links, providers, and the person who started us.
import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
])('a server listening at %s is reached at %s', (host, url) => {
  expect(originOf({ publicUrl: null, host, port: 3000 })).toBe(url);
});

test('a public address takes precedence', () => {
  const publicUrl = 'https://nordkai.example';
  expect(originOf({ publicUrl, host: '::1', port: 3000 })).toBe(publicUrl);
});
