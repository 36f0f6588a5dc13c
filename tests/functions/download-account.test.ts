import { wholeDownload } from '@hearthkin/domain/account/download';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownConversations } from '../../functions/src/export/own-conversations';
import { makeActor, makeCompanion, makeMember } from '../support/actors';
import { adminAuth, adminDb, put } from '../support/admin';
import { newId } from '../support/builders';
import { expectRefusal } from '../support/call-function';
import { runTriggers } from '../support/in-process-triggers';
import { AccountFunctions } from './account-functions';
import {
  ANSWERS,
  CALENDAR_HASH,
  type Couple,
  MEMBER_CARD,
  makeCouple,
  NOW,
  WORDS,
} from './account-with-everything';
import { beginConversation, minutesLater, sendMessage } from './conversations';
import { filesOf } from './person-traces';

runTriggers();

let functions: AccountFunctions;
let couple: Couple;

beforeAll(async () => {
  functions = await AccountFunctions.open();
  couple = await makeCouple();
});
afterAll(() => functions.close());

describe('downloadAccount', () => {
  it('gives a member everything there is about them', async () => {
    const { uid, email } = couple.member;
    const { exportedAt, data } = await functions.download(couple.member, { now: NOW });
    expect(exportedAt).toBe(NOW.toISOString());
    expect(JSON.stringify(data)).not.toContain(CALENDAR_HASH);
    expect(data).toMatchObject({
      signIn: { uid, email, methods: expect.arrayContaining(['password', 'phone']) },
      account: { firstName: 'Sam', email, createdAt: '2026-01-15T12:00:00.000Z' },
      publicCard: { displayName: 'Sam P.' },
      listing: null,
      verification: { identityCheck: { status: 'passed', confidence: 97 }, notes: 'All fine.' },
      usedDiscounts: [{ kind: 'first-session', bookingId: 'b', at: NOW.toISOString() }],
      notifications: [
        { kind: 'booking-requested', link: '/my-bookings' },
        { kind: 'messages-unread', data: { otherName: 'Eve M.' } },
      ],
      notificationSettings: { inApp: [], mail: ['payouts'] },
      unreadMails: [{ dueAt: new Date(NOW.getTime() + HOUR_MS).toISOString() }],
      mails: expect.arrayContaining([
        expect.objectContaining({ kind: 'welcome', outcome: 'sent' }),
      ]),
      passwordResets: [{ usedAt: null }],
      emailChanges: [{ createdAt: NOW.toISOString(), usedAt: null }],
      favorites: [{ with: 'Eve M.', addedAt: NOW.toISOString() }],
      reviews: [
        { bookingId: couple.booked.over, rating: 4, comment: WORDS.member, authorName: 'Sam P.' },
      ],
      profileViews: [{ at: NOW.toISOString() }],
      trustedContact: { name: 'Alex', email: 'alex@hearthkin.test', status: 'confirmed' },
      calendarLink: { madeAt: NOW.toISOString() },
      checkIns: [{ bookingId: couple.booked.over, reason: 'silence', status: 'closed' }],
      sessionSignals: [{ candidates: ['{"candidate":"candidate:1"}'], leftAt: null }],
      conversations: [
        {
          with: 'Eve M.',
          lastReadAt: null,
          messages: [{ content: WORDS.member, redactedAt: null }],
        },
      ],
      blocks: [{ with: 'Eve M.' }],
      reports: [{ about: 'review', reason: 'untrue', details: WORDS.member, pictures: 0 }],
      contactMessages: [
        {
          subject: 'A question',
          message: WORDS.member,
          status: 'answered',
          answer: WORDS.member,
        },
      ],
      waitsForSomeone: { mood: 'sad', createdAt: NOW.toISOString(), expireAt: NOW.toISOString() },
      moods: [{ day: '2031-06-08', mood: 4, note: WORDS.member, at: NOW.toISOString() }],
      files: filesOf(uid),
      suspension: { at: NOW.toISOString(), reason: WORDS.member },
    });
    // Not its numbers.
    expect(data.keptFace).toEqual({ model: 'test', at: NOW.toISOString() });
    expect(data.bookings).toHaveLength(4);
    expect(data.bookings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          bookingId: couple.booked.pending,
          role: 'spender',
          with: 'Eve M.',
          notes: WORDS.member,
          mood: 'sad',
          memberCard: MEMBER_CARD,
          status: 'pending',
        }),
      ]),
    );
    const joinedAt = NOW.toISOString();
    expect(data.bookings).toContainEqual(
      expect.objectContaining({
        bookingId: couple.booked.over,
        attendance: { joinedAt, lastSeenAt: joinedAt },
        day: {
          hereAt: joinedAt,
          startedAt: joinedAt,
          doneAt: null,
          lookLike: WORDS.member,
          formerLooks: [WORDS.member],
        },
      }),
    );
    expect(data.payments).toContainEqual(
      expect.objectContaining({ bookingId: couple.booked.over, status: 'held' }),
    );
  });

  it('gives a companion their listing and how payments were shared', async () => {
    const { data } = await functions.download(couple.companion, { now: NOW });
    expect(data.listing).toMatchObject({ displayName: 'Eve M.', weeklyAvailability: null });
    expect(data.application).toMatchObject({ form: { background: WORDS.companion } });
    const passedAt = NOW.toISOString();
    expect(data.training).toMatchObject({ lessons: { listening: { passedAt, failedAt: null } } });
    // Not the order of the options, by which the right ones could be told.
    expect(data.openQuizzes).toEqual([{ lesson: 'crisis', drawnAt: passedAt }]);
    expect(JSON.stringify(data)).not.toContain('crisis-part');
    expect(data.earnings).toMatchObject({ unpaidMinor: 1, paidMinor: 2, payouts: 3 });
    expect(data.numbers).toContainEqual(expect.objectContaining({ month: 'all' }));
    const repliedAt = NOW.toISOString();
    expect(data.reviewReplies).toEqual([
      { publishedIn: repliedAt.slice(0, 7), reply: WORDS.companion, repliedAt },
    ]);
    const answered = { ...ANSWERS, createdAt: repliedAt, editedAt: null };
    expect(data.memberRatings).toEqual([{ bookingId: couple.booked.over, ...answered }]);
    const { data: theirs } = await functions.download(couple.member, { now: NOW });
    expect(theirs.memberRatings).toEqual([]);
    expect(data.removedReviews).toMatchObject([{ what: 'review', notes: 'It named a street.' }]);
    const payments = data.payments as Record<string, unknown>[];
    expect(payments.map(({ payout }) => payout)).toEqual([null, null, null, null]);
    const shown = await functions.download(couple.member, { now: NOW });
    for (const payment of shown.data.payments as object[]) {
      expect(payment).not.toHaveProperty('payout');
    }
  });

  it('has only the public name of the other side, and not who reviewed', async () => {
    const { member, companion } = couple;
    const [theirs, hers] = await Promise.all(
      [member, companion].map(async (who) => JSON.stringify(await functions.download(who))),
    );
    expect(theirs).toContain('Eve M.');
    expect(hers).toContain('Sam P.');
    for (const secret of [companion.uid, companion.email, 'Marlow', WORDS.companion]) {
      expect(theirs).not.toContain(secret);
      if (secret !== WORDS.companion) expect(hers).toContain(secret);
    }
    expect(hers).not.toContain('memberCard');
    expect(hers).not.toContain('"mood":"sad"');
    for (const secret of [member.uid, member.email, 'Porter', WORDS.member]) {
      expect(hers).not.toContain(secret);
      expect(theirs).toContain(secret);
    }
    for (const text of [theirs, hers]) expect(text).not.toContain('a-reviewer');
  });

  it('has their own words that are kept as evidence after they took them back', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const id = await beginConversation(member, companion);
    const [at, senderId] = [new Date(), member.uid];
    const removed = { senderId, content: '', timestamp: at, redactedAt: at };
    await Promise.all([
      put(`conversations/${id}/messages/taken-back`, removed),
      put(`conversations/${id}/evidence/taken-back`, {
        senderId,
        content: 'I was angry.',
        timestamp: at,
        expireAt: at,
      }),
    ]);
    const [own, theirs] = await Promise.all(
      [member, companion].map(async (who) => (await functions.download(who)).data),
    );
    expect(own?.conversations).toMatchObject([
      { messages: [{ content: '', keptWords: 'I was angry.' }] },
    ]);
    expect(JSON.stringify(theirs)).not.toContain('I was angry.');
  });

  it('serves an unfinished sign-up, and no deleted sign-in', async () => {
    const visitor = await makeActor({});
    const { data } = await functions.download(visitor);
    expect(data).toMatchObject({ account: null, bookings: [], files: [] });
    await adminAuth.deleteUser(visitor.uid);
    await expectRefusal(functions.download(visitor), 'unauthenticated');
  });
});

it('a person’s conversations come in parts of a few messages, each message once', async () => {
  const uid = newId('reader');
  const others = [newId('one'), newId('two'), newId('three')];
  const words: string[] = [];
  for (const [index, other] of others.entries()) {
    const id = await beginConversation({ uid }, { uid: other });
    for (let minute = 0; minute < ([5, 0, 2][index] ?? 0); minute += 1) {
      words.push(`${index} ${minute}`);
      await sendMessage(id, { uid }, `${index} ${minute}`, minutesLater(minute));
    }
  }
  let parts = 0;
  const inParts = await wholeDownload(async (after) => {
    parts += 1;
    const part = await ownConversations(adminDb, uid, after, 3);
    const all = JSON.parse(JSON.stringify(part));
    // A conversation counts as well.
    expect(all.conversations.flatMap(messagesIn).length).toBeLessThan(3);
    return { ...all, exportedAt: '', data: null };
  });
  const { conversations } = inParts.data;
  const atOnce = await ownConversations(adminDb, uid, null);
  expect(atOnce.next).toBeNull();
  expect(conversations).toEqual(JSON.parse(JSON.stringify(atOnce.conversations)));
  expect(conversations).toHaveLength(others.length);
  expect((conversations as Conversation[]).flatMap(messagesIn).toSorted()).toEqual(
    words.toSorted(),
  );
  expect(parts).toBeGreaterThan(4);
});

interface Conversation {
  readonly messages: readonly { readonly content: string }[];
}

const messagesIn = ({ messages }: Conversation) => messages.map(({ content }) => content);
