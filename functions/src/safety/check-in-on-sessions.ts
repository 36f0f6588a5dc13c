import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import { saidDone } from '@hearthkin/domain/booking/day-marks';
import { dayStateOf } from '@hearthkin/domain/booking/session-day';
import {
  ANSWER_WITHIN_MS,
  ASK_UNTIL_MS,
  CHECK_IN_AFTER_MS,
  type CheckIn,
  checkInId,
} from '@hearthkin/domain/safety/check-in';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { mailOneSide, noticeFor } from '../booking/announce-booking';
import { sessionsEnded } from '../booking/booking-queries';
import { sideOf } from '../booking/booking-side';
import { bookings, checkIns, sessionDays, trustedContact } from '../core/collections';
import { contactMailDeps, contactMailSecrets, supportAddress } from '../core/mail-params';
import { processEach } from '../core/process-each';
import { defineScheduled, type Run } from '../core/scheduled';
import { notify, type Reader, readReaders } from '../notification/notify';
import { type AlarmDeps, raiseSilence, tellOfRaised } from './raise';
import { allClearMail } from './safety-mails';
import { toldCheckIns, unansweredCheckIns } from './safety-queries';
import { contactMail } from './tell-contact';

type Context = Run & AlarmDeps;

/**
 * Asks each side of an in-person session that hasn't said "done" half an hour after its end whether
 * they are all right. Without an answer within the hour, our team and the trusted contact are told; if
 * the answer comes later, the contact is told that, too. Each once: what is decided is committed before
 * an email is sent.
 */
export const checkInOnSessions = defineScheduled('checkInOnSessions', {
  options: { secrets: contactMailSecrets },
  deps: (): AlarmDeps => ({ ...contactMailDeps(), supportEmail: supportAddress() }),
  handler: async (run: Run, deps: AlarmDeps) => {
    const { db, now } = run;
    const context = { ...run, ...deps };
    const before = (ms: number) => new Date(now.getTime() - ms);
    const asked = await processEach(
      sessionsEnded(db, before(ASK_UNTIL_MS), before(CHECK_IN_AFTER_MS)),
      'A check-in was not asked for',
      (doc) => askBoth(doc, context),
    );
    const raised = await processEach(
      unansweredCheckIns(db, now),
      'A check-in was not raised',
      (doc) => raiseOne(doc, context),
    );
    const cleared = await processEach(
      toldCheckIns(db),
      'A trusted contact was not told that all is well',
      (doc) => clearOne(doc, context),
    );
    return {
      asked: asked('asked'),
      raised: raised('raised'),
      cleared: cleared('cleared'),
      failed: asked('failed') + raised('failed') + cleared('failed'),
    };
  },
});

async function askBoth(
  doc: QueryDocumentSnapshot<Booking>,
  context: Context,
): Promise<'asked' | 'passed-over'> {
  const booking = doc.data();
  if (dayStateOf(booking, context.now) === 'none') return 'passed-over';
  let outcome: 'asked' | 'passed-over' = 'passed-over';
  for (const uid of booking.participantIds) {
    if (await ask(doc.id, uid, context)) outcome = 'asked';
  }
  return outcome;
}

/** @returns false if there is nothing to ask, or they were asked before. */
async function ask(bookingId: string, uid: string, context: Context): Promise<boolean> {
  const asked = await context.db.runTransaction((tx) => askIn(tx, bookingId, uid, context));
  if (asked === null) return false;
  const { booking, readers } = asked;
  const side = { bookingId, booking, uid, readers };
  const about = `${bookingId}_${context.now.getTime()}`;
  await mailOneSide({ kind: 'booking-check-in', about, ...side }, context);
  return true;
}

async function askIn(
  tx: Transaction,
  bookingId: string,
  uid: string,
  { db, now }: Context,
): Promise<{ booking: Booking; readers: ReadonlyMap<string, Reader> } | null> {
  const ref = checkIns(db).doc(checkInId(uid, bookingId));
  const [found, session, day] = await Promise.all([
    tx.get(ref),
    tx.get(bookings(db).doc(bookingId)),
    tx.get(sessionDays(db, bookingId).doc(uid)),
  ]);
  const booking = session.data();
  if (!mayAsk(found.data()) || booking === undefined || dayStateOf(booking, now) === 'none')
    return null;
  if (saidDone(booking, sideOf({ uid }, booking), day.data() ?? null)) return null;
  const readers = await readReaders(tx, db, booking.participantIds);
  const reader = readers.get(uid);
  // The account is deleted.
  if (reader === undefined) return null;
  notify(tx, db, reader, noticeFor('booking-check-in', { bookingId, booking, uid, readers }), now);
  tx.set(ref, {
    uid,
    otherUid: otherParty(booking, uid).uid,
    bookingId,
    status: 'asked',
    askedAt: now,
    dueAt: new Date(now.getTime() + ANSWER_WITHIN_MS),
    reason: null,
    raisedAt: null,
    contact: 'none',
    contactAt: null,
    clearedAt: null,
    decidedAt: null,
    decidedBy: null,
  });
  return { booking, readers };
}

/** Once; also if our team has looked after a call for help before. */
function mayAsk(former: CheckIn | undefined): boolean {
  return former === undefined || (former.status === 'closed' && former.askedAt === null);
}

async function raiseOne(
  doc: QueryDocumentSnapshot<CheckIn>,
  context: Context,
): Promise<'raised' | 'settled'> {
  const raised = await raiseSilence(context.db, doc.data(), context.now);
  if (raised === null) return 'settled';
  await tellOfRaised(context.db, raised, context, context.now);
  return 'raised';
}

/** Tells the trusted contact that all is well, once the person has said so after the alarm. */
async function clearOne(
  { ref }: QueryDocumentSnapshot<CheckIn>,
  context: Context,
): Promise<'cleared' | 'passed-over'> {
  const { db, now } = context;
  const told = await db.runTransaction(async (tx) => {
    const checkIn = (await tx.get(ref)).data();
    if (checkIn?.status !== 'open' || checkIn.clearedAt !== null) return null;
    const { uid, bookingId, raisedAt } = checkIn;
    const [session, day, contact] = await Promise.all([
      tx.get(bookings(db).doc(bookingId)),
      tx.get(sessionDays(db, bookingId).doc(uid)),
      tx.get(trustedContact(db, uid)),
    ]);
    const [booking, doneAt] = [session.data(), day.data()?.doneAt ?? null];
    if (booking === undefined || doneAt === null || raisedAt === null) return null;
    if (doneAt.getTime() < raisedAt.getTime()) return null;
    tx.update(ref, { clearedAt: now });
    const known = contact.data();
    return known?.status === 'confirmed' ? { uid, bookingId, booking, contact: known } : null;
  });
  if (told === null) return 'passed-over';
  const mail = await contactMail(db, { ...told, mailOf: allClearMail }, context, now);
  if (mail === null) return 'passed-over';
  const kind = 'contact-all-clear';
  await context.queue.add({ key: `${kind}/${ref.id}/${now.getTime()}`, kind, uid: told.uid, mail });
  return 'cleared';
}
