import { unfinishedRemovals } from '../account/account-queries';
import { waitingRemovals } from '../platform/records/collections';
import { unparsed } from '../platform/sweeps/pages';
import { processEach, SLOW } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { mustStay } from './close-for-now';
import { removalDeps, removalSecrets } from './removal-deps';
import { type RemovalDeps, removeAccount } from './remove-account';
import { isBeingRemoved } from './retained-record';

interface PagedRun extends Run {
  readonly pageSize?: number | undefined;
}

/**
 * Continues removals that stopped half way, and begins those that had to wait
 * (`mustStay`). Runs hourly, until its time is nearly up; the next run goes on. A failure is logged and doesn't stop
 * the rest.
 */
export const finishRemovals = defineSweep('finishRemovals', {
  secrets: removalSecrets,
  deps: removalDeps,
  handler: async ({ db, now, endsBy, pageSize }: PagedRun, deps: RemovalDeps) => {
    const pace = { concurrency: SLOW, endsBy, pageSize };
    const remove = async (uid: string) => {
      await removeAccount(db, deps, uid, now);
      return 'finished' as const;
    };
    const stopped = await processEach(
      unparsed(unfinishedRemovals(db)),
      'A removal could not be finished',
      ({ id }) => remove(id),
      pace,
    );
    const waiting = await processEach(
      unparsed(waitingRemovals(db)),
      'A removal could not be finished',
      async ({ id }) => {
        // One that has begun was tried above.
        const stays = (await isBeingRemoved(db, id)) || (await mustStay(db, id, now));
        return stays ? 'waits' : remove(id);
      },
      pace,
    );
    return {
      finished: stopped('finished') + waiting('finished'),
      failed: stopped('failed') + waiting('failed'),
    };
  },
});
