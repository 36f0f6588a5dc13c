import { useLocation } from 'react-router-dom';
import { useIsAlive } from './alive';

/** The part of the address from "#" on. Where a page is rendered ahead there is none yet. */
export function useHash(): string {
  const { hash } = useLocation();
  return useIsAlive() ? hash : '';
}
