import type { Booking } from '@hearthkin/domain/booking/booking';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '@hearthkin/domain/notification/kinds';
import { describe, expect, it } from 'vitest';
import { followBooking } from '../../functions/src/booking/follow-booking';
import type { WrittenBooking } from '../../functions/src/booking/written-booking';
import { reviewApplication } from '../../functions/src/companion/review-application';
import type { Mail } from '../../functions/src/mail/mail';
import { readMailLink } from '../../functions/src/notification/mail-link';
import { syncUnread } from '../../functions/src/notification/sync-unread';
import { reviewVerification } from '../../functions/src/verification/review-verification';
import { type Actor, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import {
  applicationDocument,
  bookingOf,
  firstLessons,
  newId,
  reportOf,
  waitingReview,
} from '../support/builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailQueue } from '../support/mail-queue';
import { mute } from '../support/mute';
import { callAs } from './booking-requests';
import { BEGUN, beginConversation, minutesLater, sendMessage } from './conversations';
import { kindsOf, newsOf } from './news';

runTriggers();

const NOW = new Date('2031-06-01T12:00:00Z');
const KEY = 'a key of this test';
const STAFF = { uid: 'a-reviewer', userType: null, staffRefusal: null };

/** The functions that notify, with the emails they send. */
function functions() {
  const sent: Mail[] = [];
  const queue = mailQueue(({ mail }) => void sent.push(mail));
  return { sent, queue, siteUrl: 'https://hearthkin.test', linkKey: KEY };
}

/** Notifies a companion of a request, without triggers. */
async function tellOfRequest(member: Actor, companion: Actor) {
  const written = {
    eventId: newId('event'),
    bookingId: newId('booking'),
    at: NOW,
    before: null,
    after: bookingOf(member, companion),
  };
  const { sent, ...mails } = functions();
  await followBooking(written, { db: adminDb, now: NOW, ...mails });
  // The member gets one about their own request.
  return sent.filter(({ to }) => to === companion.email);
}

describe('a notification', () => {
  it('comes in the app and by email by default, with an unsubscribe link', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const [mail] = await tellOfRequest(member, companion);
    expect(await kindsOf(companion)).toEqual(['booking-requested']);
    expect(mail).toMatchObject({ to: companion.email, toName: 'Eve' });
    const link = mail?.unsubscribeLink ?? '';
    for (const version of [mail?.text, mail?.html]) {
      expect(version).toContain('Sam P. would like to book a session with you.');
      expect(version).toContain(link);
    }
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe('https://hearthkin.test/unsubscribe');
    expect(readMailLink(searchParams.get('token') ?? '', KEY)).toEqual({
      uid: companion.uid,
      topic: 'bookings',
    });
  });

  it('comes only in the channels that are not muted', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const others = NOTIFICATION_TOPICS.filter((topic) => topic !== 'bookings');
    const only = (topics: readonly NotificationTopic[]) => [...topics];
    await mute(companion, { inApp: ['bookings'], mail: only(others) });
    expect(await tellOfRequest(member, companion)).toHaveLength(1);
    expect(await kindsOf(companion)).toEqual([]);
    await mute(companion, { inApp: only(others), mail: ['bookings'] });
    expect(await tellOfRequest(member, companion)).toEqual([]);
    expect(await kindsOf(companion)).toEqual(['booking-requested']);
  });

  it('of a request is read once its companion has answered it', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const bookingId = newId('booking');
    const asked = bookingOf(member, companion);
    const { sent: _, ...mails } = functions();
    const follow = (change: Pick<WrittenBooking, 'before' | 'after'>) =>
      followBooking(
        { eventId: newId('event'), bookingId, ...change },
        { db: adminDb, now: NOW, ...mails },
      );
    const request = () =>
      read(`users/${companion.uid}/notifications/${bookingId}_booking-requested`);
    await follow({ before: null, after: asked });
    expect(await request()).toMatchObject({ readAt: null });
    const entry = { status: 'confirmed', at: NOW, by: 'earner' } as const;
    const accepted: Booking = {
      ...asked,
      status: 'confirmed',
      statusHistory: [...asked.statusHistory, entry],
    };
    await follow({ before: asked, after: accepted });
    expect((await request())?.readAt.toDate()).toEqual(NOW);
    const [news] = await newsOf(member);
    expect(news).toMatchObject({ kind: 'booking-confirmed', readAt: null });
  });

  it('of a decision respects the settings', async () => {
    const verification = { isVerified: false, verificationStatus: 'pending' } as const;
    const companion = await makeCompanion({}, { verification });
    await mute(companion, { inApp: ['decisions'], mail: [] });
    await put(`applications/${companion.uid}`, applicationDocument({ submittedAt: NOW }));
    await put(`trainings/${companion.uid}`, firstLessons(NOW));
    const { sent, ...mails } = functions();
    const accept = { uid: companion.uid, decision: 'accepted', check: reportOf(NOW) } as const;
    await reviewApplication.handler(callAs(STAFF, accept, NOW), mails);
    expect(sent).toMatchObject([{ to: companion.email, subject: 'Application approved' }]);
    expect(await kindsOf(companion)).toEqual([]);

    await mute(companion, { inApp: [], mail: ['decisions'] });
    await put(`verifications/${companion.uid}`, waitingReview(companion.uid, { submittedAt: NOW }));
    const verify = {
      uid: companion.uid,
      decision: 'verified' as const,
      notes: '',
      documents: [],
    };
    const deletePhotos = async () => {};
    await reviewVerification.handler(callAs(STAFF, verify, NOW), { ...mails, deletePhotos });
    expect(sent).toHaveLength(1);
    expect(await kindsOf(companion)).toEqual(['verification-verified']);
  });
});

describe('unread messages', () => {
  async function makePair() {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const id = await beginConversation(member, companion);
    const noteOf = ({ uid }: Actor) => read(`users/${uid}/notifications/messages_${id}`);
    const markOf = ({ uid }: Actor) => read(`users/${uid}/unreadMails/${id}`);
    const look = ({ uid }: Actor, at: Date) =>
      update(`conversations/${id}`, { [`unread.${uid}`]: 0, [`readAt.${uid}`]: at });
    return { member, companion, id, noteOf, markOf, look };
  }

  it('make one notification from the first message until they are read, and then a new one', async () => {
    const { member, companion, id, noteOf, markOf, look } = await makePair();
    await sendMessage(id, member, 'Hello', minutesLater(1));
    await eventually(() => noteOf(companion)).toMatchObject({
      kind: 'messages-unread',
      data: { conversationId: id, otherName: 'Sam P.' },
      link: `/messages/${id}`,
      readAt: null,
    });
    const createdAt = async () => (await noteOf(companion))?.createdAt.toDate();
    expect(await createdAt()).toEqual(minutesLater(1));
    expect((await markOf(companion))?.dueAt.toDate()).toEqual(minutesLater(61));
    await sendMessage(id, member, 'Are you there?', minutesLater(5));
    await eventually(async () => (await read(`conversations/${id}`))?.unread).toEqual({
      [companion.uid]: 2,
    });
    expect(await createdAt()).toEqual(minutesLater(1));
    expect(await noteOf(member)).toBeUndefined();

    await look(companion, minutesLater(6));
    await eventually(() => markOf(companion)).toBeUndefined();
    expect((await noteOf(companion))?.readAt).not.toBeNull();

    await sendMessage(id, member, 'One more thing', minutesLater(7));
    await eventually(createdAt).toEqual(minutesLater(7));
    expect((await noteOf(companion))?.readAt).toBeNull();
    expect((await markOf(companion))?.dueAt.toDate()).toEqual(minutesLater(67));
  });

  it('are not notified again after the notification was deleted, until there are others', async () => {
    const { member, companion, id, noteOf, markOf } = await makePair();
    await sendMessage(id, member, 'Hello', minutesLater(1));
    await eventually(() => noteOf(companion)).toBeDefined();
    await adminDb.doc(`users/${companion.uid}/notifications/messages_${id}`).delete();
    await syncUnread(adminDb, id, companion.uid, BEGUN);
    expect(await noteOf(companion)).toBeUndefined();
    expect(await markOf(companion)).toBeDefined();
  });

  it('are notified by their current state, in whatever order and however often', async () => {
    const { member, companion, id, noteOf, markOf } = await makePair();
    // No trigger runs: the unread count stays.
    const unread = { [companion.uid]: 1 };
    await sendMessage(id, member, 'Hello', minutesLater(1));
    await eventually(() => noteOf(companion)).toBeDefined();
    const readAt = { [companion.uid]: minutesLater(2) };
    await sendMessage(id, member, 'And again', minutesLater(3));
    await eventually(async () => (await read(`conversations/${id}`))?.unread).toEqual({
      [companion.uid]: 2,
    });
    // They read it, and the next message arrived before the trigger ran.
    await update(`conversations/${id}`, { unread, readAt });
    await update(`users/${companion.uid}/unreadMails/${id}`, { dueAt: null });
    const follow = () => syncUnread(adminDb, id, companion.uid, minutesLater(4));
    await Promise.all([follow(), follow(), follow()]);
    expect((await noteOf(companion))?.createdAt.toDate()).toEqual(minutesLater(3));
    expect((await markOf(companion))?.dueAt.toDate()).toEqual(minutesLater(63));
    await follow();
    expect((await noteOf(companion))?.readAt).toBeNull();
  });

  it('are not notified in the app if muted, but by email', async () => {
    const { member, companion, id, noteOf, markOf } = await makePair();
    await mute(companion, { inApp: ['messages'], mail: [] });
    await sendMessage(id, member, 'Hello', minutesLater(1));
    await eventually(() => markOf(companion)).toBeDefined();
    expect(await noteOf(companion)).toBeUndefined();
  });

  it('store nothing for a deleted account', async () => {
    const { member, companion, id, noteOf, markOf } = await makePair();
    await sendMessage(id, member, 'Hello', minutesLater(1));
    await eventually(() => noteOf(companion)).toBeDefined();
    await adminDb.doc(`users/${companion.uid}`).delete();
    await syncUnread(adminDb, id, companion.uid, BEGUN);
    expect([await noteOf(companion), await markOf(companion)]).toEqual([undefined, undefined]);
    await syncUnread(adminDb, newId('gone'), companion.uid, BEGUN);
    expect(await noteOf(companion)).toBeUndefined();
  });
});
