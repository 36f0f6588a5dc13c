import { randomUUID } from 'node:crypto';
import type { ReadAsStaffInput } from '@hearthkin/domain/admin/staff-reads';
import { STAFF_ACT_MS } from '@hearthkin/domain/admin/staff-session';
import type { Booking } from '@hearthkin/domain/booking/booking';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { fromJson, type Json } from '@hearthkin/domain/foundation/json-dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { pseudonymOf } from '../../functions/src/staff/forget-in-audit';
import {
  type Actor,
  makeActor,
  makeAdmin,
  makeCompanion,
  makeMember,
  signedInEarlier,
} from '../support/actors';
import { adminDb, put, read } from '../support/admin';
import { bookingDocument, newId } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { MEMBER_CARD } from './account-with-everything';
import { actsOf, linesOf } from './audit-entries';
import { beginConversation } from './conversations';
import { putBooking } from './put-booking';

/** Years that sweeps of other tests don't reach. */
const STARTS_AT = new Date('2071-06-08T18:00:00Z');
const CREATED_AT = new Date('2071-06-07T19:00:00Z');

let staff: Actor;
let member: Actor;
let companion: Actor;
beforeEach(async () => {
  [staff, member, companion] = await Promise.all([
    makeAdmin(),
    makeMember({ firstName: 'Sam', lastName: 'Porter' }),
    makeCompanion({}, { firstName: 'Eve', lastName: 'Moss' }),
  ]);
});

const book = (change: Partial<Booking> = {}, sides = {}) =>
  putBooking(
    bookingDocument(
      { spenderId: member.uid, earnerId: companion.uid, ...sides },
      { createdAt: CREATED_AT, startsAt: STARTS_AT, ...change },
    ),
  );

const readAs = (by: Actor, input: ReadAsStaffInput) => callFunction('readAsStaff', input, by);

async function answerTo<T>(input: ReadAsStaffInput): Promise<T> {
  const answer = await readAs(staff, input);
  expect(answer).toMatchObject({ status: 200 });
  return fromJson((answer.result as { answer: Json }).answer) as T;
}

type Page = { items: { id: string; data: Record<string, unknown> }[]; next: string | null };

const ANY = { what: 'bookings', person: null, status: null, day: null } as const;
const list = (filter: object, page = { after: null as string | null, size: 25 }) =>
  answerTo<Page>({ ...ANY, ...filter, ...page });
const idsOf = ({ items }: Page) => items.map(({ id }) => id);

describe('the bookings that staff find', () => {
  it('are those of a person on either side, latest first, page by page', async () => {
    const days = [0, 1, 2].map((day) => new Date(STARTS_AT.getTime() + day * DAY_MS));
    const [first, second, third] = await Promise.all(days.map((startsAt) => book({ startsAt })));
    await book({}, { spenderId: newId('other'), earnerId: newId('other') });
    for (const person of [member.uid, companion.uid]) {
      const page = await list({ person }, { after: null, size: 2 });
      expect([idsOf(page), page.next]).toEqual([[third, second], second]);
      const rest = await list({ person }, { after: second ?? '', size: 2 });
      expect([idsOf(rest), rest.next]).toEqual([[first], null]);
    }
    const [item] = (await list({ person: member.uid })).items;
    expect(item?.data).toEqual({
      spenderId: member.uid,
      earnerId: companion.uid,
      activity: 'coffee-walk',
      startsAt: days[2],
      endsAt: expect.any(Date),
      timeZone: 'America/New_York',
      status: 'pending',
      dueAt: expect.any(Date),
      claim: null,
      cancellation: null,
      totalMinor: expect.any(Number),
      member: 'Sam Porter',
      companion: 'Eve Moss',
    });
  });

  it('are those of a day in the zone of the session, and of a state', async () => {
    // Half past eleven in the evening in New York, and the next day in UTC.
    const late = await book({ startsAt: new Date('2071-06-09T03:30:00Z'), status: 'confirmed' });
    const next = await book({ startsAt: new Date('2071-06-09T18:00:00Z') });
    const person = member.uid;
    expect(idsOf(await list({ person, day: '2071-06-08' }))).toEqual([late]);
    expect(idsOf(await list({ person, day: '2071-06-09' }))).toEqual([next]);
    expect(idsOf(await list({ person, status: 'confirmed' }))).toEqual([late]);
    expect(idsOf(await list({ person, status: 'completed' }))).toEqual([]);
    expect(idsOf(await list({ day: '2071-06-09', status: 'pending' }))).toContain(next);
    expect(idsOf(await list({ day: '2071-06-08', status: 'pending', person }))).toEqual([]);
  });

  it('are in the log with everyone on the page, and without whom was searched for', async () => {
    await book();
    await list({ person: member.uid, status: 'pending', day: '2071-06-08' });
    await list({ person: newId('no-one') });
    const acts = await actsOf(staff);
    expect(acts).toEqual([
      {
        act: 'bookings-read',
        target: 'bookings',
        note: 'Of one person. State: pending. One day',
        concerns: expect.arrayContaining([member.uid, companion.uid]),
      },
    ]);
  });

  it('are shown without a name, and logged under a pseudonym, once an account is gone', async () => {
    const gone = newId('gone');
    await book({}, { earnerId: gone });
    const [item] = (await list({ person: member.uid })).items;
    expect(item?.data).toMatchObject({ member: 'Sam Porter', companion: null });
    const [entry] = await actsOf(staff);
    expect([...(entry?.concerns ?? [])].sort()).toEqual([member.uid, pseudonymOf(gone)].sort());
  });

  it('come from a page that exists', async () => {
    await expectRefusal(readAs(staff, { ...ANY, after: newId('gone'), size: 5 }), 'not-found');
  });
});

interface Case {
  booking: Booking;
  [part: string]: unknown;
}

describe('a booking that staff open', () => {
  it('has both names, money, attendance and notes, and is in the log of both', async () => {
    const bookingId = await book({
      status: 'confirmed',
      notes: 'A blue coat.',
      mood: 'sad',
      memberCard: MEMBER_CARD,
    });
    const at = new Date('2071-06-08T18:01:00Z');
    await Promise.all([
      put(`bookings/${bookingId}/attendance/${companion.uid}`, { joinedAt: at, lastSeenAt: at }),
      ...['First.', 'Second.'].map((text, minute) =>
        put(`bookings/${bookingId}/staffNotes/${newId('note')}`, {
          text,
          at: new Date(at.getTime() + minute * MINUTE_MS),
          by: 'a-colleague',
        }),
      ),
    ]);
    const found = await answerTo<Case>({ what: 'booking', bookingId });
    expect(found).toMatchObject({
      booking: { notes: 'A blue coat.', mood: null, memberCard: null, status: 'confirmed' },
      names: { member: 'Sam Porter', companion: 'Eve Moss' },
      payment: { status: 'held', entries: [{ kind: 'hold', at: CREATED_AT }] },
      payout: null,
      claim: null,
      days: { member: null, companion: null },
      attendance: { member: null, companion: { joinedAt: at, lastSeenAt: at } },
      notes: [
        { text: 'First.', at, by: 'a-colleague' },
        { text: 'Second.', by: 'a-colleague' },
      ],
    });
    expect(await linesOf(staff)).toEqual([
      ['booking-read', `bookings/${bookingId}`, '', [member.uid, companion.uid]],
    ]);
  });

  it('is not there, or cannot be read, or is not theirs to see', async () => {
    const bookingId = await book();
    const own = await book({}, { spenderId: staff.uid });
    const damaged = newId('booking');
    await put(`bookings/${damaged}`, { status: 5 });
    const cases = [
      [staff, newId('nothing'), 'not-found'],
      [staff, damaged, 'unreadable'],
      [staff, own, 'forbidden'],
      [staff, 'a/b', 'invalid-input'],
      [await makeActor({ admin: true }), bookingId, 'no-second-factor'],
    ] as const;
    for (const [by, id, code] of cases) {
      expect(await readAs(by, { what: 'booking', bookingId: id })).toMatchObject({ code });
      const messages = { what: 'booking-messages', bookingId: id, reason: 'A dispute.' } as const;
      expect(await readAs(by, messages)).toMatchObject({ code });
    }
    expect(await actsOf(staff)).toEqual([]);
  });
});

describe('the messages of a booking', () => {
  it('are the newest fifty, oldest first, once staff have said why', async () => {
    const bookingId = await book();
    const id = await beginConversation(member, companion);
    const batch = adminDb.batch();
    for (let minute = 0; minute < 51; minute += 1) {
      batch.set(adminDb.doc(`conversations/${id}/messages/${newId('message')}`), {
        senderId: minute % 2 === 0 ? member.uid : companion.uid,
        content: `Number ${minute}`,
        timestamp: new Date(CREATED_AT.getTime() + minute * MINUTE_MS),
      });
    }
    await batch.commit();
    const reason = 'Sam Porter says that Eve Moss did not come.';
    const messages = await answerTo<{ content: string; senderId: string }[]>({
      what: 'booking-messages',
      bookingId,
      reason,
    });
    expect(messages).toHaveLength(50);
    expect(messages.at(0)).toMatchObject({ content: 'Number 1', senderId: companion.uid });
    expect(messages.at(-1)).toMatchObject({ content: 'Number 50', senderId: member.uid });
    expect(await linesOf(staff)).toEqual([
      ['messages-read', `bookings/${bookingId}`, reason, [member.uid, companion.uid]],
    ]);
    // The reason may hold what the other side said.
    const { result } = await callFunction('downloadAccount', { after: null }, member);
    const download = JSON.stringify(result);
    expect(download).toContain('messages-read');
    expect(download).not.toContain(reason);
    await callFunction('deleteAccount', {}, member);
    const [entry] = await actsOf(staff);
    expect(entry).toMatchObject({ act: 'messages-read', note: '' });
  });

  it('are recorded though nothing was written, and need a reason and a recent sign-in', async () => {
    const bookingId = await book();
    const input = { what: 'booking-messages', bookingId, reason: 'A dispute.' } as const;
    const earlier = signedInEarlier(staff, STAFF_ACT_MS + 5 * MINUTE_MS);
    await expectRefusal(readAs(earlier, input), 'sign-in-too-old');
    for (const reason of ['', '  ', 'x'.repeat(501)]) {
      await expectRefusal(readAs(staff, { ...input, reason }), 'invalid-input');
    }
    expect(await answerTo(input)).toEqual([]);
    expect((await actsOf(staff)).map(({ act }) => act)).toEqual(['messages-read']);
  });
});

describe('noteBooking', () => {
  const note = (bookingId: string, text: string, by = staff, requestId = '') =>
    callFunction('noteBooking', { requestId: requestId || randomUUID(), bookingId, text }, by);
  const notesOf = async (bookingId: string) =>
    (await adminDb.collection(`bookings/${bookingId}/staffNotes`).get()).docs.map((doc) =>
      doc.data(),
    );

  it('keeps what staff write, once, with who and when', async () => {
    const bookingId = await book();
    const requestId = randomUUID();
    for (const _ of [1, 2]) {
      expect(await note(bookingId, ' The member called. ', staff, requestId)).toEqual({
        status: 200,
        result: { noted: true },
      });
    }
    expect(await notesOf(bookingId)).toEqual([
      { text: 'The member called.', at: expect.anything(), by: staff.uid },
    ]);
    expect(await linesOf(staff)).toEqual([
      ['booking-noted', `bookings/${bookingId}`, '', [member.uid, companion.uid]],
    ]);
  });

  it('is about bookings of others that exist, with words', async () => {
    const bookingId = await book();
    const own = await book({}, { earnerId: staff.uid });
    await expectRefusal(note(own, 'x'), 'forbidden');
    await expectRefusal(note(newId('nothing'), 'x'), 'not-found');
    for (const text of ['', ' \n ', 'x'.repeat(2001)]) {
      await expectRefusal(note(bookingId, text), 'invalid-input');
    }
    expect([await notesOf(bookingId), await notesOf(own)]).toEqual([[], []]);
  });

  it('is gone from the booking, and in no download, when either side leaves', async () => {
    const bookingId = await book();
    await note(bookingId, 'The companion is called Zerafina.');
    const { result } = await callFunction('downloadAccount', { after: null }, companion);
    expect(JSON.stringify(result)).not.toContain('Zerafina');
    expect(await callFunction('deleteAccount', {}, companion)).toMatchObject({ status: 200 });
    expect(await notesOf(bookingId)).toEqual([]);
    expect(await read(`bookings/${bookingId}`)).toMatchObject({ status: 'cancelled' });
    expect(await actsOf(staff)).toMatchObject([
      {
        act: 'booking-noted',
        concerns: [member.uid, pseudonymOf(companion.uid)].filter((uid) => uid === member.uid),
      },
    ]);
  });
});

describe('a cancellation by staff', () => {
  const cancel = (bookingId: string, reason: string, by: Actor = staff) =>
    callFunction('transitionBooking', { bookingId, to: 'cancelled', reason }, by);

  it.each(['pending', 'confirmed'] as const)(
    'ends a %s booking, refunds all, and is logged',
    async (status) => {
      const bookingId = await book({ status });
      expect(await cancel(bookingId, 'A storm.')).toMatchObject({ status: 200 });
      expect(await read(`bookings/${bookingId}`)).toMatchObject({
        status: 'cancelled',
        cancellation: { endReason: 'operator', endedBy: 'operator', reason: 'A storm.' },
      });
      const payment = await read(`payments/${bookingId}`);
      expect(payment).toMatchObject({ status: 'refunded', refundedMinor: payment?.totalMinor });
      expect(await linesOf(staff)).toEqual([
        ['booking-cancelled', `bookings/${bookingId}`, 'A storm.', [member.uid, companion.uid]],
      ]);
    },
  );

  it('needs a reason, and a booking that is still open', async () => {
    const [open, over] = await Promise.all([book(), book({ status: 'completed', dueAt: null })]);
    await expectRefusal(cancel(open, ' '), 'invalid-input');
    expect(await read(`bookings/${open}`)).toMatchObject({ status: 'pending' });
    await expectRefusal(cancel(over, 'A storm.'), 'bad-transition');
    expect(await actsOf(staff)).toEqual([]);
  });

  it('is the cancellation of a side, without a log, where staff are one', async () => {
    const own = await book({}, { spenderId: staff.uid });
    expect(await cancel(own, '')).toMatchObject({ status: 200 });
    expect(await read(`bookings/${own}`)).toMatchObject({
      cancellation: { endReason: 'withdrawn', endedBy: 'spender' },
    });
    expect(await actsOf(staff)).toEqual([]);
  });
});
