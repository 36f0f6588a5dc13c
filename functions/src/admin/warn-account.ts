import type { Auth } from 'firebase-admin/auth';
import { authentication } from '../core/auth';
import { defineCallable } from '../core/callable';
import { auditLog } from '../core/collections';
import { mailDeps, mailSecrets, type NotifyDeps } from '../core/mail-params';
import { mailDecision, tellDecision } from '../notification/decision-news';
import { planWarning } from './plan-warning';
import { requireOtherAccount } from './require-other';

interface WarnDeps extends NotifyDeps {
  readonly auth: Auth;
}

/**
 * Warns a person, who reads the reason in the app and by email. Nothing else changes; the log counts
 * warnings. A repeated request warns once.
 * @throws AppError `not-found` without an account, `forbidden` for oneself and other staff.
 */
export const warnAccount = defineCallable('warnAccount', {
  access: 'admin-act',
  options: { secrets: mailSecrets },
  deps: (): WarnDeps => ({ auth: authentication(), ...mailDeps() }),
  handler: async ({ db, input: { uid, reason, requestId }, caller, now }, { auth, ...deps }) => {
    await requireOtherAccount(auth, caller, uid);
    const entryId = `warning-${requestId}`;
    const news = await db.runTransaction(async (tx) => {
      const [{ exists: isRepeated }, warn] = await Promise.all([
        tx.get(auditLog(db).doc(entryId)),
        planWarning(tx, db, uid, entryId),
      ]);
      if (isRepeated) return [];
      const told = warn({ reason, by: caller.uid, now });
      tellDecision(tx, db, told, now);
      return told;
    });
    await mailDecision({ db, now, ...deps }, news, requestId);
    return { warned: true };
  },
});
