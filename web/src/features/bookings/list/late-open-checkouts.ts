import { late } from '../../../ui/late';

/** Needed only where money moves. */
export const OpenCheckouts = late(async () => (await import('./open-checkouts')).OpenCheckouts, {
  isRare: true,
  fallback: () => null,
});
