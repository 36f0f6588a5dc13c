import type { Report, ReportPlace } from '@hearthkin/domain/safety/report';
import { outcomesFor } from '@hearthkin/domain/safety/report-reasons';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminAuth, put, putFile, read, update } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { bookingDocument, newId, ownReportDocument, reportDocument } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { activityDocument, eventDocument } from '../support/community-builders';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { tick } from '../support/suite';
import { actsOf, linesOf } from './audit-entries';
import { beginConversation, minutesLater, sendMessage } from './conversations';
import { newsOf } from './news';
import { putBooking } from './put-booking';
import { submissionDocument } from './story-people';

runTriggers();

let staff: Actor;
let reporter: Actor;
beforeEach(async () => {
  [staff, reporter] = await Promise.all([makeAdmin(), makeMember()]);
});

/** A report of a place, as `fileReport` leaves it. */
async function makeReport(place: ReportPlace, change: Partial<Report> = {}): Promise<string> {
  const id = newId('report');
  const report = reportDocument({ place, reporterId: reporter.uid, ...change });
  await Promise.all([
    put(`reports/${id}`, report),
    put(`users/${reporter.uid}/reports/${id}`, ownReportDocument(report)),
  ]);
  return id;
}

const decide = (reportId: string, outcome: string, words: object = {}, actor = staff) =>
  callFunction('reviewReport', { reportId, outcome, ...words }, actor);

const ownOf = (id: string) => read(`users/${reporter.uid}/reports/${id}`);

const toldTo = async (person: Actor) =>
  (await newsOf(person)).map(({ kind, data }) => [kind, data]);

/** A request for a session in three days. */
const comingBooking = (
  sides: Parameters<typeof bookingDocument>[0],
  change: Parameters<typeof bookingDocument>[1] = {},
) => {
  const [createdAt, startsAt] = [new Date(), new Date(Date.now() + 72 * 3_600_000)];
  return bookingDocument(sides, { createdAt, startsAt, ...change });
};

const REASON = { reason: 'It names a street.' };

describe('reviewReport', () => {
  it('without action changes nothing but the report, and answers only who sent it', async () => {
    const companion = await makeCompanion();
    const place = { kind: 'profile', companionId: companion.uid } as const;
    const id = await makeReport(place, { reportedId: companion.uid });
    const words = { answer: 'Thank you for looking out.' };
    expect(await decide(id, 'kept', words)).toEqual({ status: 200, result: { outcome: 'kept' } });
    expect(await read(`reports/${id}`)).toMatchObject({
      status: 'decided',
      decision: { outcome: 'kept', by: staff.uid, reason: '', ...words },
    });
    await tick('deskSweeps');
    expect(await ownOf(id)).toMatchObject({ answered: null });
    expect(await toldTo(reporter)).toEqual([]);
    await update(`reports/${id}`, { tellAt: new Date() });
    await Promise.all([tick('deskSweeps'), tick('deskSweeps')]);
    expect(await ownOf(id)).toMatchObject({ answered: { outcome: 'kept', ...words } });
    expect(await toldTo(reporter)).toEqual([
      ['report-answered', { number: 'R-1F3A9-C02B7', outcome: 'kept', ...words }],
    ]);
    expect(await toldTo(companion)).toEqual([]);
    const mail = await awaitMail(reporter.email, 'An answer to your report');
    expect(mail.body).toContain(words.answer);
    expect(mail.body).not.toContain(companion.uid);
    expect(await linesOf(staff)).toEqual([['report-kept', `reports/${id}`, '', [companion.uid]]]);
  });

  it('warns a person, who reads why and not who reported it, muted or not', async () => {
    const companion = await makeCompanion();
    const muted = { inApp: ['decisions'], mail: ['decisions'] };
    await update(`users/${companion.uid}`, { muted });
    const place = { kind: 'person', uid: companion.uid } as const;
    const id = await makeReport(place, { reportedId: companion.uid });
    await expectRefusal(decide(id, 'warned'), 'invalid-input');
    expect(await decide(id, 'warned', { reason: 'No insults.' })).toMatchObject({ status: 200 });
    expect(await toldTo(companion)).toEqual([['account-warned', { notes: 'No insults.' }]]);
    const mail = await awaitMail(companion.email, 'A warning from our team');
    expect(mail.body).toContain('No insults.');
    for (const word of [reporter.uid, reporter.email, 'R-1F3A9']) {
      expect(JSON.stringify([mail, await toldTo(companion)])).not.toContain(word);
    }
    expect((await ownOf(id))?.answered).toMatchObject({ outcome: 'warned', answer: '' });
    expect(JSON.stringify(await ownOf(id))).not.toContain('No insults.');
    // It counts like a warning from the person's page, and isn't about who reported.
    expect(await actsOf(staff)).toContainEqual({
      act: 'account-warned',
      target: `users/${companion.uid}`,
      note: 'No insults.',
      concerns: [companion.uid],
    });
  });

  it('restricts a person for the days that staff choose, who reads until when and why', async () => {
    const companion = await makeCompanion();
    const place = { kind: 'person', uid: companion.uid } as const;
    const id = await makeReport(place, { reportedId: companion.uid });
    for (const words of [REASON, { ...REASON, days: 8 }, { days: 7 }]) {
      await expectRefusal(decide(id, 'restricted', words), 'invalid-input');
    }
    await expectRefusal(decide(id, 'warned', { ...REASON, days: 7 }), 'invalid-input');
    expect(await decide(id, 'restricted', { ...REASON, days: 30 })).toMatchObject({ status: 200 });
    const { restriction } = (await read(`users/${companion.uid}`)) ?? {};
    expect(restriction).toMatchObject({ reason: 'It names a street.' });
    const days = ((restriction as { until: Timestamp }).until.toMillis() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect(await read(`companions/${companion.uid}`)).toMatchObject({ listed: false });
    expect((await toldTo(companion)).map(([kind]) => kind)).toEqual(['account-restricted']);
    const mail = await awaitMail(companion.email, 'Your account is restricted');
    expect(mail.body).toContain('It names a street.');
    expect(JSON.stringify([mail, await toldTo(companion)])).not.toContain(reporter.uid);
    expect((await ownOf(id))?.answered).toMatchObject({ outcome: 'restricted', answer: '' });
    expect(await actsOf(staff)).toContainEqual({
      act: 'account-restricted',
      target: `users/${companion.uid}`,
      note: 'It names a street.',
      concerns: [companion.uid],
    });
  });

  it('restricts a person together with what they have booked, each with its refund', async () => {
    const companion = await makeCompanion();
    const sides = { spenderId: reporter.uid, earnerId: companion.uid };
    const ids = await Promise.all([
      putBooking(comingBooking(sides, { status: 'confirmed' })),
      putBooking(comingBooking(sides)),
    ]);
    const place = { kind: 'person', uid: companion.uid } as const;
    const id = await makeReport(place, { reportedId: companion.uid });
    const both = { ...REASON, cancelsBooked: true };
    await expectRefusal(decide(id, 'warned', both), 'invalid-input');
    expect(await decide(id, 'restricted', { ...both, days: 7 })).toMatchObject({ status: 200 });
    for (const bookingId of ids) {
      expect(await read(`bookings/${bookingId}`)).toMatchObject({
        status: 'cancelled',
        cancellation: { endReason: 'operator' },
      });
    }
    expect(await read(`users/${companion.uid}`)).toMatchObject({ accountStatus: 'active' });
  });

  it('suspends a person wholly, and a repeated decision doesn’t do so again after they are reinstated', async () => {
    const companion = await makeCompanion();
    const booking = comingBooking({ spenderId: reporter.uid, earnerId: companion.uid });
    const bookingId = await putBooking(booking);
    const place = { kind: 'person', uid: companion.uid } as const;
    const id = await makeReport(place, { reportedId: companion.uid });
    expect(await decide(id, 'suspended', REASON)).toMatchObject({ status: 200 });
    expect(await read(`users/${companion.uid}`)).toMatchObject({ accountStatus: 'suspended' });
    expect(await read(`bookings/${bookingId}`)).toMatchObject({ status: 'cancelled' });
    expect((await adminAuth.getUser(companion.uid)).disabled).toBe(true);
    const mail = await awaitMail(companion.email, 'Your account is suspended');
    expect(mail.body).toContain('It names a street.');
    expect(mail.body).not.toContain(reporter.uid);
    expect((await ownOf(id))?.answered).toMatchObject({ outcome: 'suspended', answer: '' });
    const reinstated = { uid: companion.uid, suspend: false, reason: 'A mistake.' };
    await callFunction('suspendAccount', reinstated, staff);
    expect(await decide(id, 'suspended', REASON)).toMatchObject({ status: 200 });
    expect((await adminAuth.getUser(companion.uid)).disabled).toBe(false);
  });

  it('removes a review, marks its original, and tells companion and author why, once', async () => {
    const { author, companion, reviewPath, originalPath, id } = await reportedReview();
    await decide(id, 'removed', REASON);
    await decide(id, 'removed', REASON);
    expect(await read(reviewPath)).toBeUndefined();
    expect(await read(originalPath)).toMatchObject({ removedAt: expect.anything() });
    const removed = await read(reviewPath.replace('/reviews/', '/removedReviews/'));
    expect(removed).toEqual({
      what: 'review',
      publishedIn: '2026-06',
      notes: REASON.reason,
      removedAt: expect.anything(),
    });
    expect(await toldTo(companion)).toEqual([['review-removed', { notes: REASON.reason }]]);
    expect(await toldTo(author)).toEqual([
      ['content-removed', { what: 'review', notes: REASON.reason }],
    ]);
    const mail = await awaitMail(companion.email, 'A review about you was removed');
    expect(mail.body).toContain(`Note from our team: ${REASON.reason}`);
    expect(JSON.stringify([removed, mail])).not.toContain('Unkind');
    expect((await actsOf(staff)).map(({ act, note }) => [act, note])).toEqual([
      ['report-removed', REASON.reason],
    ]);
  });

  it('removes only the companion’s answer, which can’t be written again', async () => {
    const { author, companion, reviewPath, id } = await reportedReview();
    const repliedAt = new Date('2026-06-20T12:00:00Z');
    await update(reviewPath, { reply: 'You live at 1 Elm Street.', repliedAt });
    expect(await decide(id, 'reply-removed', REASON)).toMatchObject({ status: 200 });
    expect(await read(reviewPath)).toMatchObject({ reply: '', comment: 'Unkind words.' });
    expect((await read(reviewPath))?.repliedAt.toDate()).toEqual(repliedAt);
    expect(await toldTo(companion)).toEqual([['review-reply-removed', { notes: REASON.reason }]]);
    expect(await toldTo(author)).toEqual([]);
    await expectRefusal(decide(id, 'removed', REASON), 'already-decided');
  });

  it('removes a message for both sides, and keeps its words as evidence', async () => {
    const companion = await makeCompanion();
    const conversationId = await beginConversation(reporter, companion);
    const messageId = await sendMessage(conversationId, companion, 'Pay me', minutesLater(1));
    const place = { kind: 'message', conversationId, messageId } as const;
    const id = await makeReport(place, { reportedId: companion.uid });
    expect(await decide(id, 'removed', REASON)).toMatchObject({ status: 200 });
    const path = `conversations/${conversationId}/messages/${messageId}`;
    expect(await read(path)).toMatchObject({ content: '', redactedAt: expect.anything() });
    await eventually(() =>
      read(`conversations/${conversationId}/evidence/${messageId}`),
    ).toMatchObject({ content: 'Pay me' });
    expect(await toldTo(companion)).toEqual([
      ['content-removed', { what: 'message', notes: REASON.reason }],
    ]);
  });

  it('removes a photo from listing and account, and the companion is no longer listed', async () => {
    const companion = await makeCompanion();
    const { uid } = companion;
    const photo = `profiles/${uid}/photo/${newId('photo')}`;
    await putFile(photo, 'a picture');
    await update(`companions/${uid}`, { photo, cover: '/samples/cover.jpg' });
    await update(`users/${uid}`, { profilePhoto: photo });
    const id = await makeReport({ kind: 'photo', uid, photo }, { reportedId: uid });
    expect(await decide(id, 'removed', REASON)).toMatchObject({ status: 200 });
    expect(await read(`companions/${uid}`)).toMatchObject({
      photo: null,
      cover: '/samples/cover.jpg',
    });
    expect(await read(`users/${uid}`)).toMatchObject({ profilePhoto: null });
    await eventually(async () => (await read(`companions/${uid}`))?.listed).toBe(false);
    expect((await toldTo(companion)).map(([kind]) => kind)).toContain('content-removed');
  });

  it('removes a file that only the listing names, or only the account', async () => {
    const [companion, member] = await Promise.all([makeCompanion(), makeMember()]);
    const cases = [
      [companion, `companions/${companion.uid}`, 'video'],
      [member, `users/${member.uid}`, 'profilePhoto'],
    ] as const;
    for (const [person, path, field] of cases) {
      const photo = `profiles/${person.uid}/${newId('file')}`;
      await update(path, { [field]: photo });
      const place = { kind: 'photo', uid: person.uid, photo } as const;
      const id = await makeReport(place, { reportedId: person.uid });
      expect(await decide(id, 'removed', REASON)).toMatchObject({ status: 200 });
      expect(await read(path)).toMatchObject({ [field]: null });
    }
  });

  it('cancels an event or activity that is ahead, not one that has begun', async () => {
    const host = await makeCompanion();
    const hostId = host.uid;
    const cases = [
      ['event', 'events', (change: object) => eventDocument({ hostId, ...change })],
      ['activity', 'activities', (change: object) => activityDocument({ hostId, ...change })],
    ] as const;
    for (const [kind, path, documentOf] of cases) {
      const [ahead, begun] = [newId(kind), newId(kind)];
      await put(`${path}/${ahead}`, documentOf({}));
      await put(`${path}/${begun}`, documentOf({ startsAt: new Date(Date.now() - 60_000) }));
      const placeOf = (one: string) => ({ kind, [`${kind}Id`]: one }) as ReportPlace;
      const id = await makeReport(placeOf(ahead), { reportedId: hostId });
      expect(await decide(id, 'removed', REASON)).toMatchObject({ status: 200 });
      expect(await read(`${path}/${ahead}`)).toMatchObject({
        status: 'cancelled',
        // Everyone reads them, and the reason is for the host.
        notes: '',
      });
      const late = await makeReport(placeOf(begun), { reportedId: hostId });
      await expectRefusal(decide(late, 'removed', REASON), 'has-begun');
      expect(await read(`reports/${late}`)).toMatchObject({ status: 'open' });
    }
    expect((await toldTo(host)).map(([, { what }]) => what).sort()).toEqual(['activity', 'event']);
  });

  it('takes a story down and tells its author, whom the report doesn’t name', async () => {
    const author = await makeMember();
    const [storyId, submissionId] = [newId('story'), newId('submission')];
    await put(`stories/${storyId}`, { title: 'My winter', story: 'Cold.' });
    await put(
      `storySubmissions/${submissionId}`,
      submissionDocument(author.uid, { status: 'published', storyId }),
    );
    const id = await makeReport({ kind: 'story', storyId });
    await expectRefusal(decide(id, 'warned', REASON), 'invalid-input');
    await expectRefusal(decide(id, 'restricted', { ...REASON, days: 7 }), 'invalid-input');
    expect(await decide(id, 'removed', REASON)).toMatchObject({ status: 200 });
    expect(await read(`stories/${storyId}`)).toBeUndefined();
    expect(await read(`storySubmissions/${submissionId}`)).toMatchObject({ status: 'withdrawn' });
    expect((await toldTo(author)).map(([kind]) => kind)).toEqual(['story-returned']);
    expect(JSON.stringify(await read(`reports/${id}`))).not.toContain(author.uid);
    expect(JSON.stringify(await actsOf(staff))).not.toContain(author.uid);
  });

  it.each([true, false])(
    'removes a review of an activity (still there: %s) so that no other is written',
    async (isThere) => {
      const author = await makeMember();
      const activityId = newId('activity');
      const path = `activities/${activityId}`;
      const over = { startsAt: new Date(0), endsAt: new Date(1) };
      const place = { uid: author.uid, displayName: 'Sam P.', joinedAt: new Date(0) };
      const review = {
        rating: 1,
        comment: 'She cried.',
        authorId: author.uid,
        authorName: 'Sam P.',
      };
      await Promise.all([
        put(path, activityDocument({ hostId: newId('host'), ...over })),
        put(`${path}/participants/${author.uid}`, place),
        isThere && put(`${path}/reviews/${author.uid}`, { ...review, createdAt: new Date() }),
      ]);
      const reported = { kind: 'activity-review', activityId, authorId: author.uid } as const;
      const id = await makeReport(reported, { reportedId: author.uid });
      expect(await decide(id, 'removed', REASON)).toMatchObject({ status: 200 });
      expect(await read(`${path}/participants/${author.uid}`)).toMatchObject({
        reviewRemovedAt: expect.anything(),
      });
      expect(await read(`${path}/reviews/${author.uid}`)).toBeUndefined();
      expect((await toldTo(author)).map(([kind]) => kind)).toEqual(
        isThere ? ['content-removed'] : [],
      );
    },
  );

  it('of what is gone tells no one but who sent it', async () => {
    const companion = await makeCompanion();
    const reportedId = companion.uid;
    const places: readonly ReportPlace[] = [
      { kind: 'review', companionId: reportedId, reviewId: newId('review') },
      { kind: 'event', eventId: newId('event') },
      { kind: 'activity', activityId: newId('activity') },
      { kind: 'story', storyId: newId('story') },
      { kind: 'message', conversationId: newId('c'), messageId: newId('m') },
      { kind: 'photo', uid: reportedId, photo: `profiles/${reportedId}/photo/gone` },
    ];
    for (const place of places) {
      const id = await makeReport(place, {
        reportedId: place.kind === 'story' ? null : reportedId,
      });
      expect(await decide(id, 'removed', REASON)).toMatchObject({ status: 200 });
    }
    expect(await toldTo(companion)).toEqual([]);
    expect(await toldTo(reporter)).toHaveLength(places.length);
  });

  it('has only the outcomes that fit what was reported', async () => {
    const companion = await makeCompanion();
    for (const kind of ['profile', 'listing'] as const) {
      const place = { kind, companionId: companion.uid } as const;
      const id = await makeReport(place, { reportedId: companion.uid });
      expect(outcomesFor(kind)).toEqual(['kept', 'warned', 'restricted', 'suspended']);
      for (const outcome of ['removed', 'reply-removed', 'closed']) {
        await expectRefusal(decide(id, outcome, REASON), 'invalid-input');
      }
      expect(await read(`reports/${id}`)).toMatchObject({ status: 'open' });
    }
  });

  it('is of a report that there is', async () => {
    await expectRefusal(decide('none', 'kept'), 'not-found');
  });

  it('after the reporter has left lets the report expire, and makes nothing of theirs anew', async () => {
    const companion = await makeCompanion();
    const place = { kind: 'person', uid: companion.uid } as const;
    const id = await makeReport(place, { reportedId: companion.uid, reporterId: 'gone' });
    expect(await decide(id, 'kept')).toMatchObject({ status: 200 });
    expect((await read(`reports/${id}`))?.expireAt.toMillis()).toBeGreaterThan(Date.now());
    expect(await read(`users/gone/reports/${id}`)).toBeUndefined();
  });
});

/** A review by a member, reported by another person. */
async function reportedReview() {
  const [author, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const reviewId = newId('review');
  const reviewPath = `companions/${companion.uid}/reviews/${reviewId}`;
  const originalPath = `users/${author.uid}/sessionReviews/${newId('booking')}`;
  const said = { rating: 1, comment: 'Unkind words.', tags: [], authorName: 'Sam P.' } as const;
  await put(reviewPath, { ...said, publishedIn: '2026-06', reply: '', repliedAt: null });
  await put(originalPath, {
    ...said,
    again: null,
    companionId: companion.uid,
    createdAt: new Date(),
    editedAt: null,
    reviewId,
    removedAt: null,
  });
  const place = { kind: 'review', companionId: companion.uid, reviewId } as const;
  const id = await makeReport(place, { reportedId: author.uid });
  return { author, companion, reviewPath, originalPath, id };
}
