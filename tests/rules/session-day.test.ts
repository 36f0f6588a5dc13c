import {
  BOOKING_STATUSES,
  type Booking,
  CLAIM_END_REASONS,
  type EndReason,
  TRANSITION_END_REASONS,
} from '@hearthkin/domain/booking/booking';
import {
  DAY_MARKS,
  LOOK_LIKE_MAX,
  LOOKS_KEPT,
  MARKS_OPEN_BEFORE_MS,
  NOTHING_SAID,
} from '@hearthkin/domain/booking/day-marks';
import {
  DAY_CLOSES_AFTER_MS,
  DAY_OPENS_BEFORE_MS,
  NEVER_AGREED,
} from '@hearthkin/domain/booking/session-day';
import { ACTIVITIES, ACTIVITY_IDS } from '@hearthkin/domain/foundation/activities';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { describe, it } from 'vitest';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { admin, type Caller, cast, visitor, type Who } from './people';
import { sessionsOf } from './sessions';
import { eachMissing, GONE, NOW, UNKNOWN_NAME } from './values';

const { member, third, suspended, companion } = cast(
  'day',
  ['member', 'third', 'suspended'],
  ['companion'],
);
const { as, arrange } = rulesEnvironment(member, companion, third, admin);
const sides = { to: [member, companion], notTo: [third, admin, visitor] };

const SOON_MS = MINUTE_MS / 2;

const { book, startingIn, endedSince } = sessionsOf(arrange, member, companion, {});
type Session = Pick<Awaited<ReturnType<typeof book>>, 'path'>;

const dayOf = ({ path }: Session, who: Who = member, { uid } = member) =>
  as(who).doc(`${path}/day/${uid}`);
const say = (session: Session, change: object = {}) =>
  dayOf(session).set({ ...NOTHING_SAID, ...change });
const cancelled = (endReason: EndReason) =>
  book({
    status: 'cancelled',
    cancellation: { endReason, endedBy: 'earner', reason: '', at: new Date() },
  });
const store = ({ path }: Session, change: object = {}) =>
  arrange({ [`${path}/day/${member.uid}`]: { ...NOTHING_SAID, ...change } });

describe('what a side says on the day of an in-person session', () => {
  it('is taken from twelve hours before the start until six hours after the end', async () => {
    await denied(say(await startingIn(DAY_OPENS_BEFORE_MS + SOON_MS)));
    await allowed(say(await startingIn(DAY_OPENS_BEFORE_MS - SOON_MS)));
    await allowed(say(await endedSince(DAY_CLOSES_AFTER_MS - SOON_MS)));
    await denied(say(await endedSince(DAY_CLOSES_AFTER_MS + SOON_MS)));
  });

  it.each([...BOOKING_STATUSES, UNKNOWN_NAME])(
    'is taken of agreed sessions only: %s',
    async (name) => {
      const isAgreed = name === 'confirmed' || name === 'completed';
      await (isAgreed ? allowed : denied)(say(await book({ status: name as Booking['status'] })));
    },
  );

  it.each([...TRANSITION_END_REASONS, ...CLAIM_END_REASONS, UNKNOWN_NAME])(
    'is taken of a session that was agreed, also once it has ended: %s',
    async (endReason) => {
      const wasAgreed = !NEVER_AGREED.some((reason) => reason === endReason);
      await (wasAgreed ? allowed : denied)(say(await cancelled(endReason as EndReason)));
    },
  );

  it('is taken of a suspended side, but for how they look', async () => {
    await arrange({ [`users/${suspended.uid}`]: { accountStatus: 'suspended' } });
    const { path } = await sessionsOf(arrange, suspended, companion, {}).book();
    const day = dayOf({ path }, suspended, suspended);
    await denied(day.set({ ...NOTHING_SAID, lookLike: 'green coat' }));
    await allowed(day.set({ ...NOTHING_SAID, hereAt: NOW }));
    await denied(day.update({ lookLike: 'green coat' }));
    await arrange({ [`${path}/day/${suspended.uid}`]: { ...NOTHING_SAID, lookLike: 'red hat' } });
    await allowed(day.update({ doneAt: NOW }));
  });

  // A later version's activities are in person unless the rules name them.
  it.each([...ACTIVITY_IDS, UNKNOWN_NAME])(
    'is taken of sessions in person only: %s',
    async (name) => {
      const activity = name as Booking['activity'];
      const isVirtual = name !== UNKNOWN_NAME && ACTIVITIES[activity].virtual;
      await (isVirtual ? denied : allowed)(say(await book({ activity })));
    },
  );

  it('is written by each side for themselves', async () => {
    const session = await book();
    await access({ to: [member], notTo: [companion, admin, visitor] }, (who) =>
      as(who).doc(`${session.path}/day/${member.uid}`).set(NOTHING_SAID),
    );
    await denied(dayOf(session, third, third).set(NOTHING_SAID));
    await denied(say({ path: 'bookings/none' }));
    await allowed(dayOf(session, companion, companion).set(NOTHING_SAID));
    await denied(dayOf(session, companion).set({ ...NOTHING_SAID, lookLike: 'x' }));
  });

  it('is read by both sides at any time, also before there is any, and by no one else', async () => {
    const session = await endedSince(1000 * HOUR_MS);
    const read = (who: Caller) => as(who).doc(`${session.path}/day/${member.uid}`).get();
    await access({ to: [companion] }, read);
    await store(session);
    await access(sides, read);
    await denied(as(member).list(`${session.path}/day`, 1));
    await denied(as(member).listEverywhere('day', 1));
  });

  it('is deleted by no one', async () => {
    const session = await book();
    await store(session);
    await access({ notTo: [member, companion, admin] }, (who) =>
      as(who).doc(`${session.path}/day/${member.uid}`).delete(),
    );
  });
});

describe.each(DAY_MARKS)('the mark %s', (mark) => {
  /** How long before the start it may be set. */
  const before = mark === 'doneAt' ? 0 : MARKS_OPEN_BEFORE_MS;

  it('opens in time', async () => {
    const early = await startingIn(before + SOON_MS);
    await denied(say(early, { [mark]: NOW }));
    await store(early);
    await denied(say(early, { [mark]: NOW }));
    await allowed(say(await startingIn(before - SOON_MS), { [mark]: NOW }));
  });

  it('has the time of its write', async () => {
    const session = await book();
    // In the emulator, a device's time may be the server's to the millisecond.
    const times = [-HOUR_MS, MINUTE_MS].map((ms) => new Date(Date.now() + ms));
    await takes((value) => say(session, { [mark]: value }), [NOW], [...times, 0, true, '', {}]);
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
    await takes((value) => say(session, { [mark]: value }), [null, NOW]);
  });

  it('can’t be left out', async () => {
    const session = await book();
    await store(session);
    await denied(dayOf(session).update({ [mark]: GONE }));
    await takes(
      (said) => dayOf(session).set(said),
      [NOTHING_SAID],
      eachMissing(NOTHING_SAID, [mark]),
    );
  });
});

describe('how a side looks', () => {
  it('is a short text', async () => {
    const bad = ['x'.repeat(LOOK_LIKE_MAX + 1), null, 1, [], {}];
    const good = ['', 'green coat', 'x'.repeat(LOOK_LIKE_MAX)];
    await takes(async (lookLike) => say(await book(), { lookLike }), good, bad);
    const session = await book();
    const sayInstead = async (lookLike: unknown) => {
      await store(session);
      await say(session, { lookLike });
    };
    await takes(sayInstead, good, bad);
  });

  it('comes with the marks and nothing else', async () => {
    const session = await book();
    await denied(say(session, { [UNKNOWN_NAME]: null }));
    await store(session);
    await denied(say(session, { [UNKNOWN_NAME]: null }));
    await denied(dayOf(session).update({ lookLike: GONE }));
    await allowed(dayOf(session).update({ lookLike: 'red hat' }));
  });

  it('is kept in its earlier words for a report, ten at most', async () => {
    const session = await book();
    const first = { ...NOTHING_SAID, lookLike: 'a threat' };
    await takes(
      (formerLooks) => say(session, { lookLike: 'a threat', formerLooks }),
      [[]],
      [['x']],
    );
    await store(session);
    await takes((formerLooks) => say(session, { formerLooks }), [[]], [['x'], '', null]);
    await store(session, first);
    await denied(dayOf(session).update({ lookLike: '' }));
    await denied(dayOf(session).update({ lookLike: '', formerLooks: [''] }));
    await denied(dayOf(session).update({ formerLooks: ['a threat'] }));
    await allowed(dayOf(session).update({ lookLike: '', formerLooks: ['a threat'] }));
    await store(session, { lookLike: '', formerLooks: ['a threat'] });
    await denied(dayOf(session).update({ lookLike: 'red hat', formerLooks: [] }));
    await denied(dayOf(session).update({ lookLike: 'red hat', formerLooks: ['a threat', ''] }));
    await denied(dayOf(session).update({ formerLooks: [] }));
    await denied(dayOf(session).set({ ...NOTHING_SAID }));
    await allowed(dayOf(session).update({ lookLike: 'red hat' }));
    const words = Array.from({ length: LOOKS_KEPT - 1 }, (_, index) => `hat ${index}`);
    await store(session, { lookLike: 'last', formerLooks: words });
    await allowed(dayOf(session).update({ lookLike: '', formerLooks: [...words, 'last'] }));
    const all = [...words, 'one more'];
    await store(session, { lookLike: 'last', formerLooks: all });
    await denied(dayOf(session).update({ lookLike: '', formerLooks: [...all, 'last'] }));
  });
});
