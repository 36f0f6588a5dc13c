import { AppError } from '@hearthkin/domain/foundation/errors';
import { contactMailDeps, contactMailSecrets } from '../mail/mail-params';
import { defineCallable } from '../platform/callable';
import { countAttempt } from '../platform/rate-limit';
import { trustedContact } from '../platform/records/collections';
import { meetingOfCaller } from './day-of-caller';
import { sessionMail } from './safety-mails';
import { tellContact } from './tell-contact';

/**
 * Emails the caller's trusted contact where, when and with whom their in-person session is.
 * @throws AppError as `meetingOfCaller`; `no-trusted-contact` without one who has confirmed;
 * `rate-limited`; `sender-failed`.
 */
export const letSomeoneKnow = defineCallable('letSomeoneKnow', {
  access: { for: 'person', standing: 'any', why: 'Safety depends on the agreed meeting only.' },
  secrets: contactMailSecrets,
  deps: contactMailDeps,
  handler: async ({ db, input: { bookingId }, caller, now }, deps) => {
    const { uid } = caller;
    const booking = await meetingOfCaller(db, caller, bookingId, now);
    const ref = trustedContact(db, uid);
    const contact = (await ref.get()).data();
    if (contact?.status !== 'confirmed') throw new AppError('no-trusted-contact');
    await countAttempt(db, 'letSomeoneKnow', uid, now);
    const notice = { uid, bookingId, booking, contact, kind: 'session-told', mailOf: sessionMail };
    if (!(await tellContact(db, notice, deps, now))) throw new AppError('sender-failed');
    await ref.update({ told: { bookingId, at: now } });
    return { toldAt: now.toISOString() };
  },
});
