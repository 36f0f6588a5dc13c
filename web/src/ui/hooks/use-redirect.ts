import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes on to another page by itself, in place of this one.
 * @param destination null to stay.
 * @param afterMs the time in milliseconds in which this page can be read.
 */
export function useRedirect(destination: string | null, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (destination === null) return;
    const timer = setTimeout(() => void navigate(destination, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [destination, afterMs, navigate]);
}
