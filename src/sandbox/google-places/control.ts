// /__sandbox/google-places: outages and slowness, and the requests made under each session token.
import type { FastifyInstance } from 'fastify';
import { asFields, asNumber, asText } from '../easypost/input.ts';
import { PLACES_MODES, type PlacesMode, type PlacesSettings, type PlacesWorld } from './world.ts';

class BadSetting extends Error {
  readonly statusCode = 400;
}

const isMode = (word: string): word is PlacesMode => PLACES_MODES.some((known) => known === word);

/** Settings not sent return to normal. */
function readSettings(body: unknown): PlacesSettings {
  const given = asFields(body) ?? {};
  const mode = asText(given['mode']) ?? 'right';
  if (!isMode(mode)) throw new BadSetting(`mode must be one of ${PLACES_MODES.join(', ')}.`);
  return { mode, thinkMs: asNumber(given['thinkMs']) ?? 1_500 };
}

export async function placesControl(root: FastifyInstance, world: PlacesWorld): Promise<void> {
  await root.register(
    async (app) => {
      const shown = () => ({
        ...world.settings,
        sessions: [...world.sessions].map(([token, counts]) => ({ token, ...counts })),
        withoutToken: world.withoutToken,
      });
      app.get('/settings', shown);
      app.post('/settings', ({ body }) => {
        world.settings = readSettings(body);
        return shown();
      });
    },
    { prefix: '/__sandbox/google-places' },
  );
}
