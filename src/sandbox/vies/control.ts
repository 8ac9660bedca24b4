// /__sandbox/vies: outages, slowness, and wrong answers.
import type { FastifyInstance } from 'fastify';
import { asFields, asList, asNumber, asText } from '../easypost/input.ts';
import { VIES_ANSWERS, type ViesAnswers, type ViesSettings, type ViesWorld } from './world.ts';

class BadSetting extends Error {
  readonly statusCode = 400;
}

const isAnswers = (word: string): word is ViesAnswers => VIES_ANSWERS.some((known) => known === word);

/** Settings not sent return to normal. */
function readSettings(body: unknown): ViesSettings {
  const given = asFields(body) ?? {};
  const answers = asText(given['answers']) ?? 'right';
  if (!isAnswers(answers)) throw new BadSetting(`answers must be one of ${VIES_ANSWERS.join(', ')}.`);
  return {
    outage: asText(given['outage']),
    states: asList(given['states']).map(String),
    answers,
    thinkMs: asNumber(given['thinkMs']) ?? 0,
    maxAtOnce: asNumber(given['maxAtOnce']) ?? 0,
  };
}

export async function viesControl(root: FastifyInstance, world: ViesWorld): Promise<void> {
  await root.register(
    async (app) => {
      const shown = () => ({ ...world.settings, mostAtOnce: world.mostAtOnce });
      app.get('/settings', shown);
      app.post('/settings', ({ body }) => {
        world.settings = readSettings(body);
        return shown();
      });
    },
    { prefix: '/__sandbox/vies' },
  );
}
