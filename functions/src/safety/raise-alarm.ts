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
  deps: (): AlarmDeps => ({ ...contactMailDeps(), supportEmail: supportAddress() }),
  handler: async ({ db, input: { bookingId }, caller, now }, deps) => {
    const { uid } = caller;
    const booking = await dayOfCaller(db, caller, bookingId, now);
    await countAttempt(db, 'alarms', `${uid}\n${bookingId}`, now);
    const raised = await raiseHelp(db, { uid, bookingId, booking }, now);
    const contact = await tellOfRaised(db, raised, deps, now);
    return { teamToldAt: (raised.checkIn.raisedAt ?? now).toISOString(), contact };
  },
});
