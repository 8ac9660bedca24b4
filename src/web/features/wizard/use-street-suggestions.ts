// What is suggested for a street while it is typed: after a pause, for the last letters only, under one session token.
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
  /** What was typed just now; an answer to anything before is dropped. */
  ask: (typed: string) => void;
  /** Closes the list and drops what is under way. */
  forget: () => void;
  /** The field is left: the same, but a place that was picked still comes. */
  leave: () => void;
  /** The same as forgetting, and the typing session is over: whatever is typed from now on is another street. */
  end: () => void;
  /** Looks a place up, which ends the session. Null: nobody says, or something else was typed meanwhile. */
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
  // What was suggested in another language goes with it.
  useEffect(
    () => () => {
      running.current.abort();
      setFound(null);
    },
    [language],
  );

  const show = (next: Found) => {
    setFound(next);
    // Nobody sets it up while somebody types: said once, and not asked again.
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
      // Looking up has ended the session of typing.
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
