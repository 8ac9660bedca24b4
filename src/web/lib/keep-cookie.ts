// What this browser tells the server of itself, for a year: over http as well, where the site is served by that.

const YEAR_S = 31_536_000;

type Kept = { name: string; value: string; path: string };

export function keepCookie({ name, value, path }: Kept): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=${path}; max-age=${YEAR_S}; samesite=lax${secure}`;
}
