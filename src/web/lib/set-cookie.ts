// A cookie that tells the server about this browser for a year; over http as well, where the site uses that.
import { YEAR_S } from '#domain/durations.ts';

type Kept = { name: string; value: string; path: string };

export function setCookie({ name, value, path }: Kept): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=${path}; max-age=${YEAR_S}; samesite=lax${secure}`;
  // Chromium writes it later, and a reload may be quicker; reading waits for the write.
  void document.cookie;
}
