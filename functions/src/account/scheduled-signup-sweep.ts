import { authentication } from '../core/auth';
import { defineSweep } from '../core/scheduled';
import { deleteFolder } from '../core/storage';
import { allSignIns, removeUnfinishedSignups } from './remove-unfinished-signups';

/** Hourly: it looks at every sign-in there is. */
export const scheduledSignupSweep = defineSweep(
  'removeUnfinishedSignups',
  (db, now) => {
    const auth = authentication();
    return removeUnfinishedSignups(db, { auth, deleteFolder }, allSignIns(auth), now);
  },
  'every 60 minutes',
);
