// The suggestions for a street as it is typed: debounced, for the latest text only, under one session token.
import { useEffect, useRef, useState } from 'react';
import { MIN_INPUT } from '#contract/places.ts';
import { MAX_STREET } from '#domain/address.ts';
import type { PlaceDetails } from '#domain/place-address.ts';
import { useLanguage } from '../../i18n/use-text.ts';
import { newUuid } from '../../lib/new-uuid.ts';
import { type Found, findPlace, findStreets } from './find-streets.ts';

/** R29. */
const PAUSE_MS = 300;

const isWorthAsking = (typed: string): boolean =>
  [...typed].length >= MIN_INPUT && typed.length <= MAX_STREET;

type Suggestions = {
  found: Found | null;
  /** The text just typed; answers to earlier text are dropped. */
  ask: (typed: string) => void;
  /** Closes the list and cancels the request in progress. */
  forget: () => void;
  /** The field was left: the same as `forget`, but a place that was picked still arrives. */
  leave: () => void;
  /** The same as `forget`, and the typing session is over: text typed from now on is another street. */
  end: () => void;
  /** Looks up a place, which ends the session. Null: no answer, or something else was typed meanwhile. */
  look: (placeId: string) => Promise<PlaceDetails | null>;
};

export function useStreetSuggestions(country: string): Suggestions {
  const [language] = useLanguage();
  const [found, setFound] = useState<Found | null>(null);
  const session = useRef('');
  const isOff = useRef(false);
  const running = useRef(new AbortController());

  const start = (): AbortSignal => {
    running.current.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  // Suggestions in another language are dropped.
  useEffect(
    () => () => {
      running.current.abort();
      setFound(null);
    },
    [language],
  );

  const show = (next: Found) => {
    setFound(next);
    // It will not be set up while the customer types: said once, and not requested again.
    if (next.hint === 'notSetUp') isOff.current = true;
  };
  const forget = () => {
    start();
    setFound(null);
  };
  return {
    found,
    forget,
    leave() {
      // No session: a lookup has ended it, and its place must still arrive.
      if (session.current) forget();
    },
    ask(text) {
      const signal = start();
      const typed = text.trim();
      if (!isWorthAsking(typed)) return setFound(null);
      session.current ||= newUuid();
      const question = { typed, country, language, session: session.current };
      const timer = setTimeout(
        () => void findStreets(question, { signal, withPlaces: !isOff.current, tell: show }),
        PAUSE_MS,
      );
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    end() {
      forget();
      session.current = '';
    },
    async look(placeId) {
      const signal = start();
      const token = session.current;
      session.current = '';
      setFound(null);
      const place = await findPlace(placeId, { language, session: token, signal });
      return signal.aborted ? null : place;
    },
  };
}
