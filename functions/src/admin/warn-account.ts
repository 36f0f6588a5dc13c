import { mailSecrets } from '../mail/mail-params';
import { mailDecision } from '../notification/decision-news';
import { defineStaffAct } from '../platform/callable';
import { actDeps } from './act-deps';
import { actOnce } from './act-once';
import { planWarning } from './plan-warning';
import { requireNoStaff } from './require-no-staff';

/**
 * Warns a person, who reads the reason in the app and by email. Nothing else changes; the log counts
 * warnings. A repeated request warns once.
 * @throws AppError `not-found` without an account, `forbidden` for oneself and other staff.
 */
export const warnAccount = defineStaffAct('warnAccount', {
  concerns: ({ input: { uid } }) => [uid],
  secrets: mailSecrets,
  deps: actDeps,
  handler: async ({ db, input: { uid, reason, requestId }, caller, now }, { auth, ...deps }) => {
    await requireNoStaff(auth, uid);
    const entryId = `warning-${requestId}`;
    const news = await actOnce(db, entryId, now, async (tx) => {
      const warn = await planWarning(tx, db, uid, entryId);
      return () => warn({ reason, by: caller.uid, now });
    });
    await mailDecision({ db, now, ...deps }, news, requestId);
    return { warned: true };
  },
});
