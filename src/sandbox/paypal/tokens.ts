// OAuth 2: exchanges client id and secret for a bearer token that expires on the sandbox clock.
import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asFields, asText } from '../easypost/input.ts';
import type { PaypalWorld } from './world.ts';

/** The default credentials. Other ids that begin with `sandbox` work too; each is a separate merchant. */
export const DEMO_CLIENT = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' };

/** Nine hours, as at PayPal. */
const LIFE_S = 32_400;

declare module 'fastify' {
  interface FastifyRequest {
    paypalClient: string | undefined;
  }
}

/** OAuth errors have a shape of their own: `{error, error_description}`. */
export class OAuthError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, description: string) {
    super(description);
    this.status = status;
    this.code = code;
  }
}

// Not a secret: the seal only tells our tokens from invented ones, also after a restart.
const seal = (text: string) => createHmac('sha256', 'sandbox').update(text).digest('base64url').slice(0, 32);

function mintToken(clientId: string, expiresAt: number, nonce: string): string {
  const inside = Buffer.from(JSON.stringify([clientId, expiresAt, nonce])).toString('base64url');
  return `A21AA${inside}.${seal(inside)}`;
}

function readToken(token: string): { clientId: string; expiresAt: number } | null {
  const [inside = '', given] = token.replace(/^A21AA/, '').split('.');
  if (given !== seal(inside)) return null;
  const [clientId, expiresAt] = JSON.parse(Buffer.from(inside, 'base64url').toString()) as [string, number];
  return { clientId, expiresAt };
}

function checkPair(authorization: string | undefined): string {
  const basic = /^Basic\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  if (!id.startsWith('sandbox') || secret !== DEMO_CLIENT.clientSecret) {
    throw new OAuthError(401, 'invalid_client', 'Client Authentication failed');
  }
  return id;
}

export function tokenRoutes(app: FastifyInstance, world: PaypalWorld): void {
  app.post('/v1/oauth2/token', ({ headers, body }) => {
    const clientId = checkPair(headers.authorization);
    const grant = asText(asFields(body)?.['grant_type']);
    if (grant === null) throw new OAuthError(400, 'invalid_request', 'No grant_type specified');
    if (grant !== 'client_credentials') {
      throw new OAuthError(400, 'unsupported_grant_type', 'Grant Type is NULL');
    }
    const nonce = world.ids.token();
    return {
      scope:
        'https://uri.paypal.com/services/applications/webhooks https://uri.paypal.com/services/payments/payment/authcapture https://uri.paypal.com/services/payments/refund openid',
      access_token: mintToken(clientId, world.clock.now() + LIFE_S * 1000, nonce),
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: LIFE_S,
      nonce: `${new Date(world.clock.now()).toISOString().slice(0, 19)}Z${nonce}`,
    };
  });
}

/** Authenticates a request by its bearer token and records its client. */
export function checkToken(world: PaypalWorld, request: FastifyRequest): void {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ? readToken(bearer) : null;
  if (!token) throw new OAuthError(401, 'invalid_token', 'Token signature verification failed');
  if (token.expiresAt <= world.clock.now()) {
    throw new OAuthError(401, 'invalid_token', 'The token has expired');
  }
  request.paypalClient = token.clientId;
}

export const clientOf = (request: FastifyRequest): string => request.paypalClient ?? '';
