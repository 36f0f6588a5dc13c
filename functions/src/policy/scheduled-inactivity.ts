import { authentication } from '../core/auth';
import { mailSecrets, mailSurroundings } from '../core/mail-params';
import { defineSweep } from '../core/scheduled';
import { deleteFolder } from '../core/storage';
import { closeInactive } from './close-inactive';
import { tellInactive } from './tell-inactive';

/** Whoever is told today is not closed today, so the order does not matter. */
export const scheduledInactivity = defineSweep(
  'closeInactive',
  async (db, now) => {
    const surroundings = { auth: authentication(), deleteFolder, ...mailSurroundings() };
    const closed = await closeInactive(db, surroundings, now);
    const told = await tellInactive(db, surroundings, now);
    return { closed: closed.closed, told: told.told, failed: closed.failed + told.failed };
  },
  'every 24 hours',
  { secrets: mailSecrets, timeoutSeconds: 540 },
);
