import { unfinishedRemovals } from '../account/account-queries';
import { logger } from '../platform/logger';
import { waitingRemovals } from '../platform/records/collections';
import { allOf, unparsed } from '../platform/sweeps/pages';
import { defineScheduled, type Run } from '../platform/sweeps/scheduled';
import { mustStay } from './close-for-now';
import { removalDeps, removalSecrets } from './removal-deps';
import { type RemovalDeps, removeAccount } from './remove-account';

/**
 * Continues removals that stopped half way, and begins those that had to wait
 * (`mustStay`). Runs hourly. A failure is logged and doesn't stop the rest.
 */
export const finishRemovals = defineScheduled('finishRemovals', {
  schedule: 'every 60 minutes',
  options: { secrets: removalSecrets, timeoutSeconds: 300 },
  deps: removalDeps,
  handler: async ({ db, now }: Run, deps: RemovalDeps) => {
    const total = { finished: 0, failed: 0 };
    const [unfinished, waiting] = await Promise.all([
      allOf(unparsed(unfinishedRemovals(db))),
      allOf(unparsed(waitingRemovals(db))),
    ]);
    const begun = new Set(unfinished.map(({ id }) => id));
    const mayWait = waiting.map(({ id }) => id).filter((id) => !begun.has(id));
    for (const id of [...begun, ...mayWait]) {
      try {
        if (!begun.has(id) && (await mustStay(db, id, now))) continue;
        await removeAccount(db, deps, id, now);
        total.finished += 1;
      } catch (error) {
        logger.error('A removal could not be finished', { uid: id, error: String(error) });
        total.failed += 1;
      }
    }
    return total;
  },
});
