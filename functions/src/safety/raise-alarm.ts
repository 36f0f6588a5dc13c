import { checkInId } from '@hearthkin/domain/safety/check-in';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { contactMailDeps, contactMailSecrets, supportAddress } from '../mail/mail-params';
import { authentication } from '../platform/auth';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { checkIns } from '../platform/records/collections';
import { isStaffed } from '../staff/staff-on-duty';
import { dayOfCaller } from './day-of-caller';
import { type AlarmDeps, raiseHelp, tellOfRaised } from './raise';

/**
 * Tells our team and the caller's trusted contact that they need help, on the day of an in-person
 * session. A repeated call within minutes tells the contact only if no email went out before.
 * @throws AppError as `dayOfCaller`; `rate-limited`.
 */
export const raiseAlarm = defineCallable('raiseAlarm', {
  access: { for: 'person', standing: 'any', why: 'Safety depends on the agreed meeting only.' },
  secrets: contactMailSecrets,
  deps: (): AlarmDeps & { readonly auth: Auth } => ({
    ...contactMailDeps(),
    supportEmail: supportAddress(),
    auth: authentication(),
  }),
  handler: async ({ db, input: { bookingId }, caller, now }, deps) => {
    const { uid } = caller;
    const booking = await dayOfCaller(db, caller, bookingId, now);
    await countAttempt(db, 'alarms', `${uid}\n${bookingId}`, now);
    const raised = await raiseHelp(db, { uid, bookingId, booking }, now);
    const [contact, isStaffed] = await Promise.all([
      tellOfRaised(db, raised, deps, now),
      noteStaffed(db, checkInId(uid, bookingId), deps.auth, now),
    ]);
    const { raisedAt } = raised.checkIn;
    return { teamToldAt: (raisedAt ?? now).toISOString(), isStaffed, contact };
  },
});

/** Whether one of the staff is on duty, which the check-in keeps. */
async function noteStaffed(db: Firestore, id: string, auth: Auth, now: Date): Promise<boolean> {
  const isOnDuty = await isStaffed(db, auth, now);
  if (isOnDuty) await checkIns(db).doc(id).update({ isStaffed: true });
  return isOnDuty;
}
