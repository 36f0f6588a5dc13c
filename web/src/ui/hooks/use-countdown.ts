import { useCallback, useEffect, useState } from 'react';

/** The time to wait before resending a code (specification 1, section 9). */
export const RESEND_SECONDS = 60;

/**
 * A countdown in whole seconds, based on the clock so that it stays right in a suspended tab. 0
 * before `start` and after the end.
 */
export function useCountdown(seconds: number) {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = useCallback(() => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }, [seconds]);
  return { left, start };
}
