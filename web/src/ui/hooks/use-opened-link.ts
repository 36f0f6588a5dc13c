import { useCallback } from 'react';
import { CallError } from '../../lib/call-error';
import { useLoad } from './use-load';

/** The link doesn't work and never will. */
const REFUSALS = ['token-invalid', 'token-expired', 'invalid-input'];

/**
 * What an emailed link leads to; null if it doesn't work.
 * @param open must be the same function in every render, and changes nothing.
 */
export function useOpenedLink<T>(token: string | null, open: (token: string) => Promise<T>) {
  const load = useCallback(
    async (key: string): Promise<T | null> => {
      if (key === '') return null;
      try {
        return await open(key);
      } catch (error) {
        if (error instanceof CallError && REFUSALS.includes(error.code)) return null;
        throw error;
      }
    },
    [open],
  );
  return useLoad(token ?? '', load);
}
