import { useEffect, useState } from 'react';

/** A countdown to `instant` (milliseconds since 1970) in whole seconds. */
export function useSecondsLeft(instant: number): number {
  const [left, setLeft] = useState(() => secondsUntil(instant));
  useEffect(() => {
    setLeft(secondsUntil(instant));
    const timer = setInterval(() => setLeft(secondsUntil(instant)), 1_000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}

function secondsUntil(instant: number): number {
  return Math.max(0, Math.ceil((instant - Date.now()) / 1_000));
}
