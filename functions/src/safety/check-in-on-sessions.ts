import { otherParty } from '@hearthkin/domain/booking/booking';
import { saidDone } from '@hearthkin/domain/booking/day-marks';
import { isAskedAfter, isSideAsked } from '@hearthkin/domain/booking/session-day';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { ANSWER_WITHIN_MS, type CheckIn, checkInId } from '@hearthkin/domain/safety/check-in';
import { type SessionTimer, timerEndsAt } from '@hearthkin/domain/safety/session-timer';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { mailSides, noticeFor, type ToldSides } from '../booking/announce-booking';
import { dueTimers } from '../booking/booking-queries';
import { sideOf } from '../booking/booking-side';
import { moveTimer } from '../booking/session-timer';
import { contactMailDeps, contactMailSecrets, supportAddress } from '../mail/mail-params';
import { notify, type Recipient, readRecipients } from '../notification/notify';
import { ifUnchanged } from '../platform/consistency/if-unchanged';
import { bookings, checkIns, sessionDays } from '../platform/records/collections';
import { processEach } from '../platform/sweeps/process-each';
import { defineSweep, type Run } from '../platform/sweeps/sweep';
import { sayAllRight } from './end-alarm';
import { type AlarmDeps, raiseSilence, tellOfRaised } from './raise';
import { unansweredCheckIns, unclearedSilences } from './safety-queries';

type Context = Run & AlarmDeps;

/**
 * Asks each side of an in-person session that hasn't said "done" half an hour after its end whether
 * they are all right. Without an answer within the hour, our team and the trusted contact are told; if
 * the answer comes later, both are told that, too. Each once: what is decided is committed before
 * an email is sent.
 */
export const checkInOnSessions = defineSweep('checkInOnSessions', {
  secrets: contactMailSecrets,
  deps: (): AlarmDeps => ({ ...contactMailDeps(), supportEmail: supportAddress() }),
  handler: async (run: Run, deps: AlarmDeps) => {
    const { db, now } = run;
    const context = { ...run, ...deps };
    const asked = await processEach(
      dueTimers(db, 'checkInAt', now),
      'A check-in was not asked for',
      (timer) => ask(timer, context),
      { ...run, dueOf: (timer) => timer.data().checkInAt },
    );
    const raised = await processEach(
      unansweredCheckIns(db, now),
      'A check-in was not raised',
      (doc) => raiseOne(doc, context),
      { ...run, dueOf: (doc) => doc.data().dueAt },
    );
    const cleared = await processEach(
      unclearedSilences(db),
      'An alarm was not ended',
      (doc) => clearOne(doc, context),
      run,
    );
    return {
      asked: asked('asked'),
      raised: raised('raised'),
      cleared: cleared('cleared'),
      failed: asked('failed') + raised('failed') + cleared('failed'),
    };
  },
});

async function ask(
  timer: QueryDocumentSnapshot<SessionTimer>,
  context: Context,
): Promise<'asked' | 'passed-over'> {
  const attempt = (isFirst: boolean) =>
    ifUnchanged(context.db.runTransaction((tx) => askIn(tx, timer, context, isFirst)));
  // Most often no one has been asked yet, and nothing is looked for. If someone has, or the timer has changed, it is.
  const asked = (await attempt(true)) ?? (await attempt(false));
  if (asked === null || asked === 'over' || asked.uids.length === 0) return 'passed-over';
  await mailSides(asked, asked.uids, context);
  return 'asked';
}

/** The time after which it is looked again whether our team has closed a call for help. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS;

interface Asked extends ToldSides {
  readonly uids: readonly string[];
}

/**
 * Asks those who have to be asked, and ends the timer, unless a call for help comes first.
 * @param isFirst whether no one has been asked yet or called for help.
 */
async function askIn(
  tx: Transaction,
  timer: QueryDocumentSnapshot<SessionTimer>,
  { db, now }: Context,
  isFirst: boolean,
): Promise<Asked | 'over'> {
  const bookingId = timer.id;
  const booking = (await tx.get(bookings(db).doc(bookingId))).data();
  const isOver =
    booking === undefined || !isAskedAfter(booking, now) || now >= timerEndsAt(booking);
  if (isOver) {
    moveTimer(tx, timer, { checkInAt: null });
    return 'over';
  }
  const { participantIds } = booking;
  const checkInOf = (uid: string) => checkIns(db).doc(checkInId(uid, bookingId));
  const days = await Promise.all(
    participantIds.map((uid) => tx.get(sessionDays(db, bookingId).doc(uid))),
  );
  const silent = participantIds.filter((uid, index) => {
    const day = days[index]?.data() ?? null;
    return isSideAsked(booking, day, now) && !saidDone(booking, sideOf({ uid }, booking), day);
  });
  const [formers, readers] = await Promise.all([
    Promise.all(isFirst ? [] : silent.map((uid) => tx.get(checkInOf(uid)))),
    readRecipients(tx, db, silent.length === 0 ? [] : participantIds),
  ]);
  const waiting = silent.flatMap((uid, index) =>
    // An account may be deleted.
    readers.has(uid) ? [{ uid, former: formers[index]?.data() }] : [],
  );
  const uids = waiting.filter(({ former }) => mayAsk(former)).map(({ uid }) => uid);
  const kind = 'booking-check-in';
  for (const uid of uids) {
    const reader = readers.get(uid) as Recipient;
    notify(tx, db, reader, noticeFor(kind, { bookingId, booking, uid, readers }), now);
    const asked: CheckIn = {
      uid,
      otherUid: otherParty(booking, uid).uid,
      bookingId,
      status: 'asked',
      askedAt: now,
      dueAt: new Date(now.getTime() + ANSWER_WITHIN_MS),
      reason: null,
      raisedAt: null,
      contactTo: null,
      contact: 'none',
      contactAt: null,
      isStaffed: null,
      clearedAt: null,
      decidedAt: null,
      decidedBy: null,
    };
    if (isFirst) tx.create(checkInOf(uid), asked);
    else tx.set(checkInOf(uid), asked);
  }
  const isHelped = waiting.some(
    ({ former }) => former?.status === 'open' && former.askedAt === null,
  );
  moveTimer(tx, timer, { checkInAt: isHelped ? new Date(now.getTime() + LOOK_AGAIN_MS) : null });
  const about = `${bookingId}_${now.getTime()}`;
  return { kind, about, bookingId, booking, readers, uids };
}

/** Once; also if our team has looked after a call for help before. */
function mayAsk(former: CheckIn | undefined): boolean {
  return former === undefined || (former.status === 'closed' && former.askedAt === null);
}

async function raiseOne(
  doc: QueryDocumentSnapshot<CheckIn>,
  context: Context,
): Promise<'raised' | 'settled'> {
  const raised = await ifUnchanged(raiseSilence(context.db, doc, context.now));
  if (raised === null) return 'settled';
  await tellOfRaised(context.db, raised, context, context.now);
  return 'raised';
}

/** Ends the alarm of a person who didn't answer, once they have said after it that they're done. */
async function clearOne(
  doc: QueryDocumentSnapshot<CheckIn>,
  context: Context,
): Promise<'cleared' | 'passed-over'> {
  const { db, now } = context;
  const { uid, bookingId, raisedAt } = doc.data();
  const day = (await sessionDays(db, bookingId).doc(uid).get()).data();
  const doneAt = day?.doneAt ?? null;
  if (doneAt === null || raisedAt === null || doneAt < raisedAt) return 'passed-over';
  return (await sayAllRight(db, { uid, bookingId }, context, now)) === null
    ? 'passed-over'
    : 'cleared';
}
