import { useLocation } from 'react-router-dom';
import { useIsHydrated } from './hydrated';

/** The address's hash; empty until hydration, because a prerendered page has none. */
export function useHash(): string {
  const { hash } = useLocation();
  return useIsHydrated() ? hash : '';
}
