import { ACTIVITIES, ACTIVITY_IDS } from '@hearthkin/domain/booking/activities';
import { BOOKING_STATUSES, type Booking } from '@hearthkin/domain/booking/booking';
import {
  ROOM_CLOSES_AFTER_MS,
  ROOM_OPENS_BEFORE_MS,
  ROOM_STATUSES,
} from '@hearthkin/domain/booking/room';
import {
  HEARTBEAT_MS,
  SIGNAL_LIMITS,
  signalExpiresAt,
  signalId,
} from '@hearthkin/domain/booking/room-signal';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { bookingDocument, newId } from '../support/builders';
import { admin, allowed, denied, rulesEnvironment, type Who } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

/** A time that a device writes: in the emulator, `new Date()` may be the server's to the millisecond. */
const deviceTime = () => new Date(Date.now() + MINUTE_MS);

const member: Who = { uid: 'room-member', userType: 'spender' };
const companion: Who = { uid: 'room-companion', userType: 'earner' };
const third: Who = { uid: 'room-third', userType: 'spender' };
const { as, arrange } = rulesEnvironment(() => [member, companion, third, admin]);

const SECOND_MS = 1000;
const ATTEMPT = 'a1B2c3D4e5F6g7H8i9J0';

/** A confirmed virtual session that began half an hour ago, and where it is. */
async function book(change: Partial<Booking> = {}) {
  const startsAt = change.startsAt ?? new Date(Date.now() - HOUR_MS / 2);
  const booking = bookingDocument(
    { spenderId: member.uid, earnerId: companion.uid },
    {
      activity: 'virtual-chat',
      status: 'confirmed',
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR_MS),
      ...change,
    },
  );
  const path = `bookings/${newId('session')}`;
  await arrange({ [path]: booking });
  return { path, booking };
}

type Session = Awaited<ReturnType<typeof book>>;

/** A session that starts after so many milliseconds. */
const startingIn = (ms: number) => book({ startsAt: new Date(Date.now() + ms) });
/** A session that ended so many milliseconds ago. */
const endedSince = (ms: number) => startingIn(-ms - HOUR_MS);

const signal = ({ booking }: Session, change: object = {}) => ({
  uid: member.uid,
  attempt: ATTEMPT,
  answers: '',
  revision: 0,
  description: null,
  candidates: [],
  modes: { microphone: true, camera: false },
  leftAt: null,
  writtenAt: serverTimestamp(),
  expireAt: signalExpiresAt(booking),
  ...change,
});

const pathOf = ({ path }: Session, uid = member.uid, attempt = ATTEMPT) =>
  `${path}/room/${signalId({ uid, attempt })}`;

const create = (session: Session, change: object = {}, path = pathOf(session), who = member) =>
  setDoc(doc(as(who), path), signal(session, change));

/** Adds a signal of the member, as it is stored. */
const store = (session: Session, change: object = {}) =>
  arrange({ [pathOf(session)]: signal(session, { writtenAt: new Date(), ...change }) });

const update = (session: Session, change: object = {}, who = member) =>
  updateDoc(doc(as(who), pathOf(session)), {
    revision: 1,
    writtenAt: serverTimestamp(),
    ...change,
  });

const list = (who: Who | undefined, { path }: Session, most = 20) =>
  getDocs(query(collection(as(who), `${path}/room`), orderBy('writtenAt', 'desc'), limit(most)));

const join = ({ path }: Session, who = member, change: object = {}) =>
  setDoc(doc(as(who), `${path}/attendance/${member.uid}`), {
    joinedAt: serverTimestamp(),
    lastSeenAt: serverTimestamp(),
    ...change,
  });

const attend = ({ path }: Session, lastSeenAt: Date) =>
  arrange({ [`${path}/attendance/${member.uid}`]: { joinedAt: lastSeenAt, lastSeenAt } });

const beat = ({ path }: Session, who = member, change: object = {}) =>
  updateDoc(doc(as(who), `${path}/attendance/${member.uid}`), {
    lastSeenAt: serverTimestamp(),
    ...change,
  });

const TWO_MINUTES_AGO = () => new Date(Date.now() - 2 * HEARTBEAT_MS);

/** All that a side does in a room. */
async function everything(session: Session, expected: typeof allowed | typeof denied) {
  await expected(create(session));
  await store(session);
  await expected(getDoc(doc(as(member), pathOf(session))));
  await expected(list(member, session));
  await expected(update(session));
  await expected(join(session));
  await attend(session, TWO_MINUTES_AGO());
  await expected(beat(session));
}

describe('the room of a session', () => {
  it('opens ten minutes before the start', async () => {
    await everything(await startingIn(ROOM_OPENS_BEFORE_MS + 30 * SECOND_MS), denied);
    await everything(await startingIn(ROOM_OPENS_BEFORE_MS - 30 * SECOND_MS), allowed);
    await everything(await startingIn(HOUR_MS), denied);
  });

  it('closes a quarter of an hour after the end', async () => {
    await everything(await endedSince(ROOM_CLOSES_AFTER_MS - 30 * SECOND_MS), allowed);
    await everything(await endedSince(ROOM_CLOSES_AFTER_MS + 30 * SECOND_MS), denied);
    await everything(await endedSince(HOUR_MS), denied);
  });

  it.each(BOOKING_STATUSES)('is there for agreed sessions only: %s', async (status) => {
    const isAgreed = ROOM_STATUSES.some((agreed) => agreed === status);
    await everything(await book({ status }), isAgreed ? allowed : denied);
  });

  it.each([...ACTIVITY_IDS, UNKNOWN_NAME])('is there for virtual ones only: %s', async (name) => {
    const activity = name as Booking['activity'];
    const isVirtual = name !== UNKNOWN_NAME && ACTIVITIES[activity].virtual;
    await everything(await book({ activity }), isVirtual ? allowed : denied);
  });

  it('is not there without a booking, nor with a status of its own', async () => {
    const { booking } = await book();
    await everything({ path: 'bookings/none', booking }, denied);
    await everything(await book({ status: UNKNOWN_NAME as Booking['status'] }), denied);
  });
});

describe('the signals of a room', () => {
  let session: Session;
  beforeEach(async () => {
    session = await book();
  });

  it('are read by both sides, and by no third person or staff', async () => {
    await store(session);
    for (const who of [member, companion]) {
      await allowed(getDoc(doc(as(who), pathOf(session))));
      await allowed(list(who, session));
    }
    for (const who of [third, admin, undefined]) {
      await denied(getDoc(doc(as(who), pathOf(session))));
      await denied(list(who, session));
    }
  });

  it('are listed twenty at a time, and not across sessions', async () => {
    await store(session);
    await denied(list(member, session, 21));
    await denied(getDocs(collection(as(member), `${session.path}/room`)));
    const everywhere = collectionGroup(as(member), 'room');
    await denied(getDocs(query(everywhere, where('uid', '==', member.uid), limit(20))));
  });

  it('are written by each side, under its own name and the attempt', async () => {
    await allowed(create(session));
    const own = pathOf(session, companion.uid);
    await allowed(create(session, { uid: companion.uid }, own, companion));
  });

  it('are not written in the name of the other side', async () => {
    const other = pathOf(session, companion.uid);
    await denied(create(session, { uid: companion.uid }, other));
    await denied(create(session, { uid: companion.uid }));
    await denied(create(session, {}, other));
    await store(session);
    await denied(update(session, {}, companion));
    await denied(update(session, { uid: companion.uid }, companion));
    await allowed(update(session));
  });

  it('are not written by a third person, staff or a visitor', async () => {
    for (const who of [third, admin]) {
      await denied(create(session, { uid: who.uid }, pathOf(session, who.uid), who));
    }
    await denied(setDoc(doc(as(), pathOf(session)), signal(session)));
    await allowed(create(session));
  });

  it('of a third person, if there were any, are not changed', async () => {
    const path = pathOf(session, third.uid);
    await arrange({ [path]: signal(session, { uid: third.uid, writtenAt: new Date() }) });
    const change = { revision: 1, writtenAt: serverTimestamp() };
    await denied(updateDoc(doc(as(third), path), change));
  });

  it.each(['room/else', `room/${ATTEMPT}`, `room/${member.uid}-${ATTEMPT}`])(
    'have no other id: %s',
    async (path) => {
      await denied(create(session, {}, `${session.path}/${path}`));
    },
  );

  it.each([ATTEMPT.slice(1), `${ATTEMPT}x`, `${ATTEMPT.slice(1)}-`, ''])(
    'have no other attempt: %s',
    async (attempt) => {
      await denied(create(session, { attempt }, pathOf(session, member.uid, attempt)));
    },
  );

  it('have all their fields and no others', async () => {
    await denied(create(session, { [UNKNOWN_NAME]: '' }));
    for (const field of Object.keys(signal(session))) {
      const { [field]: _, ...rest } = signal(session) as Record<string, unknown>;
      await denied(setDoc(doc(as(member), pathOf(session)), rest));
    }
    await allowed(create(session));
  });

  it('begin with revision 0, before their side has left', async () => {
    await denied(create(session, { revision: 1 }));
    await denied(create(session, { revision: -1 }));
    await denied(create(session, { leftAt: serverTimestamp() }));
    await denied(create(session, { writtenAt: deviceTime() }));
  });

  it('are kept until a day after the room has closed', async () => {
    const expireAt = signalExpiresAt(session.booking);
    for (const ms of [-1, 1]) {
      await denied(create(session, { expireAt: new Date(expireAt.getTime() + ms) }));
    }
    await denied(create(session, { expireAt: null }));
    await allowed(create(session));
  });

  it('change what they tell, and not whose they are or how long they are kept', async () => {
    await store(session);
    for (const change of [
      { uid: companion.uid },
      { attempt: ATTEMPT.toLowerCase() },
      { expireAt: new Date(Date.now() + HOUR_MS) },
      { [UNKNOWN_NAME]: '' },
      { modes: deleteField() },
      { candidates: deleteField() },
      { writtenAt: deviceTime() },
    ]) {
      await denied(update(session, change));
    }
    await allowed(
      update(session, {
        answers: ATTEMPT,
        description: { type: 'answer', sdp: 'v=0' },
        candidates: ['{}'],
        modes: { microphone: false, camera: true },
        leftAt: serverTimestamp(),
      }),
    );
  });

  it('grow their revision with each change, to two hundred', async () => {
    const { revision: last } = SIGNAL_LIMITS;
    await store(session, { revision: last - 2 });
    for (const revision of [0, last - 3, last - 2, last - 1.5, last + 1, '199', null]) {
      await denied(update(session, { revision }));
    }
    await allowed(update(session, { revision: last - 1 }));
    await allowed(update(session, { revision: last }));
    await denied(update(session, { revision: last + 1 }));
  });

  it('end when their side leaves', async () => {
    await store(session);
    await denied(update(session, { leftAt: deviceTime() }));
    await denied(update(session, { leftAt: 0 }));
    await allowed(update(session, { revision: 1, leftAt: serverTimestamp() }));
    await denied(update(session, { revision: 2 }));
    await denied(update(session, { revision: 2, leftAt: null }));
    await denied(update(session, { revision: 2, leftAt: serverTimestamp() }));
  });

  it('are deleted by no one', async () => {
    await store(session);
    for (const who of [member, companion, admin]) {
      await denied(deleteDoc(doc(as(who), pathOf(session))));
    }
  });
});

describe('a signal', () => {
  const { sdp, candidates, candidateText } = SIGNAL_LIMITS;
  /** Texts that are so long when joined by line breaks. */
  const together = (length: number) => {
    const each = Math.floor(length / candidates);
    const first = 'a'.repeat(length - each * (candidates - 1));
    return [first, ...Array<string>(candidates - 1).fill('a'.repeat(each - 1))];
  };
  const cases: Record<string, { good: unknown[]; bad: unknown[] }> = {
    answers: {
      good: ['', ATTEMPT],
      bad: [ATTEMPT.slice(1), `${ATTEMPT}x`, `${ATTEMPT.slice(1)}-`, null, 1, []],
    },
    description: {
      good: [null, { type: 'offer', sdp: '' }, { type: 'answer', sdp: 'a'.repeat(sdp) }],
      bad: [
        {},
        'v=0',
        { type: 'offer' },
        { sdp: 'v=0' },
        { type: 'offer', sdp: 'a'.repeat(sdp + 1) },
        { type: 'offer', sdp: [] },
        { type: 'offer', sdp: null },
        { type: 'pranswer', sdp: '' },
        { type: UNKNOWN_NAME, sdp: '' },
        { type: 'offer', sdp: '', [UNKNOWN_NAME]: '' },
      ],
    },
    candidates: {
      good: [
        [],
        [''],
        ['{"candidate":"candidate:1"}'],
        Array(candidates).fill('a'),
        together(candidateText),
      ],
      bad: [
        Array(candidates + 1).fill('a'),
        together(candidateText + 1),
        ['a'.repeat(candidateText + 1)],
        [1],
        [null],
        [true],
        ['a', {}],
        ['two\nlines'],
        'text',
        {},
        null,
      ],
    },
    modes: {
      good: [
        { microphone: false, camera: false },
        { microphone: true, camera: true },
      ],
      bad: [
        null,
        [],
        {},
        { microphone: true },
        { camera: true },
        { microphone: 1, camera: true },
        { microphone: true, camera: 'on' },
        { microphone: true, camera: true, [UNKNOWN_NAME]: true },
      ],
    },
  };

  it.each(Object.entries(cases))('takes any good value and no bad one: %s', async (field, each) => {
    for (const value of each.bad) {
      const session = await book();
      await denied(create(session, { [field]: value }));
      await store(session);
      await denied(update(session, { [field]: value }));
    }
    for (const value of each.good) {
      const session = await book();
      await allowed(create(session, { [field]: value }));
      await allowed(update(session, { [field]: value }));
    }
  });
});

it('no one reads or writes what staff noted on a session', async () => {
  const { path } = await book();
  const note = `${path}/staffNotes/a-note`;
  await arrange({ [note]: { text: 'A note.', at: new Date(), by: admin.uid } });
  for (const who of [member, companion, third, admin, undefined]) {
    await denied(getDoc(doc(as(who), note)));
    await denied(getDocs(query(collection(as(who), `${path}/staffNotes`), limit(2))));
    await denied(setDoc(doc(as(who), note), { text: 'Another.' }));
    await denied(deleteDoc(doc(as(who), note)));
  }
});

describe('the attendance of a session', () => {
  let session: Session;
  beforeEach(async () => {
    session = await book();
  });

  const read = async (who: Who | undefined, { path }: Session, expected: typeof allowed) => {
    await expected(getDoc(doc(as(who), `${path}/attendance/${member.uid}`)));
    await expected(getDocs(query(collection(as(who), `${path}/attendance`), limit(2))));
  };

  it('is read by its two sides only, whenever the session was', async () => {
    const old = await endedSince(1000 * HOUR_MS);
    await attend(old, TWO_MINUTES_AGO());
    for (const who of [member, companion]) await read(who, old, allowed);
    for (const who of [third, admin, undefined]) await read(who, old, denied);
  });

  it('is not listed across sessions', async () => {
    for (const who of [member, admin]) {
      await denied(getDocs(query(collectionGroup(as(who), 'attendance'), limit(2))));
    }
  });

  it('is written by each side for itself', async () => {
    await denied(join(session, companion));
    await denied(join(session, third));
    await denied(join(session, admin));
    await allowed(join(session));
    const elsewhere = doc(as(third), `${session.path}/attendance/${third.uid}`);
    const joined = { joinedAt: serverTimestamp(), lastSeenAt: serverTimestamp() };
    await denied(setDoc(elsewhere, joined));
    await attend(session, TWO_MINUTES_AGO());
    for (const who of [companion, third, admin]) await denied(beat(session, who));
    await allowed(beat(session));
  });

  it('has the times of the server, and nothing else', async () => {
    await denied(join(session, member, { joinedAt: deviceTime() }));
    await denied(join(session, member, { lastSeenAt: deviceTime() }));
    await denied(join(session, member, { [UNKNOWN_NAME]: '' }));
    const ref = doc(as(member), `${session.path}/attendance/${member.uid}`);
    await denied(setDoc(ref, { joinedAt: serverTimestamp() }));
    await denied(setDoc(ref, { lastSeenAt: serverTimestamp() }));
    await allowed(join(session));
  });

  it('keeps when a side came', async () => {
    await attend(session, TWO_MINUTES_AGO());
    await denied(beat(session, member, { joinedAt: serverTimestamp() }));
    await denied(beat(session, member, { [UNKNOWN_NAME]: '' }));
    await denied(beat(session, member, { lastSeenAt: deviceTime() }));
    await denied(join(session));
    await allowed(beat(session));
  });

  it('takes a heartbeat a minute', async () => {
    await attend(session, new Date(Date.now() - HEARTBEAT_MS + 10 * SECOND_MS));
    await denied(beat(session));
    await attend(session, new Date(Date.now() - HEARTBEAT_MS - 10 * SECOND_MS));
    await allowed(beat(session));
    await denied(beat(session));
  });

  it('is deleted by no one', async () => {
    await attend(session, TWO_MINUTES_AGO());
    for (const who of [member, companion, admin]) {
      await denied(deleteDoc(doc(as(who), `${session.path}/attendance/${member.uid}`)));
    }
  });
});
