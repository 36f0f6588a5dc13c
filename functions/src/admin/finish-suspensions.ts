import { authentication } from '../platform/auth';
import { logger } from '../platform/logger';
import { allOf, unparsed } from '../platform/sweeps/pages';
import { defineScheduled, type Run } from '../platform/sweeps/scheduled';
import { planDeps, planSecrets } from '../pricing/plan-caller';
import { unfinishedSuspensions } from '../staff/admin-queries';
import { finishSuspension, type SuspendDeps } from '../suspension/finish-suspension';

/** Continues suspensions that stopped half way. A failure is logged and doesn't stop the rest. */
export const finishSuspensions = defineScheduled('finishSuspensions', {
  options: { secrets: planSecrets, timeoutSeconds: 300 },
  deps: () => ({ auth: authentication(), ...planDeps() }),
  handler: async ({ db, now }: Run, deps: SuspendDeps) => {
    const total = { finished: 0, failed: 0 };
    for (const { id } of await allOf(unparsed(unfinishedSuspensions(db)))) {
      const isComplete = await finishSuspension(db, deps, id, now).catch((error: unknown) => {
        logger.error('A suspension could not be finished', { uid: id, error: String(error) });
        return false;
      });
      total[isComplete ? 'finished' : 'failed'] += 1;
    }
    return total;
  },
});
