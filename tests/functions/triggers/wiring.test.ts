import { calendarFeedPath } from '@hearthkin/domain/booking/calendar-link';
import { hostMessageSchema } from '@hearthkin/domain/community/host-message';
import { LIVE_ID } from '@hearthkin/domain/companion/live';
import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { REGION } from '@hearthkin/domain/foundation/region';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import { holdPayment, settlePayment } from '@hearthkin/domain/payment/settle';
import { reportFolder } from '@hearthkin/domain/safety/report-pictures';
import { describe, expect, it } from 'vitest';
import { readFigures } from '../../../functions/src/insights/count-figures';
import {
  type Actor,
  makeActor,
  makeCompanion,
  makeMember,
  newTokens,
  PASSWORD,
} from '../../support/actors';
import { adminAuth, adminBucket, adminDb, put, putFile, read, update } from '../../support/admin';
import {
  bookingDocument,
  bookingOf,
  memberDocument,
  newId,
  reportDocument,
} from '../../support/builders';
import { callFunction } from '../../support/call-function';
import { activityDocument, eventDocument } from '../../support/community-builders';
import { eventually } from '../../support/eventually';
import { fetchCalendar } from '../../support/fetch-calendar';
import { failSenders, mailsTo, subjectsTo } from '../../support/mailbox';
import { authAs } from '../../support/rest-client';
import { testSuite, tick } from '../../support/suite';
import { BEGUN, beginConversation, sendMessage } from '../conversations';
import { kindsOf } from '../news';
import { putBooking } from '../put-booking';
import { submissionDocument } from '../story-people';

/** What each function does is tested by calling it; here, that the emulator calls it. */

/** A place of a guest, at an event or an activity. */
const placeOf = ({ uid }: Actor, startsAt: Date) => ({
  uid,
  displayName: 'Sam P.',
  startsAt,
  joinedAt: startsAt,
  came: false,
});

describe('the trigger', () => {
  it('onUserWritten makes a public card, and onCompanionWritten search fields', async () => {
    const { uid } = await makeCompanion({ facets: {}, searchTokens: [] });
    await eventually(() => read(`profiles/${uid}`)).toMatchObject({ displayName: 'Eve M.' });
    const tokens = async () => (await read(`companions/${uid}`))?.searchTokens.length;
    await eventually(tokens).toBeGreaterThan(0);
  });

  it('onLiveWritten marks a companion as online', async () => {
    const { uid } = await makeCompanion();
    await update(`companions/${uid}/live/${LIVE_ID}`, { lastActiveAt: new Date() });
    await eventually(async () => (await read(`companions/${uid}`))?.facets.online).toBe(true);
  });

  it('onBookingWritten tells both sides, and sendMailTask sends the emails', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    await put(`bookings/${newId('booking')}`, bookingOf(member, companion));
    await eventually(() => kindsOf(companion)).toEqual(['booking-requested']);
    await eventually(() => subjectsTo(companion.email)).toEqual(['Sam P. would like to book']);
    await eventually(() => subjectsTo(member.email)).toEqual(['Your request to Eve M.']);
  });

  it('onPaymentWritten and onPayoutWritten count what was moved', async () => {
    // A month of its own.
    const [at, payment] = [
      new Date('2043-05-10T12:00:00Z'),
      adminDb.doc(`payments/${newId('paid')}`),
    ];
    const sides = { spenderId: newId('member'), earnerId: newId('companion') };
    const booking = bookingDocument(sides);
    const held = holdPayment(booking, at);
    const settled = settlePayment(held, booking, null, at);
    await payment.set(held);
    await payment
      .collection('payouts')
      .doc('companion')
      .set(settled.payout as Payout);
    const figures = async () => (await readFigures(adminDb, '2043-05')).month;
    const { payoutMinor } = settled.payout as Payout;
    await eventually(figures).toMatchObject({
      'paid-minor': held.totalMinor,
      'earned-minor': payoutMinor,
    });
  });

  it('onEventWritten tells guests of a cancellation', async () => {
    const guest = await makeMember();
    const event = adminDb.doc(`events/${newId('event')}`);
    const stored = eventDocument({ attendeeCount: 1 });
    await event.set(stored);
    await event.collection('attendees').doc(guest.uid).set(placeOf(guest, stored.startsAt));
    await event.update({ status: 'cancelled' });
    await eventually(() => kindsOf(guest)).toEqual(['event-cancelled']);
  });

  it('onActivityWritten tells participants of a cancellation', async () => {
    const guest = await makeMember();
    const activity = adminDb.doc(`activities/${newId('activity')}`);
    const stored = activityDocument({ participantCount: 1 });
    await activity.set(stored);
    await activity.collection('participants').doc(guest.uid).set(placeOf(guest, stored.startsAt));
    await activity.update({ status: 'cancelled' });
    await eventually(() => kindsOf(guest)).toEqual(['activity-cancelled']);
  });

  it('onHostMessageCreated passes the message on to guests', async () => {
    const guest = await makeMember();
    const event = adminDb.doc(`events/${newId('event')}`);
    const stored = eventDocument({ attendeeCount: 1 });
    await event.set(stored);
    await event.collection('attendees').doc(guest.uid).set(placeOf(guest, stored.startsAt));
    const message = hostMessageSchema.parse({
      text: 'Bring a coat.',
      sentAt: new Date(),
      sentTo: 1,
    });
    await event.collection('hostMessages').add(message);
    await eventually(() => kindsOf(guest)).toEqual(['event-message']);
  });

  it('onStorySubmissionDeleted deletes the published story', async () => {
    const [author, storyId] = [await makeMember(), newId('story')];
    await put(`stories/${storyId}`, { title: 'A walk a week' });
    const submission = adminDb.doc(`storySubmissions/${newId('submission')}`);
    await submission.set(submissionDocument(author.uid, { storyId }));
    await submission.delete();
    await eventually(() => read(`stories/${storyId}`)).toBeUndefined();
  });

  it('onProfileViewed counts the view', async () => {
    const { uid } = await makeCompanion();
    await put(`companions/${uid}/views/a-viewer_2031-06-01`, { at: BEGUN });
    const counts = adminDb.collection(`companions/${uid}/viewCounts`);
    await eventually(async () => (await counts.get()).size).toBe(1);
  });

  it('onReviewWritten counts the rating', async () => {
    const { uid } = await makeCompanion();
    await put(`companions/${uid}/reviews/${newId('review')}`, {
      rating: 5,
      comment: 'Kind, and punctual.',
      tags: [],
      authorName: 'Sam P.',
      publishedIn: '2031-06',
      reply: '',
      repliedAt: null,
    });
    const ratings = async () => (await read(`companions/${uid}`))?.ratingCount;
    await eventually(ratings).toBe(1);
  });

  it('onMessageWritten and onConversationWritten count an unread message', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const id = await beginConversation(member, companion);
    await sendMessage(id, member, 'Hello', BEGUN);
    const counter = () => read(`users/${companion.uid}/counters/messages`);
    await eventually(counter).toMatchObject({ unread: 1 });
    await eventually(() => kindsOf(companion)).toEqual(['messages-unread']);
  });

  it('onSettingsWritten repeats what a person mutes in their account', async () => {
    const { uid } = await makeMember();
    const settings = { inApp: ['bookings'], mail: [] };
    await put(`users/${uid}/settings/notifications`, settings);
    await eventually(async () => (await read(`users/${uid}`))?.muted).toEqual(settings);
  });

  it('onReportDeleted deletes the pictures of the report', async () => {
    const id = newId('report');
    const picture = `${reportFolder(id)}one.jpg`;
    await putFile(picture, 'picture');
    const report = adminDb.doc(`reports/${id}`);
    await report.set(reportDocument());
    await report.delete();
    await eventually(async () => (await adminBucket.file(picture).exists())[0]).toBe(false);
  });

  it('onVerificationWritten verifies the account', async () => {
    const { uid } = await makeCompanion(
      {},
      { verification: { isVerified: false, verificationStatus: 'pending' } },
    );
    const decided = { isVerified: true, verificationStatus: 'verified', reviewedAt: BEGUN };
    await put(`verifications/${uid}`, decided);
    const verification = async () => (await read(`users/${uid}`))?.verification.isVerified;
    await eventually(verification).toBe(true);
  });

  it('beforeSignIn notes the ways into an account', async () => {
    const member = await makeMember();
    await newTokens(member);
    expect(await read(`users/${member.uid}/private/signIn`)).toMatchObject({ hasPassword: true });
  });

  it('beforeSignIn notes a sign-up that begins', async () => {
    const email = `${newId('new')}@hearthkin.test`;
    const { body } = await authAs('accounts:signUp', { email, password: PASSWORD });
    const { localId } = body as { localId: string };
    expect(await read(`signups/${localId}`)).toHaveProperty('dueAt');
  });

  it('onSignInDeleted removes the account of a deleted sign-in', async () => {
    const { uid } = await makeMember();
    await adminAuth.deleteUser(uid);
    await eventually(() => read(`users/${uid}`)).toBeUndefined();
  });
});

describe('sendMailTask', () => {
  it('tries an email of a booking again until it is taken, and sends it once', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    await failSenders(companion.email, { smtp: 0, primary: 429, fallback: 429 });
    const booking = bookingOf(member, companion);
    await put(`bookings/${newId('booking')}`, booking);
    const entries = adminDb.collection('mailLog').where('uid', '==', companion.uid);
    const outcomes = async () => (await entries.get()).docs.map((doc) => doc.get('outcome'));
    await eventually(outcomes).toEqual(['delayed']);
    await eventually(async () => (await mailsTo(member.email)).map(({ via }) => via)).toEqual([
      'smtp',
    ]);
    await failSenders(companion.email, { smtp: null });
    await expect.poll(outcomes, { timeout: MINUTE_MS, interval: 100 }).toEqual(['sent']);
    const [entry] = (await entries.get()).docs;
    expect(await mailsTo(companion.email)).toMatchObject([
      { via: 'smtp', messageId: `<${entry?.id}@hearthkin.test>` },
    ]);
  });
});

describe('calendarFeed', () => {
  it('answers a calendar program, without a body for HEAD', async () => {
    const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const made = await callFunction('makeCalendarLink', {}, member);
    const { token } = made.result as { token: string };
    const path = calendarFeedPath(token);
    const startsAt = new Date(Date.now() + DAY_MS);
    const sides = { spenderId: member.uid, earnerId: companion.uid };
    const id = await putBooking(bookingDocument(sides, { startsAt, status: 'confirmed' }));
    const got = await fetchCalendar(path);
    expect(got.status).toBe(200);
    expect(got.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(got.headers.get('cache-control')).toBe('private, max-age=900');
    expect(got.headers.get('x-robots-tag')).toBe('noindex');
    const text = await got.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain(`UID:${id}@hearthkin`);
    expect(text.replaceAll('\r\n ', '')).toMatch(
      new RegExp(`\\r\\nURL:http://127\\.0\\.0\\.1:\\d+/my-bookings/${id}\\r\\n`),
    );
    const head = await fetchCalendar(path, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(await head.text()).toBe('');
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const refused = await fetchCalendar(path, method);
      expect([refused.status, refused.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
    expect(await callFunction('endCalendarLink', {}, member)).toMatchObject({
      result: { ended: true },
    });
    const gone = await fetchCalendar(path);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('x-robots-tag')).toBe('noindex');
    expect(await gone.text()).toBe('This calendar link doesn’t work.');
    expect((await fetchCalendar('/')).status).toBe(404);
  });
});

describe('reportPolicyViolation', () => {
  it('answers the same whatever is posted', async () => {
    const { ports, projectId } = testSuite();
    const url = `http://127.0.0.1:${ports.functions}/${projectId}/${REGION}/reportPolicyViolation`;
    const headers = { 'content-type': 'application/csp-report' };
    for (const body of ['{"csp-report":{}}', '{', 'x'.repeat(100_000)]) {
      const { status } = await fetch(url, { method: 'POST', headers, body });
      expect(status).toBe(204);
    }
    expect((await fetch(url)).status).toBe(405);
  });
});

describe('a callable', () => {
  it('takes a token and an input over HTTP, and answers with a result or a code', async () => {
    const [newcomer, member] = await Promise.all([makeActor({}), makeMember()]);
    const input = { plan: 'none' };
    expect(await callFunction('makeCalendarLink', {}, member)).toMatchObject({ status: 200 });
    expect(await callFunction('makeCalendarLink', {}, null)).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
    expect(await callFunction('createBooking', input, newcomer)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect(await callFunction('createBooking', input, member)).toMatchObject({
      status: 400,
      code: 'invalid-input',
    });
  });
});

describe('every scheduled function', () => {
  it('runs, and so do its dependencies', async () => {
    const { uid } = await makeMember();
    await put(`users/${uid}`, memberDocument(uid));
    await tick();
    expect(await read(`users/${uid}`)).toBeDefined();
  });
});
