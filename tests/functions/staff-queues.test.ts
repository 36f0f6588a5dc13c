import { reviewReportId } from '@hearthkin/domain/safety/report';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminBucket, adminDb, putFile, read } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { newId, uploadedDocuments } from '../support/builders';
import { callFunction } from '../support/call-function';
import { actsOf } from './audit-entries';

// The first event of a trigger starts a process.
vi.setConfig({ testTimeout: 60_000 });

let staff: Actor;
beforeEach(async () => {
  staff = await makeAdmin();
});

/** Expects that only staff may call. */
async function expectForStaff(name: string, data: unknown): Promise<void> {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  expect(await callFunction(name, data, null)).toMatchObject({ code: 'unauthenticated' });
  expect(await callFunction(name, data, member)).toMatchObject({ code: 'forbidden' });
  expect(await callFunction(name, data, companion)).toMatchObject({ code: 'forbidden' });
}

describe('reviewReport', () => {
  interface Reported {
    readonly reportId: string;
    readonly reviewPath: string;
    readonly originalPath: string;
    readonly reporter: Actor;
  }

  async function makeReported(): Promise<Reported> {
    const [author, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const reviewId = newId('review');
    const reportId = reviewReportId(reviewId, companion.uid);
    const reviewPath = `companions/${companion.uid}/reviews/${reviewId}`;
    const originalPath = `users/${author.uid}/sessionReviews/${newId('booking')}`;
    const said = { rating: 1, comment: 'Unkind words.', authorName: 'Sam P.' };
    await adminDb.doc(reviewPath).set({ ...said, publishedIn: '2026-06' });
    await adminDb.doc(originalPath).set({
      ...said,
      companionId: companion.uid,
      createdAt: new Date(),
      editedAt: null,
      reviewId,
    });
    await adminDb.doc(`reports/${reportId}`).set({
      kind: 'review',
      companionId: companion.uid,
      reviewId,
      reporterId: companion.uid,
      reason: 'insulting',
      details: '',
      status: 'open',
      createdAt: new Date(),
      decidedAt: null,
      decidedBy: null,
    });
    return { reportId, reviewPath, originalPath, reporter: companion };
  }

  const decide = (
    reportId: string,
    decision: string,
    actor: Actor | null = staff,
    notes?: string,
  ) => callFunction('reviewReport', { reportId, decision, notes }, actor);

  it('keeps a review, and closes the report', async () => {
    const { reportId, reviewPath, originalPath, reporter } = await makeReported();
    expect(await decide(reportId, 'kept')).toEqual({ status: 200, result: { status: 'kept' } });
    expect(await read(`reports/${reportId}`)).toMatchObject({
      status: 'kept',
      decidedBy: staff.uid,
      decidedAt: expect.anything(),
    });
    expect(await read(reviewPath)).toBeDefined();
    expect(await read(originalPath)).not.toHaveProperty('removedAt');
    expect(await actsOf(staff)).toEqual([
      {
        act: 'report-kept',
        target: `reports/${reportId}`,
        note: '',
        concerns: [reporter.uid],
      },
    ]);
  });

  it('deletes a review and marks its original with the decision, even if either is gone', async () => {
    const { reportId, reviewPath, originalPath } = await makeReported();
    const other = await makeReported();
    await decide(reportId, 'removed');
    expect(await read(reviewPath)).toBeUndefined();
    expect(await read(originalPath)).toMatchObject({ removedAt: expect.anything() });
    expect(await read(other.reviewPath)).toBeDefined();
    expect(await read(other.originalPath)).not.toHaveProperty('removedAt');
    const gone = await makeReported();
    await adminDb.doc(gone.reviewPath).delete();
    await adminDb.doc(gone.originalPath).delete();
    expect(await decide(gone.reportId, 'removed')).toMatchObject({ status: 200 });
    expect((await actsOf(staff)).map(({ act }) => act)).toEqual([
      'report-removed',
      'report-removed',
    ]);
  });

  it('tells the companion why a review went, once, without its words', async () => {
    const { reportId, reviewPath, reporter } = await makeReported();
    const notes = 'It names a street.';
    await decide(reportId, 'removed', staff, notes);
    await decide(reportId, 'removed', staff, notes);
    expect((await actsOf(staff)).map(({ note }) => note)).toEqual([notes]);
    const removed = await read(reviewPath.replace('/reviews/', '/removedReviews/'));
    expect(removed).toEqual({
      what: 'review',
      publishedIn: '2026-06',
      notes,
      removedAt: expect.anything(),
    });
    const told = await adminDb.collection(`users/${reporter.uid}/notifications`).get();
    expect(told.docs.map((one) => [one.get('kind'), one.get('data'), one.get('link')])).toEqual([
      ['review-removed', { notes }, '/profile?tab=reviews'],
    ]);
    const mail = await awaitMail(reporter.email, 'A review of yours was removed');
    expect(mail.body).toContain(`Note from our team: ${notes}`);
    for (const word of ['Unkind', 'Sam P.']) {
      expect(JSON.stringify([removed, told.docs.map((one) => one.data()), mail])).not.toContain(
        word,
      );
    }
  });

  it('removes only the answer of the companion, who can’t write it again', async () => {
    const { reportId, reviewPath, reporter } = await makeReported();
    const repliedAt = new Date('2026-06-20T12:00:00Z');
    await adminDb.doc(reviewPath).update({ reply: 'You live at 1 Elm Street.', repliedAt });
    expect(await decide(reportId, 'reply-removed', staff, 'It names a street.')).toMatchObject({
      result: { status: 'reply-removed' },
    });
    expect(await read(reviewPath)).toMatchObject({ comment: 'Unkind words.', reply: '' });
    expect((await read(reviewPath))?.repliedAt.toDate()).toEqual(repliedAt);
    expect(await read(reviewPath.replace('/reviews/', '/removedReviews/'))).toMatchObject({
      what: 'reply',
    });
    const told = await adminDb.collection(`users/${reporter.uid}/notifications`).get();
    expect(told.docs.map((one) => one.get('kind'))).toEqual(['review-reply-removed']);
    expect(await actsOf(staff)).toMatchObject([
      { act: 'report-reply-removed', note: 'It names a street.' },
    ]);
    expect(await decide(reportId, 'removed')).toMatchObject({ code: 'bad-transition' });
  });

  it('tells no one of a review that was gone before, or of an answer that never was', async () => {
    const gone = await makeReported();
    await adminDb.doc(gone.reviewPath).delete();
    await decide(gone.reportId, 'removed');
    const unanswered = await makeReported();
    await decide(unanswered.reportId, 'reply-removed');
    for (const { reporter, reviewPath } of [gone, unanswered]) {
      expect(await read(reviewPath.replace('/reviews/', '/removedReviews/'))).toBeUndefined();
      const told = await adminDb.collection(`users/${reporter.uid}/notifications`).get();
      expect(told.size).toBe(0);
    }
  });

  it('accepts the same decision again, and no other', async () => {
    const { reportId, reviewPath } = await makeReported();
    await Promise.all([decide(reportId, 'kept'), decide(reportId, 'kept')]);
    expect(await actsOf(staff)).toHaveLength(1);
    expect(await decide(reportId, 'removed')).toMatchObject({ code: 'bad-transition' });
    expect(await decide(reportId, 'kept', await makeAdmin())).toMatchObject({
      code: 'bad-transition',
    });
    expect(await read(reviewPath)).toBeDefined();
  });

  it('only closes a report of a conversation', async () => {
    const [one, other] = [newId('t'), newId('t')];
    const reportId = `conversation_${one}_${other}_${one}`;
    await adminDb.doc(`reports/${reportId}`).set({
      kind: 'conversation',
      conversationId: `${one}_${other}`,
      reporterId: one,
      reportedId: other,
      reason: 'spam',
      details: '',
      messages: [],
      status: 'open',
      createdAt: new Date(),
      decidedAt: null,
      decidedBy: null,
    });
    for (const decision of ['kept', 'removed']) {
      expect(await decide(reportId, decision)).toMatchObject({ code: 'invalid-input' });
    }
    expect(await decide(reportId, 'closed')).toMatchObject({ result: { status: 'kept' } });
    expect(await actsOf(staff)).toMatchObject([{ act: 'report-closed', concerns: [one, other] }]);
    const { reportId: ofReview } = await makeReported();
    expect(await decide(ofReview, 'closed')).toMatchObject({ code: 'invalid-input' });
  });

  it('is allowed only to staff', async () => {
    const { reportId } = await makeReported();
    await expectForStaff('reviewReport', { reportId, decision: 'removed' });
    expect(await read(`reports/${reportId}`)).toMatchObject({ status: 'open' });
  });
});

describe('handling a message to support', () => {
  async function makeMessage(): Promise<string> {
    const id = newId('message');
    await adminDb.doc(`contactMessages/${id}`).set({
      name: 'Sam Porter',
      email: 'sam@example.test',
      subject: 'My receipt',
      message: 'Where do I find it?',
      uid: null,
      status: 'open',
      createdAt: new Date(),
      decidedAt: null,
      decidedBy: null,
      expireAt: new Date('2036-01-01T00:00:00Z'),
    });
    return id;
  }
  const answer = (messageId: string, actor: Actor | null = staff) =>
    callFunction('answerContactMessage', { messageId }, actor);
  const drop = (messageId: string, actor: Actor | null = staff) =>
    callFunction('deleteContactMessage', { messageId }, actor);

  it('records once who answered it and when', async () => {
    const id = await makeMessage();
    expect(await answer(id)).toEqual({ status: 200, result: { answered: true } });
    expect(await answer(id)).toMatchObject({ status: 200 });
    expect(await read(`contactMessages/${id}`)).toMatchObject({
      status: 'answered',
      decidedBy: staff.uid,
      decidedAt: expect.anything(),
    });
    expect(await answer(id, await makeAdmin())).toMatchObject({ code: 'bad-transition' });
    const entry = { target: `contactMessages/${id}`, note: '', concerns: [] };
    expect(await actsOf(staff)).toEqual([{ act: 'contact-answered', ...entry }]);
  });

  it('deletes it once', async () => {
    const id = await makeMessage();
    expect(await drop(id)).toEqual({ status: 200, result: { deleted: true } });
    expect(await drop(id)).toMatchObject({ status: 200 });
    expect(await read(`contactMessages/${id}`)).toBeUndefined();
    expect(await answer(id)).toMatchObject({ code: 'not-found' });
    expect((await actsOf(staff)).map(({ act }) => act)).toEqual(['contact-deleted']);
  });

  it('is allowed only to staff', async () => {
    const id = await makeMessage();
    for (const name of ['answerContactMessage', 'deleteContactMessage']) {
      await expectForStaff(name, { messageId: id });
      expect(await callFunction(name, { messageId: 'a/b' }, staff)).toMatchObject({
        code: 'invalid-input',
      });
    }
    expect(await read(`contactMessages/${id}`)).toMatchObject({ status: 'open' });
  });
});

describe('reviewIdentity', () => {
  const CHECK = {
    status: 'review',
    confidence: 52,
    reason: 'unclear',
    attempts: 2,
    unclearAttempts: 2,
    provider: 'built-in',
    checkedAt: new Date('2026-06-01T12:00:00Z'),
  };

  async function makeUnclear(change: object = {}): Promise<Actor> {
    const member = await makeMember();
    await putFile(`verification/${member.uid}/selfie/me.png`, 'a face');
    await adminDb.doc(`verifications/${member.uid}`).set({
      isVerified: false,
      verificationStatus: 'not_started',
      identityCheck: CHECK,
      ...change,
    });
    return member;
  }

  const decide = ({ uid }: Actor, decision: string, notes = '') =>
    callFunction('reviewIdentity', { uid, decision, notes }, staff);
  const pictures = async ({ uid }: Actor) =>
    (await adminBucket.getFiles({ prefix: `verification/${uid}/` }))[0].length;
  const told = async ({ uid }: Actor) =>
    (await adminDb.collection(`users/${uid}/notifications`).get()).docs.map((doc) =>
      doc.get('kind'),
    );

  it('passes a matching newcomer, deletes the photos and notifies them once', async () => {
    const member = await makeUnclear();
    expect(await decide(member, 'matched')).toEqual({ status: 200, result: { status: 'passed' } });
    expect(await decide(member, 'matched')).toMatchObject({ status: 200 });
    expect(await read(`verifications/${member.uid}`)).toMatchObject({
      verificationStatus: 'not_started',
      identityCheck: { status: 'passed', confidence: 52 },
    });
    expect(await pictures(member)).toBe(0);
    expect(await told(member)).toEqual(['identity-matched']);
    expect(await actsOf(staff)).toEqual([
      {
        act: 'identity-matched',
        target: `verifications/${member.uid}`,
        note: '',
        concerns: [member.uid],
      },
    ]);
  });

  it('leads a refused companion who still applies to the ID of the application', async () => {
    const [eve, member] = await Promise.all([makeCompanion({ listed: false }), makeUnclear()]);
    const review = { isVerified: false, verificationStatus: 'not_started', identityCheck: CHECK };
    await adminDb.doc(`verifications/${eve.uid}`).set(review);
    const linkOf = async (person: Actor) => {
      expect(await decide(person, 'refused', 'Blurred.')).toMatchObject({ status: 200 });
      // The listing may have been hidden meanwhile, which is told as well.
      const notes = adminDb.collection(`users/${person.uid}/notifications`);
      const [note] = (await notes.where('kind', '==', 'identity-refused').get()).docs;
      return note?.get('link');
    };
    expect(await linkOf(eve)).toBe('/earn-helping?field=idDocument');
    expect(await linkOf(member)).toBe('/verification');
  });

  it('removes the badge of a rejected person, with the reason', async () => {
    const member = await makeUnclear();
    const { uid } = member;
    await adminDb.doc(`verifications/${uid}`).update({
      isVerified: true,
      verificationStatus: 'verified',
      documentsUploaded: uploadedDocuments(uid, 'verified'),
      submittedAt: new Date(),
    });
    expect(await decide(member, 'refused', ' Two people. ')).toMatchObject({
      result: { status: 'failed' },
    });
    expect(await read(`verifications/${uid}`)).toMatchObject({
      isVerified: false,
      verificationStatus: 'rejected',
      notes: 'Two people.',
      documentsUploaded: { idDocument: { status: 'rejected' } },
      identityCheck: { status: 'failed' },
    });
    expect(await read(`users/${uid}`)).toMatchObject({
      verification: { isVerified: false, verificationStatus: 'rejected' },
    });
    expect(await told(member)).toEqual(['identity-refused']);
    expect(await decide(member, 'matched')).toMatchObject({ code: 'bad-transition' });
  });

  it('is allowed only to staff, for a pending check, and an error says why', async () => {
    const [member, failed] = await Promise.all([
      makeUnclear(),
      makeUnclear({ identityCheck: { ...CHECK, status: 'failed' } }),
    ]);
    expect(await decide(member, 'refused')).toMatchObject({ code: 'invalid-input' });
    expect(await decide(failed, 'matched')).toMatchObject({ code: 'bad-transition' });
    expect(await decide(await makeMember(), 'matched')).toMatchObject({ code: 'not-found' });
    await expectForStaff('reviewIdentity', { uid: member.uid, decision: 'matched' });
    expect(await pictures(member)).toBe(1);
  });
});

describe('recordExport', () => {
  it('logs the export of a list, and its length', async () => {
    const data = { list: 'accounts', rows: 312 };
    expect(await callFunction('recordExport', data, staff)).toMatchObject({ status: 200 });
    expect(await actsOf(staff)).toEqual([
      { act: 'list-exported', target: 'accounts', note: '312 rows', concerns: [] },
    ]);
    await expectForStaff('recordExport', data);
    for (const bad of [{ list: 'secrets', rows: 1 }, { list: 'accounts', rows: -1 }, {}]) {
      expect(await callFunction('recordExport', bad, staff)).toMatchObject({
        code: 'invalid-input',
      });
    }
  });
});
