// Reports once that a checkout is completed.
import { useEffect, useEffectEvent } from 'react';

export function useCompleted(completed: boolean, onCompleted: () => void): void {
  const announce = useEffectEvent(onCompleted);
  useEffect(() => {
    if (completed) announce();
  }, [completed]);
}
