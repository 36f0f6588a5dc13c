import { AppError } from '@hearthkin/domain/foundation/errors';
import { type CheckIn, checkInId, isAlarmOn } from '@hearthkin/domain/safety/check-in';
import type { Firestore } from 'firebase-admin/firestore';
import { contactMailDeps, contactMailSecrets, supportAddress } from '../mail/mail-params';
import { mailTeam } from '../mail/mail-team';
import { defineCallable } from '../platform/callable';
import { bookings, checkIns, trustedContact } from '../platform/records/collections';
import { dataOf } from '../platform/records/converter';
import type { AlarmDeps } from './raise';
import { allClearMail, teamClearMail } from './safety-mails';
import { contactMail } from './tell-contact';

/**
 * Tells everyone whom an alarm of the caller told that they are all right. The case stays with our team.
 * @throws AppError `not-found` if there was no alarm.
 */
export const endAlarm = defineCallable('endAlarm', {
  access: { for: 'person', standing: 'any', why: 'Safety depends on the agreed meeting only.' },
  secrets: contactMailSecrets,
  deps: (): AlarmDeps => ({ ...contactMailDeps(), supportEmail: supportAddress() }),
  handler: async ({ db, input: { bookingId }, caller: { uid }, now }, deps) => {
    const clearedAt = await sayAllRight(db, { uid, bookingId }, deps, now);
    if (clearedAt === null) throw new AppError('not-found', 'No alarm to end');
    return { clearedAt: clearedAt.toISOString() };
  },
});

/**
 * Sends the news that a person is all right to the trusted contact and the mailbox that their latest alarm went to, once.
 * The emails are queued first: under the key of the alarm they go out once, however often this is repeated.
 * @returns when they said so; null if there was no alarm.
 */
export async function sayAllRight(
  db: Firestore,
  { uid, bookingId }: Pick<CheckIn, 'uid' | 'bookingId'>,
  deps: AlarmDeps,
  now: Date,
): Promise<Date | null> {
  const ref = checkIns(db).doc(checkInId(uid, bookingId));
  const checkIn = (await ref.get()).data();
  if (checkIn === undefined || checkIn.raisedAt === null) return null;
  if (!isAlarmOn(checkIn)) return checkIn.clearedAt;
  const about = `${ref.id}/${checkIn.raisedAt.getTime()}`;
  await Promise.all([
    mailContact(db, checkIn, about, deps, now),
    mailTeam(deps, {
      kind: 'check-in-all-clear',
      id: about,
      mailTo: (address) => teamClearMail(address, deps.siteUrl),
    }),
  ]);
  return db.runTransaction(async (tx) => {
    const current = (await tx.get(ref)).data();
    // Another alarm came meanwhile, or the same answer.
    if (current?.raisedAt?.getTime() !== checkIn.raisedAt?.getTime()) return now;
    if (current?.clearedAt) return current.clearedAt;
    tx.update(ref, { clearedAt: now });
    return now;
  });
}

/** Queues the email to the contact whom the alarm told, even if there is another one by now; not to one who withdrew. */
async function mailContact(
  db: Firestore,
  { uid, bookingId, contact: state, contactTo: contact }: CheckIn,
  about: string,
  deps: AlarmDeps,
  now: Date,
): Promise<void> {
  if (contact === null || (state !== 'told' && state !== 'telling')) return;
  const [present, booking] = await Promise.all([
    trustedContact(db, uid).get().then(dataOf),
    bookings(db).doc(bookingId).get().then(dataOf),
  ]);
  const hasWithdrawn = present?.contactId === contact.contactId && present.status !== 'confirmed';
  if (booking == null || hasWithdrawn) return;
  const facts = { uid, bookingId, booking, contact, mailOf: allClearMail };
  const mail = await contactMail(db, facts, deps, now);
  if (mail === null) return;
  const kind = 'contact-all-clear';
  await deps.queue.add({ key: `${kind}/${about}`, kind, uid, mail });
}
