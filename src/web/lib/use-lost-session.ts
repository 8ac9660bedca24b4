// A reply "not signed in" shows the login again, at the same URL and with everything that was typed.
import { useEffect, useEffectEvent } from 'react';
import { isSignedOut } from './api.ts';
import { useSessionLost } from './use-user.ts';

export function useLostSession(error: unknown): void {
  const lost = useEffectEvent(useSessionLost());
  const isOver = isSignedOut(error);
  useEffect(() => {
    if (isOver) lost();
  }, [isOver]);
}
