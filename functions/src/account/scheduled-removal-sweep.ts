import { authentication } from '../core/auth';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { defineSweep } from '../core/scheduled';
import { deleteFolder } from '../core/storage';
import { finishRemovals } from './finish-removals';

/** Hourly: there is something to do only after a removal has failed. */
export const scheduledRemovalSweep = defineSweep(
  'finishRemovals',
  (db, now) => finishRemovals(db, { auth: authentication(), deleteFolder, ...mailDeps() }, now),
  'every 60 minutes',
  { secrets: mailSecrets, timeoutSeconds: 300 },
);
