// The EU's VAT number check (VIES), REST, under /vies, and its control routes.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asFields, asText, type Fields } from '../easypost/input.ts';
import { hash32 } from '../ids.ts';
import { checked, failure, isFailure, looked, type Question, tested, type Wire } from './answers.ts';
import { viesControl } from './control.ts';
import { bare, type Outcome, outcomeOf, outcomeOfTest, STATES } from './outcomes.ts';
import { outageOf, type ViesWorld } from './world.ts';

const HTML = '<html><head><title>Error 500</title></head><body><h1>European Commission</h1></body></html>';

/** Pretty-printed, as VIES does. */
const send = (reply: FastifyReply, { status, body }: Wire) =>
  reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify(body, null, 2));

const nowOf = (world: ViesWorld): string => new Date(world.clock.now()).toISOString();

/** Null when country or number are missing. */
function readQuestion(given: Fields): Question | null {
  const [country, number] = [asText(given['countryCode']), asText(given['vatNumber'])];
  if (country === null || number === null) return null;
  return { country, number: bare(number), isNamed: isNamedIn(given) };
}

/** A requester's own number must be valid, by the same rules. */
function isRequesterUnknown(given: Fields): boolean {
  const [country, number] = [asText(given['requesterMemberStateCode']), asText(given['requesterNumber'])];
  if (country === null && number === null) return false;
  return country === null || number === null || outcomeOf(country, bare(number)) !== 'VALID';
}

const isNamedIn = (given: Fields): boolean =>
  asText(given['requesterMemberStateCode']) !== null && asText(given['requesterNumber']) !== null;

const nextIdentifier = (world: ViesWorld): string =>
  `WAPI${hash32(world.ids.token()).toString(36).padStart(12, 'A')}`;

function outcomeFor(world: ViesWorld, { country, number }: Question, given: Fields): Outcome {
  if (isRequesterUnknown(given)) return 'INVALID_REQUESTER_INFO';
  return outageOf(world, country) ?? outcomeOf(country, number);
}

function answerOf(world: ViesWorld, question: Question, given: Fields): Wire {
  const outcome = outcomeFor(world, question, given);
  if (isFailure(outcome)) return failure(outcome);
  const facts = { now: nowOf(world), identifier: nextIdentifier(world) };
  return { status: 200, body: checked(question, outcome, facts) };
}

/** Null: answer with HTML instead of JSON. */
function spoilt(world: ViesWorld, wire: Wire): Wire | null {
  const body = asFields(wire.body) ?? {};
  switch (world.settings.answers) {
    case 'right':
      return wire;
    case 'html':
      return null;
    case 'bad-request':
      return failure('VOW-ERR-11', 400);
    case 'server-error':
      return failure('VOW-ERR-1', 500);
    case 'wrong-echo':
      return { ...wire, body: { ...body, vatNumber: '000000000' } };
    case 'both':
      return { ...wire, body: { ...body, valid: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } };
    case 'no-boolean': {
      const { valid, ...rest } = body;
      return { ...wire, body: { ...rest, isValid: valid } };
    }
  }
}

/** Counts concurrent requests about a state. */
async function inTurn(world: ViesWorld, country: string, work: () => Wire): Promise<Wire> {
  const asking = (world.asking.get(country) ?? 0) + 1;
  world.asking.set(country, asking);
  world.mostAtOnce = Math.max(world.mostAtOnce, asking);
  try {
    if (world.settings.thinkMs > 0) await world.pause(world.settings.thinkMs);
    const { maxAtOnce } = world.settings;
    return maxAtOnce > 0 && asking > maxAtOnce ? failure('MS_MAX_CONCURRENT_REQ') : work();
  } finally {
    world.asking.set(country, (world.asking.get(country) ?? 1) - 1);
  }
}

function checkRoutes(app: FastifyInstance, world: ViesWorld): void {
  app.post('/check-vat-number', async ({ body }, reply) => {
    const given = asFields(body) ?? {};
    const question = readQuestion(given);
    if (!question) return send(reply, failure('VOW-ERR-11', 400));
    const answer = await inTurn(world, question.country, () => answerOf(world, question, given));
    const wire = spoilt(world, answer);
    return wire ? send(reply, wire) : reply.code(200).type('text/html').send(HTML);
  });
  app.post('/check-vat-test-service', ({ body }, reply) => {
    const question = readQuestion(asFields(body) ?? {});
    if (!question) return send(reply, failure('VOW-ERR-11', 400));
    const outcome = outcomeOfTest(question.number);
    if (isFailure(outcome)) return send(reply, failure(outcome));
    return send(reply, { status: 200, body: tested(question, outcome === 'VALID', nowOf(world)) });
  });
}

export async function viesServer(root: FastifyInstance, world: ViesWorld): Promise<void> {
  await root.register(
    async (app) => {
      app.setErrorHandler((_error, _request, reply) => send(reply, failure('VOW-ERR-11', 400)));
      checkRoutes(app, world);
      app.get<{ Params: { country: string; number: string } }>(
        '/ms/:country/vat/:number',
        (request, reply) => {
          const { country, number } = request.params;
          const given = asFields(request.query) ?? {};
          const question = { country, number: bare(number), isNamed: isNamedIn(given) };
          const outcome = outcomeFor(world, question, given);
          const facts = { now: nowOf(world), identifier: nextIdentifier(world) };
          return send(reply, { status: 200, body: looked(question, outcome, facts) });
        },
      );
      app.get('/check-status', (_request, reply) => {
        const countries = STATES.map((countryCode) => ({
          countryCode,
          availability: outageOf(world, countryCode) === null ? 'Available' : 'Unavailable',
        }));
        return send(reply, { status: 200, body: { vow: { available: true }, countries } });
      });
    },
    { prefix: '/vies' },
  );
  await viesControl(root, world);
}
