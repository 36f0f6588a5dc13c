import type { Auth } from 'firebase-admin/auth';
import { isStaffed } from '../admin/staff-on-duty';
import { authentication } from '../core/auth';
import { defineCallable } from '../core/callable';
import { contactMailDeps, contactMailSecrets, supportAddress } from '../core/mail-params';
import { countAttempt } from '../core/rate-limit';
import { dayOfCaller } from './day-of-caller';
import { type AlarmDeps, raiseHelp, tellOfRaised } from './raise';

/**
 * Tells our team and the caller's trusted contact that they need help, on the day of an in-person
 * session. A repeated call within minutes tells the contact only if no email went out before.
 * @throws AppError as `dayOfCaller`; `rate-limited`.
 */
export const raiseAlarm = defineCallable('raiseAlarm', {
  access: { for: 'person', standing: 'any', why: 'Safety depends on the agreed meeting only.' },
  options: { secrets: contactMailSecrets },
  deps: (): AlarmDeps & { readonly auth: Auth } => ({
    ...contactMailDeps(),
    supportEmail: supportAddress(),
    auth: authentication(),
  }),
  handler: async ({ db, input: { bookingId }, caller, now }, deps) => {
    const { uid } = caller;
    const booking = await dayOfCaller(db, caller, bookingId, now);
    await countAttempt(db, 'alarms', `${uid}\n${bookingId}`, now);
    const call = { uid, bookingId, booking, isStaffed: await isStaffed(db, deps.auth, now) };
    const raised = await raiseHelp(db, call, now);
    const contact = await tellOfRaised(db, raised, deps, now);
    const { raisedAt } = raised.checkIn;
    return { teamToldAt: (raisedAt ?? now).toISOString(), isStaffed: call.isStaffed, contact };
  },
});
