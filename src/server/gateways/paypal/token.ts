// The access token: fetched once for all callers, renewed shortly before it expires or when PayPal refuses it.
import { UpstreamError } from '../../errors.ts';
import type { Http } from '../http.ts';
import { faultOf, upstreamFault } from './refusal.ts';
import { WireToken } from './wire.ts';

type Credentials = { base: string; clientId: string; clientSecret: string; timeoutMs: number };

export type Tokens = {
  current(): Promise<string>;
  /** A new token after one was refused; many callers with the same refused one cause a single request. */
  after(refused: string): Promise<string>;
};

/** Margin before expiry, so that no call is under way then; a short-lived token is used for nine tenths of its life. */
const EARLY_SECONDS = 120;

export function createTokens(config: Credentials, http: Http): Tokens {
  let held: { token: string; until: number } | null = null;
  let coming: Promise<string> | null = null;

  const fetchToken = async (): Promise<string> => {
    const { access_token, expires_in } = await askForToken(config, http);
    const seconds = Math.max(expires_in - EARLY_SECONDS, expires_in * 0.9);
    held = { token: access_token, until: performance.now() + seconds * 1000 };
    return access_token;
  };

  const current = (): Promise<string> => {
    if (held && performance.now() < held.until) return Promise.resolve(held.token);
    coming ??= fetchToken().finally(() => {
      coming = null;
    });
    return coming;
  };

  return {
    current,
    after(refused) {
      if (held?.token === refused) held = null;
      return current();
    },
  };
}

async function askForToken(config: Credentials, http: Http): Promise<WireToken> {
  const { base, clientId, clientSecret, timeoutMs } = config;
  const answer = await http
    .json({
      upstream: 'paypal',
      method: 'POST',
      url: `${base}/v1/oauth2/token`,
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: 'grant_type=client_credentials',
      timeoutMs,
    })
    .catch(withoutEffect);
  const { status, json, headers } = answer;
  if (status !== 200) {
    const debugId = headers['paypal-debug-id']?.toString() ?? null;
    return withoutEffect(faultOf({ status, json, debugId, where: 'paypal POST /v1/oauth2/token' }));
  }
  const parsed = WireToken.safeParse(json);
  if (parsed.success) return parsed.data;
  // Without the answer itself: it may hold a token.
  throw upstreamFault('unreadable', 'paypal POST /v1/oauth2/token: unreadable answer');
}

/** Whatever happened to the token request, the call it was for has not been made. */
function withoutEffect(error: unknown): never {
  if (!(error instanceof UpstreamError)) throw error;
  const kind = error.fault.kind === 'timeout' ? 'timeout' : 'unavailable';
  throw new UpstreamError({ ...error.fault, kind, outcome: 'none' }, error.message, error);
}
