import { logger } from 'firebase-functions';
import { authentication } from '../core/auth';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { allOf, unparsed } from '../core/pages';
import { defineScheduled, type Run } from '../core/scheduled';
import { deleteFolder } from '../core/storage';
import { unfinishedRemovals } from './account-queries';
import { type RemovalDeps, removeAccount } from './remove-account';

/**
 * Continues removals that stopped half way. Runs hourly, since it is needed only after a failure. A
 * failure is logged and doesn't stop the rest.
 */
export const finishRemovals = defineScheduled('finishRemovals', {
  schedule: 'every 60 minutes',
  options: { secrets: mailSecrets, timeoutSeconds: 300 },
  deps: () => ({ auth: authentication(), deleteFolder, ...mailDeps() }),
  handler: async ({ db, now }: Run, deps: RemovalDeps) => {
    const total = { finished: 0, failed: 0 };
    for (const { id } of await allOf(unparsed(unfinishedRemovals(db)))) {
      try {
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
