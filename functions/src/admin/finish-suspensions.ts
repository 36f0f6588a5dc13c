import { authentication } from '../platform/auth';
import { unparsed } from '../platform/sweeps/pages';
import { processEach, SLOW } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { planDeps, planSecrets } from '../pricing/plan-caller';
import { unfinishedSuspensions } from '../staff/admin-queries';
import { finishSuspension, type SuspendDeps } from '../suspension/finish-suspension';

/**
 * Continues suspensions that stopped half way, until its time is nearly up; the next run goes on. A failure is logged
 * and doesn't stop the rest.
 */
export const finishSuspensions = defineSweep('finishSuspensions', {
  secrets: planSecrets,
  deps: () => ({ auth: authentication(), ...planDeps() }),
  handler: async ({ db, now, endsBy }: Run, deps: SuspendDeps) => {
    const count = await processEach(
      unparsed(unfinishedSuspensions(db)),
      'A suspension could not be finished',
      async ({ id }) => ((await finishSuspension(db, deps, id, now)) ? 'finished' : 'unfinished'),
      { concurrency: SLOW, endsBy },
    );
    return { finished: count('finished'), failed: count('failed') + count('unfinished') };
  },
});
