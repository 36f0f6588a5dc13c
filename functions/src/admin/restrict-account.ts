import { mailSecrets } from '../mail/mail-params';
import { mailDecision } from '../notification/decision-news';
import { defineStaffAct } from '../platform/callable';
import { actDeps } from './act-deps';
import { actOnce } from './act-once';
import { planRestriction } from './plan-restriction';
import { requireNoStaff } from './require-no-staff';

/**
 * Keeps a person from meeting others for some days from now, in place of an earlier restriction, or lifts it. They read
 * the reason in the app and by email. What is booked stays. A repeated request does nothing.
 * @throws AppError as `planRestriction`; `forbidden` for oneself and other staff.
 */
export const restrictAccount = defineStaffAct('restrictAccount', {
  concerns: ({ input: { uid } }) => [uid],
  secrets: mailSecrets,
  deps: actDeps,
  handler: async ({ db, input, caller, now }, { auth, ...deps }) => {
    const { uid, days, reason, requestId } = input;
    await requireNoStaff(auth, uid);
    const entryId = `restriction-${requestId}`;
    const news = await actOnce(db, entryId, now, async (tx) => {
      const write = await planRestriction(tx, db, uid, days, entryId);
      return () => write({ reason, by: caller.uid, now });
    });
    await mailDecision({ db, now, ...deps }, news, requestId);
    return { restricted: days !== null };
  },
});
