/** The router's key in the tab's storage for scroll positions: an object by address or history entry. */
export const SCROLL_KEY = 'scroll-positions';

/**
 * A page that is opened, rather than reloaded or returned to, begins at its top: the scroll position that an earlier visit in
 * this tab left for its address is dropped before the router reads it.
 */
export function forgetFirstPosition({ type, address } = opening()): void {
  if (type !== 'navigate') return;
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}');
    if (typeof positions !== 'object' || positions === null) return;
    const { [address]: _, ...others } = positions as Record<string, unknown>;
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(others));
  } catch {
    // Without a readable storage there is no position either.
  }
}

function opening(): { readonly type: string; readonly address: string } {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (entry as PerformanceNavigationTiming | undefined)?.type ?? '';
  return { type, address: location.pathname + location.hash };
}
