import { ACTIVITIES, ACTIVITY_IDS } from '@hearthkin/domain/booking/activities';
import { BOOKING_STATUSES, type Booking } from '@hearthkin/domain/booking/booking';
import {
  DAY_MARKS,
  LOOK_LIKE_MAX,
  MARKS_OPEN_BEFORE_MS,
  NOTHING_SAID,
} from '@hearthkin/domain/booking/day-marks';
import {
  DAY_CLOSES_AFTER_MS,
  DAY_OPENS_BEFORE_MS,
  DAY_STATUSES,
} from '@hearthkin/domain/booking/session-day';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import { checkInId } from '@hearthkin/domain/safety/check-in';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { bookingDocument, newId } from '../support/builders';
import {
  accountsOf,
  admin,
  allowed,
  denied,
  rulesEnvironment,
  type Who,
} from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const member: Who = { uid: 'day-member', userType: 'spender' };
const companion: Who = { uid: 'day-companion', userType: 'earner' };
const third: Who = { uid: 'day-third', userType: 'spender' };
const { as, arrange } = rulesEnvironment(() => [member, companion, third, admin]);

const SECOND_MS = 1000;

/** A confirmed in-person session that began half an hour ago, and where it is. */
async function book(change: Partial<Booking> = {}): Promise<string> {
  const startsAt = change.startsAt ?? new Date(Date.now() - HOUR_MS / 2);
  const booking = bookingDocument(
    { spenderId: member.uid, earnerId: companion.uid },
    { status: 'confirmed', startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS), ...change },
  );
  const path = `bookings/${newId('session')}`;
  await arrange({ [path]: booking });
  return path;
}

/** A session that starts after so many milliseconds. */
const startingIn = (ms: number) => book({ startsAt: new Date(Date.now() + ms) });
/** A session that ended so many milliseconds ago. */
const endedSince = (ms: number) => startingIn(-ms - HOUR_MS);

const dayOf = (session: string, { uid } = member) => `${session}/day/${uid}`;

const say = (session: string, change: object = {}, who = member, whose = member) =>
  setDoc(doc(as(who), dayOf(session, whose)), { ...NOTHING_SAID, ...change });

const store = (session: string, change: object = {}) =>
  arrange({ [dayOf(session)]: { ...NOTHING_SAID, ...change } });

const stamp = () => serverTimestamp();

describe('what a side says on the day of an in-person session', () => {
  it('is taken from twelve hours before the start', async () => {
    await denied(say(await startingIn(DAY_OPENS_BEFORE_MS + 30 * SECOND_MS)));
    await allowed(say(await startingIn(DAY_OPENS_BEFORE_MS - 30 * SECOND_MS)));
  });

  it('is taken until six hours after the end', async () => {
    await allowed(say(await endedSince(DAY_CLOSES_AFTER_MS - 30 * SECOND_MS)));
    await denied(say(await endedSince(DAY_CLOSES_AFTER_MS + 30 * SECOND_MS)));
  });

  it('is taken of agreed sessions only', async () => {
    for (const status of BOOKING_STATUSES) {
      const isAgreed = DAY_STATUSES.some((agreed) => agreed === status);
      await (isAgreed ? allowed : denied)(say(await book({ status })));
    }
    const unknown = { status: UNKNOWN_NAME as Booking['status'] };
    await denied(say(await book(unknown)));
  });

  it('is taken of sessions in person only', async () => {
    for (const activity of ACTIVITY_IDS) {
      await (ACTIVITIES[activity].virtual ? denied : allowed)(say(await book({ activity })));
    }
    // A later version's activities are in person unless the rules name them.
    const unknown = { activity: UNKNOWN_NAME as Booking['activity'] };
    await allowed(say(await book(unknown)));
  });

  it('is written by each side for themselves', async () => {
    const session = await book();
    await denied(say(session, {}, companion, member));
    await denied(say(session, {}, admin, member));
    await denied(setDoc(doc(as(), dayOf(session)), NOTHING_SAID));
    await denied(say(session, {}, third, third));
    await denied(say('bookings/none'));
    await allowed(say(session));
    await allowed(say(session, {}, companion, companion));
    await denied(say(session, { lookLike: 'x' }, companion, member));
  });

  it('is taken of verified people with an active account only', async () => {
    const session = await book();
    for (const account of [
      { accountStatus: 'suspended', level: 'verified' },
      { accountStatus: 'active', level: 'account' },
    ]) {
      await arrange({ [`users/${member.uid}`]: account });
      await denied(say(session));
    }
    await arrange(accountsOf(member));
    await allowed(say(session));
  });

  it('is read by both sides at any time, and by no one else', async () => {
    const session = await endedSince(1000 * HOUR_MS);
    await store(session);
    const read = (who: Who | undefined) => getDoc(doc(as(who), dayOf(session)));
    await allowed(read(member));
    await allowed(read(companion));
    for (const who of [third, admin, undefined]) await denied(read(who));
    await denied(getDocs(query(collection(as(member), `${session}/day`), limit(1))));
    await denied(getDocs(query(collectionGroup(as(member), 'day'), limit(1))));
  });

  it('is there before anything was said', async () => {
    await allowed(getDoc(doc(as(companion), dayOf(await book()))));
  });

  it('is deleted by no one', async () => {
    const session = await book();
    await store(session);
    for (const who of [member, companion, admin]) {
      await denied(deleteDoc(doc(as(who), dayOf(session))));
    }
  });
});

describe.each(DAY_MARKS)('the mark %s', (mark) => {
  /** How long before the start it may be set. */
  const before = mark === 'doneAt' ? 0 : MARKS_OPEN_BEFORE_MS;

  it('opens in time', async () => {
    const early = await startingIn(before + 30 * SECOND_MS);
    await denied(say(early, { [mark]: stamp() }));
    await store(early);
    await denied(say(early, { [mark]: stamp() }));
    await allowed(say(await startingIn(before - 30 * SECOND_MS), { [mark]: stamp() }));
  });

  it('has the time of its write', async () => {
    const session = await book();
    // In the emulator, a device's time may be the server's to the millisecond.
    const times = [-HOUR_MS, MINUTE_MS].map((ms) => new Date(Date.now() + ms));
    for (const value of [...times, 0, true, '', {}]) {
      await denied(say(session, { [mark]: value }));
    }
    await allowed(say(session, { [mark]: stamp() }));
  });

  it('stays as it was when another thing changes, also before the hour', async () => {
    const at = new Date(Date.now() - HOUR_MS);
    const early = await startingIn(before + HOUR_MS);
    await store(early, { [mark]: at });
    await allowed(say(early, { [mark]: at, lookLike: 'green coat' }));
    await denied(say(early, { [mark]: new Date(at.getTime() - 1), lookLike: 'green coat' }));
  });

  it('is taken back, and set again', async () => {
    const session = await book();
    await store(session, { [mark]: new Date(Date.now() - HOUR_MS) });
    await allowed(say(session, { [mark]: null }));
    await allowed(say(session, { [mark]: stamp() }));
  });

  it('can’t be left out', async () => {
    const session = await book();
    await store(session);
    await denied(updateDoc(doc(as(member), dayOf(session)), { [mark]: deleteField() }));
    const { [mark]: _, ...others } = NOTHING_SAID;
    await denied(setDoc(doc(as(member), dayOf(session)), others));
    await allowed(setDoc(doc(as(member), dayOf(session)), NOTHING_SAID));
  });
});

describe('how a side looks', () => {
  it('is a short text', async () => {
    for (const lookLike of ['x'.repeat(LOOK_LIKE_MAX + 1), null, 1, [], {}]) {
      const session = await book();
      await denied(say(session, { lookLike }));
      await store(session);
      await denied(say(session, { lookLike }));
    }
    for (const lookLike of ['', 'green coat', 'x'.repeat(LOOK_LIKE_MAX)]) {
      await allowed(say(await book(), { lookLike }));
    }
  });

  it('comes with the marks and nothing else', async () => {
    const session = await book();
    await denied(say(session, { [UNKNOWN_NAME]: null }));
    await store(session);
    await denied(say(session, { [UNKNOWN_NAME]: null }));
    await denied(updateDoc(doc(as(member), dayOf(session)), { lookLike: deleteField() }));
    await allowed(updateDoc(doc(as(member), dayOf(session)), { lookLike: 'red hat' }));
  });
});

describe('a check-in', () => {
  const id = checkInId(member.uid, 'booking');
  const path = `checkIns/${id}`;
  const document = { uid: member.uid, otherUid: companion.uid, status: 'asked' };

  it('is read by whom it is about only, also before there is one', async () => {
    await allowed(getDoc(doc(as(member), path)));
    await arrange({ [path]: document });
    await allowed(getDoc(doc(as(member), path)));
    for (const who of [companion, third, admin, undefined]) {
      await denied(getDoc(doc(as(who), path)));
    }
  });

  it('is listed and written by no client', async () => {
    await arrange({ [path]: document });
    for (const who of [member, companion, admin]) {
      const own = query(collection(as(who), 'checkIns'), where('uid', '==', who.uid), limit(1));
      await denied(getDocs(own));
      await denied(setDoc(doc(as(who), `checkIns/${checkInId(who.uid, 'other')}`), document));
      await denied(updateDoc(doc(as(who), path), { status: 'closed' }));
      await denied(deleteDoc(doc(as(who), path)));
    }
  });
});

describe('a trusted contact', () => {
  const path = `users/${member.uid}/private/trustedContact`;
  const contact = { name: 'Alex', email: 'alex@hearthkin.test', status: 'waiting' };

  it('is read and removed by whose contact it is only', async () => {
    await arrange({ [path]: contact });
    for (const who of [companion, third, admin, undefined]) {
      await denied(getDoc(doc(as(who), path)));
      await denied(deleteDoc(doc(as(who), path)));
    }
    await allowed(getDoc(doc(as(member), path)));
    await allowed(deleteDoc(doc(as(member), path)));
  });

  it('is written by functions only', async () => {
    await denied(setDoc(doc(as(member), path), contact));
    await arrange({ [path]: contact });
    await denied(updateDoc(doc(as(member), path), { status: 'confirmed' }));
    for (const who of [member, companion, undefined]) {
      const own = collection(as(who), `users/${member.uid}/private`);
      await denied(getDocs(query(own, where(documentId(), '==', 'trustedContact'))));
    }
  });
});
