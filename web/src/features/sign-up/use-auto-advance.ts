import { useEffect, useRef } from 'react';

/** The time for which a success shows before the next step (specification 1, section 9). */
export const ADVANCE_MS = 1_500;

/**
 * Advances after a verification has just succeeded, but not when the user comes back to the step.
 */
export function useAutoAdvance(isVerified: boolean, advance: () => void): void {
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(() => latest.current(), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isVerified]);
}
