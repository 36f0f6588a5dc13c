import { authentication } from '../core/auth';
import { mailDeps, mailSecrets } from '../core/mail-params';
import { defineSweep } from '../core/scheduled';
import { deleteFolder } from '../core/storage';
import { closeInactive } from './close-inactive';
import { tellInactive } from './tell-inactive';

/** An account that is told today is not closed today, so the order does not matter. */
export const scheduledInactivity = defineSweep(
  'closeInactive',
  async (db, now) => {
    const deps = { auth: authentication(), deleteFolder, ...mailDeps() };
    const closed = await closeInactive(db, deps, now);
    const told = await tellInactive(db, deps, now);
    return { closed: closed.closed, told: told.told, failed: closed.failed + told.failed };
  },
  'every 24 hours',
  { secrets: mailSecrets, timeoutSeconds: 540 },
);
