import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerProposal } from '../../functions/src/booking/answer-proposal';
import { proposeTime } from '../../functions/src/booking/propose-time';
import { remindSessions } from '../../functions/src/booking/remind-sessions';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, update } from '../support/admin';
import { newId } from '../support/builders';
import { mailQueue } from '../support/mail-queue';
import { WITHOUT_MONEY } from '../support/without-money';
import { askAs, moveAs } from './booking-acts';
import { bookingRequest, callAs, newYork } from './booking-requests';
import { kindsOf } from './news';

/** A decade of its own, since reminders are found by time alone. */
const asked = new Date('2080-06-05T12:00:00Z');
const startsAt = newYork(7, '14:00', asked);
const before = (hours: number, instant = startsAt) => new Date(instant.getTime() - hours * HOUR_MS);

let member: Actor;
let companion: Actor;
let bookingId: string;
let sent: { to: string; subject: string }[];
let until: (Date | undefined)[];

const queue = mailQueue(({ mail: { to, subject }, until: end }) => {
  sent.push({ to, subject });
  until.push(end);
});
const remind = (now: Date) =>
  remindSessions.handler(
    { db: adminDb, now },
    { queue, siteUrl: 'https://hearthkin.test', linkKey: 'key' },
  );
const mailsTo = (actor: Actor) =>
  sent.filter(({ to }) => to === actor.email).map(({ subject }) => subject.replace(/ with .*/, ''));

const notedFor = async (side: Actor) =>
  (await kindsOf(side)).filter((kind) => kind.startsWith('booking-reminder'));

beforeEach(async () => {
  sent = [];
  until = [];
  [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const request = bookingRequest({ companionId: companion.uid, startsAt });
  ({ bookingId } = await askAs(member, request, asked));
});

const timer = () => adminDb.doc(`sessionTimers/${bookingId}`);
const accept = () => moveAs(companion, bookingId, 'confirmed', asked);

describe('a reminder', () => {
  it('is sent to both sides a day and an hour before, once each however often the job runs', async () => {
    await accept();
    await remind(new Date(before(24).getTime() - 1));
    expect(sent).toEqual([]);
    await Promise.all([remind(before(24)), remind(before(24))]);
    await remind(before(23.5));
    for (const side of [member, companion]) {
      expect(mailsTo(side)).toEqual(['Your session']);
      expect(await notedFor(side)).toEqual(['booking-reminder-day']);
    }
    await remind(before(1));
    await remind(before(0.1));
    // What an outage holds back is not sent during the session.
    expect(until).toEqual([startsAt, startsAt, startsAt, startsAt]);
    for (const side of [member, companion]) {
      expect(mailsTo(side)).toEqual(['Your session', 'Starting soon']);
      expect(await notedFor(side)).toEqual(['booking-reminder-day', 'booking-reminder-hour']);
    }
    const note = await adminDb
      .doc(`users/${member.uid}/notifications/${bookingId}_booking-reminder-day`)
      .get();
    expect(note.get('link')).toBe(`/my-bookings/${bookingId}`);
  });

  it('leads both sides to the room of a virtual session when it opens', async () => {
    await accept();
    await update(`bookings/${bookingId}`, { activity: 'virtual-chat' });
    await remind(before(1));
    await remind(new Date(startsAt.getTime() - 10 * MINUTE_MS));
    await remind(before(0.1));
    for (const side of [member, companion]) {
      expect(mailsTo(side)).toEqual(['Starting soon', 'Your room']);
      const path = `users/${side.uid}/notifications/${bookingId}_booking-reminder-room`;
      expect((await adminDb.doc(path).get()).get('link')).toBe(`/sessions/${bookingId}`);
    }
  });

  it('is not sent for an unaccepted request', async () => {
    await remind(before(24));
    expect(mailsTo(member)).toEqual([]);
  });

  it('is sent again for the new time of a moved session', async () => {
    await accept();
    await remind(before(24));
    const later = newYork(8, '14:00', asked);
    const wish = { bookingId, startsAt: later.toISOString() };
    await proposeTime.handler(callAs({ uid: companion.uid }, { ...wish, note: '' }, before(20)));
    await answerProposal.handler(
      callAs({ uid: member.uid }, { ...wish, accept: true }, before(20)),
      WITHOUT_MONEY,
    );
    expect((await timer().get()).get('remindAt').toDate()).toEqual(before(24, later));
    await remind(before(1));
    expect(mailsTo(member)).toHaveLength(1);
    await remind(before(24, later));
    expect(mailsTo(member)).toEqual(['Your session', 'Your session']);
  });

  it('is sent by a late run, unless it is too late for it', async () => {
    await accept();
    await remind(new Date(before(22).getTime() - 1));
    expect(mailsTo(member)).toEqual(['Your session']);
    await remind(startsAt);
    expect(mailsTo(member)).toEqual(['Your session']);
    expect((await timer().get()).data()).toMatchObject({ remindAt: null });
  });

  it('is not sent once the session is canceled, and nothing is left of it', async () => {
    await accept();
    expect((await timer().get()).get('remindAt').toDate()).toEqual(before(24));
    await moveAs(member, bookingId, 'cancelled', before(30));
    expect((await timer().get()).exists).toBe(false);
    await remind(before(24));
    expect(mailsTo(member)).toEqual([]);
  });

  it('that can’t be sent doesn’t hold up others, and is sent by the next run', async () => {
    await accept();
    // Due a moment earlier than the first.
    const broken = newId('broken');
    const booking = await adminDb.doc(`bookings/${bookingId}`).get();
    await put(`bookings/${broken}`, { ...booking.data(), price: null });
    const remindAt = new Date(before(24).getTime() - 1);
    await put(`sessionTimers/${broken}`, { remindAt, checkInAt: null });
    expect(await remind(before(24))).toEqual({ reminded: 1, lapsed: 0, failed: 1 });
    await put(`bookings/${broken}`, { ...booking.data() });
    expect(await remind(before(23.9))).toEqual({ reminded: 1, lapsed: 0, failed: 0 });
    await adminDb.doc(`bookings/${broken}`).delete();
    expect(await remind(before(1))).toEqual({ reminded: 1, lapsed: 0, failed: 0 });
    expect((await adminDb.doc(`sessionTimers/${broken}`).get()).exists).toBe(false);
  });
});
