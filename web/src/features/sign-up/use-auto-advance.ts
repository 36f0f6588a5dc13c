import { useEffect, useRef } from 'react';

/** How long a success is shown before the next step (specification 1, section 9). */
const ADVANCE_MS = 1_500;

/** Goes on by itself once something has just been proved; not when somebody comes back to look. */
export function useAutoAdvance(isProved: boolean, advance: () => void): void {
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (!isProved) return;
    const timer = setTimeout(() => latest.current(), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isProved]);
}
