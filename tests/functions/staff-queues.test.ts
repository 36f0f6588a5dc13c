import { UNDO_MS } from '@hearthkin/domain/admin/queue-acts';
import type { ContactMessage } from '@hearthkin/domain/support/contact';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminBucket, adminDb, put, putFile, read, update } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { identityCheck, newId, uploadedDocuments } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { mailsTo } from '../support/mailbox';
import { contactMessage } from '../support/queue-items';
import { actsOf, linesOf } from './audit-entries';
import { kindsOf } from './news';

let staff: Actor;
beforeEach(async () => {
  staff = await makeAdmin();
});

describe('handling a message to support', () => {
  async function makeMessage(change: Partial<ContactMessage> = {}): Promise<string> {
    const id = newId('message');
    await put(`contactMessages/${id}`, contactMessage(change));
    return id;
  }
  const answer = (messageId: string, actor = staff, words: string | null = null) =>
    callFunction('answerContactMessage', { messageId, answer: words }, actor);
  const drop = (messageId: string) => callFunction('deleteContactMessage', { messageId }, staff);

  it('records who answered it and when', async () => {
    const id = await makeMessage();
    expect(await answer(id)).toEqual({ status: 200, result: { answered: true } });
    expect(await read(`contactMessages/${id}`)).toMatchObject({
      status: 'answered',
      decidedBy: staff.uid,
      decidedAt: expect.anything(),
    });
    const entry = { target: `contactMessages/${id}`, note: '', concerns: [] };
    expect(await actsOf(staff)).toEqual([{ act: 'contact-answered', ...entry }]);
  });

  const WORDS = 'Open your bookings.\n\n<b>Bye</b>';

  it('emails an answer to the address of a visitor, once, and keeps it', async () => {
    const email = `${newId('visitor')}@example.test`.toLowerCase();
    const id = await makeMessage({ email, message: 'Words of a stranger.' });
    const answers = [1, 2].map(() => answer(id, staff, WORDS));
    for (const one of await Promise.all(answers)) expect(one).toMatchObject({ status: 200 });
    const mail = await awaitMail(email, 'Our answer: My receipt');
    expect(mail.body).toContain('Hello Sam Porter,');
    expect(mail.body).toContain(WORDS);
    expect(mail.html).not.toContain('<b>Bye');
    // The typed address may be that of someone who wrote nothing.
    expect(mail.body).not.toContain('Words of a stranger.');
    expect(await read(`contactMessages/${id}`)).toMatchObject({
      status: 'answered',
      answer: WORDS,
      decidedBy: staff.uid,
      decidedAt: expect.anything(),
    });
    for (const words of ['Other words.', null]) {
      await expectRefusal(answer(id, staff, words), 'already-decided');
    }
    expect(await mailsTo(email)).toHaveLength(1);
    const entry = { target: `contactMessages/${id}`, note: '', concerns: [] };
    expect(await actsOf(staff)).toEqual([{ act: 'contact-mailed', ...entry }]);
  });

  it('emails an answer to the account of a member, whatever address they typed', async () => {
    const typed = `${newId('typed')}@example.test`.toLowerCase();
    const member = await makeMember({ firstName: 'Nora' });
    const id = await makeMessage({ email: typed, uid: member.uid });
    expect(await answer(id, staff, WORDS)).toMatchObject({ status: 200 });
    const mail = await awaitMail(member.email, 'Our answer: My receipt');
    expect(mail.body).toContain('Hello Nora,');
    expect(await mailsTo(typed)).toEqual([]);
    expect(await actsOf(staff)).toMatchObject([{ note: '', concerns: [member.uid] }]);
  });

  it('emails an answer to the typed address of a member whose account has none', async () => {
    const typed = `${newId('typed')}@example.test`.toLowerCase();
    const member = await makeMember({ email: '' });
    const id = await makeMessage({ email: typed, uid: member.uid });
    expect(await answer(id, staff, WORDS)).toMatchObject({ status: 200 });
    expect((await awaitMail(typed, 'Our answer: My receipt')).body).toContain(WORDS);
  });

  it('sends nothing without words, and refuses empty and too long ones', async () => {
    const email = `${newId('visitor')}@example.test`.toLowerCase();
    const id = await makeMessage({ email });
    for (const words of ['', ' \n', 'x'.repeat(4001)]) {
      await expectRefusal(answer(id, staff, words), 'invalid-input');
    }
    expect(await answer(id)).toMatchObject({ status: 200 });
    expect(await read(`contactMessages/${id}`)).toMatchObject({ answer: null });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('deletes it, for a while', async () => {
    const id = await makeMessage();
    expect(await drop(id)).toEqual({ status: 200, result: { deleted: true } });
    const { status, expireAt } = (await read(`contactMessages/${id}`)) ?? {};
    expect(status).toBe('deleted');
    expect(expireAt.toMillis()).toBeLessThanOrEqual(Date.now() + UNDO_MS);
    await expectRefusal(answer(id), 'already-decided');
    expect((await actsOf(staff)).map(({ act }) => act)).toEqual(['contact-deleted']);
  });
});

describe('reviewIdentity', () => {
  const CHECK = identityCheck({ confidence: 52, reason: 'unclear' });

  async function makeUnclear(change: object = {}): Promise<Actor> {
    const member = await makeMember();
    await putFile(`verification/${member.uid}/selfie/photo`, 'a face');
    await put(`verifications/${member.uid}`, {
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

  it('passes a matching newcomer, deletes the photos and notifies them', async () => {
    const member = await makeUnclear();
    expect(await decide(member, 'matched')).toEqual({ status: 200, result: { status: 'passed' } });
    expect(await read(`verifications/${member.uid}`)).toMatchObject({
      verificationStatus: 'not_started',
      identityCheck: { status: 'passed', confidence: 52 },
    });
    expect(await pictures(member)).toBe(0);
    expect(await kindsOf(member)).toEqual(['identity-matched']);
    expect(await linesOf(staff)).toEqual([
      ['identity-matched', `verifications/${member.uid}`, '', [member.uid]],
    ]);
  });

  it('leads a refused companion who still applies to the ID of the application', async () => {
    const [eve, member] = await Promise.all([makeCompanion({ listed: false }), makeUnclear()]);
    const review = { isVerified: false, verificationStatus: 'not_started', identityCheck: CHECK };
    await put(`verifications/${eve.uid}`, review);
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
    await update(`verifications/${uid}`, {
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
    expect(await kindsOf(member)).toEqual(['identity-refused']);
  });

  it('is for a pending check, and an error says why', async () => {
    const [member, failed] = await Promise.all([
      makeUnclear(),
      makeUnclear({ identityCheck: { ...CHECK, status: 'failed' } }),
    ]);
    await expectRefusal(decide(member, 'refused'), 'invalid-input');
    await expectRefusal(decide(failed, 'matched'), 'already-decided');
    await expectRefusal(decide(await makeMember(), 'matched'), 'not-found');
    expect(await pictures(member)).toBe(1);
  });
});

describe('recordExport', () => {
  it('logs the export of a list, and its length', async () => {
    const data = { list: 'activities', rows: 312 };
    expect(await callFunction('recordExport', data, staff)).toMatchObject({ status: 200 });
    expect(await linesOf(staff)).toEqual([['list-exported', 'activities', '312 rows', []]]);
    for (const bad of [{ list: 'secrets', rows: 1 }, { list: 'activities', rows: -1 }, {}]) {
      await expectRefusal(callFunction('recordExport', bad, staff), 'invalid-input');
    }
  });

  it.each(['accounts', 'messages'])(
    'of people’s addresses asks why, and logs it: %s',
    async (list) => {
      for (const reason of ['', ' ']) {
        const bad = { list, rows: 3, reason };
        await expectRefusal(callFunction('recordExport', bad, staff), 'invalid-input');
      }
      const data = { list, rows: 3, reason: 'A letter about new terms.' };
      expect(await callFunction('recordExport', data, staff)).toMatchObject({ status: 200 });
      expect(await linesOf(staff)).toEqual([
        ['list-exported', list, '3 rows: A letter about new terms.', []],
      ]);
    },
  );
});
