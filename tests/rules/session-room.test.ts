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
import { ACTIVITIES, ACTIVITY_IDS } from '@hearthkin/domain/foundation/activities';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { beforeEach, describe, it } from 'vitest';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { admin, type Caller, cast, visitor, type Who } from './people';
import { sessionsOf } from './sessions';
import { eachMissing, type FieldCases, GONE, NOW, UNKNOWN_NAME } from './values';

/** A time that a device writes: in the emulator, `new Date()` may be the server's to the millisecond. */
const deviceTime = () => new Date(Date.now() + MINUTE_MS);

const { member, companion, third } = cast('room', ['member', 'third'], ['companion']);
const { as, arrange } = rulesEnvironment(member, companion, third, admin);
const onlySides = { to: [member, companion], notTo: [third, admin, visitor] };

const SECOND_MS = 1000;
const ATTEMPT = 'a1B2c3D4e5F6g7H8i9J0';

const { book, startingIn, endedSince } = sessionsOf(arrange, member, companion, {
  activity: 'virtual-chat',
});
type Session = Awaited<ReturnType<typeof book>>;

let session: Session;
beforeEach(async () => {
  session = await book();
});

const signal = (change: object = {}, { booking } = session) => ({
  uid: member.uid,
  attempt: ATTEMPT,
  answers: '',
  revision: 0,
  description: null,
  candidates: [],
  modes: { microphone: true, camera: false },
  leftAt: null,
  writtenAt: NOW,
  expireAt: signalExpiresAt(booking),
  ...change,
});

const signalOf = ({ uid }: Who = member, attempt = ATTEMPT, { path } = session) =>
  `${path}/room/${signalId({ uid, attempt })}`;
const attendanceOf = ({ uid }: Who = member, { path } = session) => `${path}/attendance/${uid}`;

const create = (change: object = {}, path = signalOf(), who: Who = member) =>
  as(who).doc(path).set(signal(change));
/** Adds a signal of the member, as it is stored. */
const store = (change: object = {}) =>
  arrange({ [signalOf()]: signal({ writtenAt: new Date(), ...change }) });
const update = (change: object = {}, who: Who = member) =>
  as(who)
    .doc(signalOf())
    .update({ revision: 1, writtenAt: NOW, ...change });
const list = (most: number) => (who: Caller) =>
  as(who).list(`${session.path}/room`, 'writtenAt desc', most);

const JOINED = { joinedAt: NOW, lastSeenAt: NOW };
const attend = (lastSeenAt = new Date(Date.now() - 2 * HEARTBEAT_MS)) =>
  arrange({ [attendanceOf()]: { joinedAt: lastSeenAt, lastSeenAt } });
const beat = (change: object = {}) =>
  as(member)
    .doc(attendanceOf())
    .update({ lastSeenAt: NOW, ...change });

/** All that a side does in the room of a session. */
async function everything(isOpen: boolean, of: Session): Promise<void> {
  session = of;
  const expected = isOpen ? allowed : denied;
  await expected(create());
  await store();
  await expected(as(member).doc(signalOf()).get());
  await expected(list(20)(member));
  await expected(update());
  await expected(as(member).doc(attendanceOf()).set(JOINED));
  await attend();
  await expected(beat());
}

describe('the room of a session', () => {
  it('opens ten minutes before the start', async () => {
    await everything(false, await startingIn(ROOM_OPENS_BEFORE_MS + 30 * SECOND_MS));
    await everything(true, await startingIn(ROOM_OPENS_BEFORE_MS - 30 * SECOND_MS));
  });

  it('closes a quarter of an hour after the end', async () => {
    await everything(true, await endedSince(ROOM_CLOSES_AFTER_MS - 30 * SECOND_MS));
    await everything(false, await endedSince(ROOM_CLOSES_AFTER_MS + 30 * SECOND_MS));
  });

  it.each([...BOOKING_STATUSES, UNKNOWN_NAME])(
    'is there for agreed sessions only: %s',
    async (name) =>
      everything(
        ROOM_STATUSES.some((agreed) => agreed === name),
        await book({ status: name as Booking['status'] }),
      ),
  );

  it.each([...ACTIVITY_IDS, UNKNOWN_NAME])('is there for virtual ones only: %s', async (name) => {
    const activity = name as Booking['activity'];
    const isVirtual = name !== UNKNOWN_NAME && ACTIVITIES[activity].virtual;
    await everything(isVirtual, await book({ activity }));
  });

  it('is not there without a booking', () =>
    everything(false, { ...session, path: 'bookings/none' }));
});

describe('the signals of a room', () => {
  it('are read by both sides, and by no third person or staff', async () => {
    await store();
    await access(onlySides, (who) => as(who).doc(signalOf()).get(), list(20));
  });

  it('are listed twenty at a time, and not across sessions', async () => {
    await store();
    await denied(list(21)(member));
    await denied(as(member).list(`${session.path}/room`));
    await access({ notTo: [member, third, admin, visitor] }, (who) =>
      as(who).listEverywhere('room', ['uid', '==', member.uid], 20),
    );
  });

  it('are written by each side, under its own name', async () => {
    const own = (who: Who) => create({ uid: who.uid }, signalOf(who), who);
    await access({ to: [member, companion], notTo: [third, admin] }, (who = third) => own(who));
    await denied(as(visitor).doc(signalOf()).set(signal()));
    session = await book();
    await denied(create({ uid: companion.uid }, signalOf(companion)));
    await denied(create({ uid: companion.uid }));
    await denied(create({}, signalOf(companion)));
    await store();
    await denied(update({}, companion));
    await denied(update({ uid: companion.uid }, companion));
    await allowed(update());
  });

  it('of a third person, if there were any, are not changed', async () => {
    await arrange({ [signalOf(third)]: signal({ uid: third.uid, writtenAt: new Date() }) });
    await denied(as(third).doc(signalOf(third)).update({ revision: 1, writtenAt: NOW }));
  });

  it('have no other id or attempt', async () => {
    const ids = ['else', ATTEMPT, `${member.uid}-${ATTEMPT}`];
    await takes((id) => create({}, `${session.path}/room/${id}`), [], ids);
    const attempts = [ATTEMPT.slice(1), `${ATTEMPT}x`, `${ATTEMPT.slice(1)}-`, ''];
    await takes((attempt) => create({ attempt }, signalOf(member, attempt)), [ATTEMPT], attempts);
  });

  it('have all their fields and no others, and begin before their side has left', async () => {
    const expireMs = signalExpiresAt(session.booking).getTime();
    await takes(
      (data) => as(member).doc(signalOf()).set(data),
      [signal()],
      [
        ...eachMissing(signal()),
        signal({ [UNKNOWN_NAME]: '' }),
        signal({ revision: 1 }),
        signal({ revision: -1 }),
        signal({ leftAt: NOW }),
        signal({ writtenAt: deviceTime() }),
        // They are kept until a day after the room has closed.
        ...[expireMs - 1, expireMs + 1].map((ms) => signal({ expireAt: new Date(ms) })),
        signal({ expireAt: null }),
      ],
    );
  });

  it('change what they tell, and not whose they are or how long they are kept', async () => {
    await store();
    await takes(
      (change) => update(change),
      [
        {
          answers: ATTEMPT,
          description: { type: 'answer', sdp: 'v=0' },
          candidates: ['{}'],
          modes: { microphone: false, camera: true },
          leftAt: NOW,
        },
      ],
      [
        { uid: companion.uid },
        { attempt: ATTEMPT.toLowerCase() },
        { expireAt: new Date(Date.now() + HOUR_MS) },
        { [UNKNOWN_NAME]: '' },
        { modes: GONE },
        { candidates: GONE },
        { writtenAt: deviceTime() },
      ],
    );
  });

  it('grow their revision with each change, to two hundred', async () => {
    const { revision: last } = SIGNAL_LIMITS;
    await store({ revision: last - 2 });
    const bad = [0, last - 3, last - 2, last - 1.5, last + 1, '199', null];
    await takes((revision) => update({ revision }), [last - 1, last], bad);
    await denied(update({ revision: last + 1 }));
  });

  it('end when their side leaves', async () => {
    await store();
    await takes((leftAt) => update({ leftAt }), [NOW], [deviceTime(), 0]);
    for (const change of [{}, { leftAt: null }, { leftAt: NOW }]) {
      await denied(update({ revision: 2, ...change }));
    }
  });

  it('are deleted by no one', async () => {
    await store();
    await access({ notTo: [member, companion, admin] }, (who) => as(who).doc(signalOf()).delete());
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
  const CASES: FieldCases = {
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
        ...[[], [''], ['{"candidate":"candidate:1"}']],
        ...[Array(candidates).fill('a'), together(candidateText)],
      ],
      bad: [
        ...[Array(candidates + 1).fill('a'), together(candidateText + 1)],
        ...[['a'.repeat(candidateText + 1)], [1], [null], [true], ['a', {}], ['two\nlines']],
        ...['text', {}, null],
      ],
    },
    modes: {
      good: [
        { microphone: false, camera: false },
        { microphone: true, camera: true },
      ],
      bad: [
        ...[null, [], {}, { microphone: true }, { camera: true }],
        { microphone: 1, camera: true },
        { microphone: true, camera: 'on' },
        { microphone: true, camera: true, [UNKNOWN_NAME]: true },
      ],
    },
  };

  it.each(Object.entries(CASES))('has any good value and no bad one: %s', async (field, cases) => {
    await takes(
      async (value) => {
        session = await book();
        return create({ [field]: value });
      },
      cases.good,
      cases.bad,
    );
    await takes(
      async (value) => {
        await store();
        return update({ [field]: value });
      },
      cases.good,
      cases.bad,
    );
  });
});

describe('the attendance of a session', () => {
  const onlyMember = { to: [member], notTo: [companion, third, admin] };

  it('is read by its two sides only, whenever the session was', async () => {
    session = await endedSince(1000 * HOUR_MS);
    await attend();
    await access(
      onlySides,
      (who) => as(who).doc(attendanceOf()).get(),
      (who) => as(who).list(`${session.path}/attendance`, 2),
    );
  });

  it('is not listed across sessions', () =>
    access({ notTo: [member, admin] }, (who) => as(who).listEverywhere('attendance', 2)));

  it('is written by each side for itself', async () => {
    await access(onlyMember, (who) => as(who).doc(attendanceOf()).set(JOINED));
    await denied(as(third).doc(attendanceOf(third)).set(JOINED));
    await attend();
    await access(onlyMember, (who) => as(who).doc(attendanceOf()).update({ lastSeenAt: NOW }));
  });

  it('has the times of the server, and nothing else', () =>
    takes(
      (data) => as(member).doc(attendanceOf()).set(data),
      [JOINED],
      [
        { ...JOINED, joinedAt: deviceTime() },
        { ...JOINED, lastSeenAt: deviceTime() },
        { ...JOINED, [UNKNOWN_NAME]: '' },
        ...eachMissing(JOINED),
      ],
    ));

  it('keeps when a side came', async () => {
    await attend();
    await denied(as(member).doc(attendanceOf()).set(JOINED));
    await takes(
      beat,
      [{}],
      [{ joinedAt: NOW }, { [UNKNOWN_NAME]: '' }, { lastSeenAt: deviceTime() }],
    );
  });

  it('takes a heartbeat a minute', async () => {
    await attend(new Date(Date.now() - HEARTBEAT_MS + 10 * SECOND_MS));
    await denied(beat());
    await attend(new Date(Date.now() - HEARTBEAT_MS - 10 * SECOND_MS));
    await allowed(beat());
    await denied(beat());
  });

  it('is deleted by no one', async () => {
    await attend();
    await access({ notTo: [member, companion, admin] }, (who) =>
      as(who).doc(attendanceOf()).delete(),
    );
  });
});
