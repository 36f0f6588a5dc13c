import { UNDO_MS } from '@hearthkin/domain/admin/queue-acts';
import type { ContactMessage } from '@hearthkin/domain/support/contact';
import { beforeEach, describe, expect, it } from 'vitest';
import { undoDecision } from '../../functions/src/admin/undo-decision';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminDb, put, read, update } from '../support/admin';
import { newId, reportDocument } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { checkIn, contactMessage, moneyCase } from '../support/queue-items';
import { tick } from '../support/suite';
import { actsOf } from './audit-entries';
import { newsOf } from './news';

let ada: Actor;
beforeEach(async () => {
  ada = await makeAdmin();
});

const undo = (who: Actor, queue: string, id: string) =>
  callFunction('undoDecision', { queue, id }, who);

const UNDONE = { status: 200, result: { undone: true } };

async function makeMessage(change: Partial<ContactMessage> = {}): Promise<string> {
  const id = newId('message');
  await put(`contactMessages/${id}`, contactMessage(change));
  return id;
}

async function makeCheckIn(): Promise<string> {
  const id = newId('check-in');
  await put(`checkIns/${id}`, checkIn());
  return id;
}

describe('a message', () => {
  const drop = (id: string) => callFunction('deleteContactMessage', { messageId: id }, ada);
  const mark = (id: string, answer: string | null = null) =>
    callFunction('answerContactMessage', { messageId: id, answer }, ada);

  it('that was marked as answered is open again as it was', async () => {
    const id = await makeMessage({ uid: 'nora' });
    const before = await read(`contactMessages/${id}`);
    await mark(id);
    expect(await undo(ada, 'messages', id)).toEqual(UNDONE);
    expect(await undo(ada, 'messages', id)).toEqual(UNDONE);
    expect(await read(`contactMessages/${id}`)).toEqual({ ...before, answer: null });
    const entry = { target: `contactMessages/${id}`, note: '', concerns: ['nora'] };
    expect(await actsOf(ada)).toEqual([
      { act: 'contact-answered', ...entry },
      { act: 'decision-undone', ...entry },
    ]);
  });

  it('that was deleted is open again as it was', async () => {
    const id = await makeMessage();
    const before = await read(`contactMessages/${id}`);
    await drop(id);
    expect(await undo(ada, 'messages', id)).toEqual(UNDONE);
    expect(await read(`contactMessages/${id}`)).toEqual(before);
    expect((await actsOf(ada)).map(({ act }) => act)).toEqual([
      'contact-deleted',
      'decision-undone',
    ]);
  });

  it('that was answered by email stays so, and so does one that is gone', async () => {
    const email = `${newId('visitor')}@example.test`.toLowerCase();
    const id = await makeMessage({ email });
    await mark(id, 'Open your bookings.');
    await expectRefusal(undo(ada, 'messages', id), 'undo-over');
    expect(await read(`contactMessages/${id}`)).toMatchObject({ status: 'answered' });
    expect(await drop(id)).toMatchObject({ status: 200 });
    expect(await read(`contactMessages/${id}`)).toBeUndefined();
    await expectRefusal(undo(ada, 'messages', id), 'not-found');
  });
});

describe('a check-in', () => {
  it('that was looked after is with our team again', async () => {
    const id = await makeCheckIn();
    const before = await read(`checkIns/${id}`);
    await callFunction('closeCheckIn', { checkInId: id, note: 'At home.' }, ada);
    expect(await undo(ada, 'check-ins', id)).toEqual(UNDONE);
    expect(await read(`checkIns/${id}`)).toEqual(before);
    expect((await actsOf(ada)).map(({ act, concerns }) => [act, concerns])).toEqual([
      ['check-in-closed', ['nora', 'eve']],
      ['decision-undone', ['nora', 'eve']],
    ]);
  });

  it('stays answered by the person', async () => {
    const id = await makeCheckIn();
    await update(`checkIns/${id}`, { status: 'answered' });
    await expectRefusal(undo(ada, 'check-ins', id), 'undo-over');
  });
});

describe('a case of money', () => {
  const makeCase = async (closedBy: string | null) => {
    const id = newId('booking');
    const closed = moneyCase({ status: 'closed', closedAt: new Date(), closedBy });
    await put(`moneyCases/${id}`, closed);
    return id;
  };

  it('that was closed is open again', async () => {
    const id = await makeCase(ada.uid);
    expect(await undo(ada, 'money', id)).toEqual(UNDONE);
    expect(await read(`moneyCases/${id}`)).toMatchObject({
      status: 'open',
      closedAt: null,
      closedBy: null,
    });
    expect(await actsOf(ada)).toMatchObject([{ concerns: ['nora', 'eve'] }]);
    await adminDb.doc(`moneyCases/${id}`).delete();
  });

  it('stays closed if a comparison found that all agrees', async () => {
    const id = await makeCase(null);
    await expectRefusal(undo(ada, 'money', id), 'undo-over');
    await adminDb.doc(`moneyCases/${id}`).delete();
  });
});

describe('a report', () => {
  const decide = (id: string, outcome: string) =>
    callFunction('reviewReport', { reportId: id, outcome, reason: 'Rude.' }, ada);

  it('that was closed without action waits again, without a word to anyone or of who reported it', async () => {
    const [reporter, companion] = await Promise.all([makeMember(), makeCompanion()]);
    const id = newId('report');
    const people = { reporterId: reporter.uid, reportedId: companion.uid };
    await put(`reports/${id}`, reportDocument(people));
    const before = await read(`reports/${id}`);
    await decide(id, 'kept');
    expect(await undo(ada, 'reports', id)).toEqual(UNDONE);
    expect(await read(`reports/${id}`)).toEqual(before);
    await tick('deskSweeps');
    expect(await newsOf(reporter)).toEqual([]);
    expect((await actsOf(ada)).map(({ act, concerns }) => [act, concerns])).toEqual([
      ['report-kept', [companion.uid]],
      ['decision-undone', [companion.uid]],
    ]);
    // Decided again, both are told; then it stays.
    await decide(id, 'warned');
    expect([await newsOf(reporter), await newsOf(companion)]).toMatchObject([
      [{ kind: 'report-answered' }],
      [{ kind: 'account-warned' }],
    ]);
    await expectRefusal(undo(ada, 'reports', id), 'undo-over');
  });

  it('stays closed once its reporter is told', async () => {
    const id = newId('report');
    await put(`reports/${id}`, reportDocument());
    await decide(id, 'kept');
    await update(`reports/${id}`, { tellAt: new Date() });
    await tick('deskSweeps');
    await expectRefusal(undo(ada, 'reports', id), 'undo-over');
  });
});

describe('undoing', () => {
  it('is over after ten minutes', async () => {
    const id = await makeCheckIn();
    const decidedAt = new Date();
    await update(`checkIns/${id}`, { status: 'closed', decidedAt, decidedBy: ada.uid });
    const caller = { uid: ada.uid, userType: null, staffRefusal: null, signedInAt: decidedAt };
    const undoAfter = (ms: number) =>
      undoDecision.handler(
        {
          db: adminDb,
          input: { queue: 'check-ins', id },
          caller,
          network: '',
          now: new Date(decidedAt.getTime() + ms),
        },
        undefined,
      );
    await expectRefusal(undoAfter(UNDO_MS + 1), 'undo-over');
    expect(await undoAfter(UNDO_MS)).toEqual({ undone: true });
  });

  it('is for who decided only', async () => {
    const id = await makeMessage();
    await callFunction('deleteContactMessage', { messageId: id }, ada);
    await expectRefusal(undo(await makeAdmin(), 'messages', id), 'forbidden');
    expect(await read(`contactMessages/${id}`)).toMatchObject({ status: 'deleted' });
    await expectRefusal(undo(ada, 'applications', id), 'invalid-input');
    await expectRefusal(undo(ada, 'messages', newId('nothing')), 'not-found');
  });
});
