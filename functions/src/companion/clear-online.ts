import { ONLINE_SHARDS, ONLINE_WITHIN_MS } from '@hearthkin/domain/companion/live';
import { processEach } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { silentSince } from './companion-queries';
import { syncOnline } from './sync-online';

/**
 * Removes the online facet from companions who have been inactive. Runs every minute, so that a
 * companion who has left isn't offered for "talk right now". One who became active again is
 * skipped; a failure is logged and doesn't stop the rest.
 */
export const clearOnline = defineSweep('clearOnline', {
  handler: async ({ db, now, endsBy, backlog }: Run) => {
    const then = new Date(now.getTime() - ONLINE_WITHIN_MS);
    const shards = Array.from({ length: ONLINE_SHARDS }, (_, shard) =>
      processEach(
        silentSince(db, shard, then),
        'A companion could not be marked offline',
        ({ ref }) => syncOnline(db, ref.parent.parent?.id ?? '', now),
        {
          endsBy,
          backlog,
          dueOf: (doc) => new Date(doc.data().lastActiveAt.getTime() + ONLINE_WITHIN_MS),
        },
      ),
    );
    const counts = await Promise.all(shards);
    const sum = (outcome: 'marked-offline' | 'failed') =>
      counts.reduce((total, count) => total + count(outcome), 0);
    return { cleared: sum('marked-offline'), failed: sum('failed') };
  },
});
