import { beforeEach, describe, expect, it } from 'vitest';
import { pseudonymOf } from '../../functions/src/staff/forget-in-audit';
import { type Actor, makeAdmin, makeCompanion, makeMember, signedInAgain } from '../support/actors';
import { adminAuth, adminDb, put, putFile } from '../support/admin';
import { applicationDocument, newId, reportDocument } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { askDeletion, confirmDeletion, deleteByStaff } from '../support/staff-deletion';
import { actsOf, linesOf } from './audit-entries';

const REASON = 'Under age, as the documents show.';

let staff: Actor;
let colleague: Actor;
beforeEach(async () => {
  [staff, colleague] = await Promise.all([makeAdmin(), makeAdmin()]);
});

const remove = (someone: Pick<Actor, 'uid'>) => deleteByStaff(someone, REASON, staff, colleague);
const close = ({ uid }: Pick<Actor, 'uid'>, step: 'decline' | 'withdraw', by: Actor) =>
  callFunction('deleteAccountByStaff', { step, uid }, by);
const exists = async (path: string) => (await adminDb.doc(path).get()).exists;

/** The whole log as text. */
async function log(): Promise<string> {
  const { docs } = await adminDb.collection('auditLog').get();
  return docs.map((doc) => `${doc.ref.path} ${JSON.stringify(doc.data())}`).join('\n');
}

describe('deleteAccountByStaff', () => {
  it('removes an account like its owner could, and logs the reason', async () => {
    const eve = await makeCompanion();
    await putFile(`profiles/${eve.uid}/photo/me.png`, 'a picture');
    expect(await remove(eve)).toEqual({ status: 200, result: { status: 'deleted' } });
    for (const name of ['users', 'profiles', 'companions', 'verifications']) {
      expect(await exists(`${name}/${eve.uid}`)).toBe(false);
    }
    expect(await exists(`retainedRecords/${eve.uid}`)).toBe(true);
    await expect(adminAuth.getUser(eve.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    const target = `users/${pseudonymOf(eve.uid)}`;
    expect(await linesOf(staff)).toEqual([['deletion-asked', target, '', []]]);
    expect(await linesOf(colleague)).toEqual([['account-deleted', target, REASON, []]]);
  });

  it('leaves a log without the person’s id, whatever staff did before', async () => {
    const [eve, member] = await Promise.all([
      makeCompanion({}, { firstName: 'Zerafina', lastName: 'Quillfeather' }),
      makeMember(),
    ]);
    const reportId = newId('report');
    const reported = reportDocument({ reporterId: eve.uid });
    await put(`reports/${reportId}`, reported);
    await put(`applications/${eve.uid}`, applicationDocument());
    const notes = 'Zerafina says too little.';
    for (const [name, data] of [
      ['reviewReport', { reportId, outcome: 'kept' }],
      ['reviewApplication', { uid: eve.uid, decision: 'returned', notes, fields: ['bio'] }],
      ['suspendAccount', { uid: eve.uid, suspend: true, reason: notes }],
      ['suspendAccount', { uid: member.uid, suspend: true, reason: 'Someone else.' }],
    ] as const) {
      expect(await callFunction(name, data, staff)).toMatchObject({ status: 200 });
    }
    expect(await log()).toContain(eve.uid);
    await remove(eve);
    const after = await log();
    for (const word of [eve.uid, eve.email, 'Zerafina', 'Quillfeather']) {
      expect(after).not.toContain(word);
    }
    const gone = pseudonymOf(eve.uid);
    expect(await linesOf(staff)).toEqual([
      ['report-kept', `reports/${reportId}`, '', []],
      ['application-returned', `applications/${gone}`, '', []],
      ['account-suspended', `users/${gone}`, '', []],
      ['account-suspended', `users/${member.uid}`, 'Someone else.', [member.uid]],
      ['deletion-asked', `users/${gone}`, '', []],
    ]);
  });

  it('is logged once however often it is asked for, and refused for no account', async () => {
    const member = await makeMember();
    await askDeletion(member, REASON, staff);
    await askDeletion(member, 'Another reason.', staff);
    await confirmDeletion(member, colleague);
    expect(await confirmDeletion(member, colleague)).toMatchObject({ status: 200 });
    expect(await actsOf(staff)).toHaveLength(1);
    expect(await actsOf(colleague)).toMatchObject([{ act: 'account-deleted', note: REASON }]);
    await expectRefusal(remove({ uid: 'nobody' }), 'not-found');
    await expectRefusal(confirmDeletion({ uid: 'nobody' }, staff), 'not-found');
    expect(await actsOf(staff)).toHaveLength(1);
  });

  it('waits for a second one of the staff, who may decline; the first may withdraw', async () => {
    const member = await makeMember();
    expect(await askDeletion(member, REASON, staff)).toEqual({
      status: 200,
      result: { status: 'asked' },
    });
    const request = await adminDb.doc(`deletionRequests/${member.uid}`).get();
    expect(request.data()).toMatchObject({ by: staff.uid, reason: REASON });
    await expectRefusal(askDeletion(member, REASON, colleague), 'bad-transition');
    await expectRefusal(close(member, 'decline', staff), 'forbidden');
    await expectRefusal(close(member, 'withdraw', colleague), 'forbidden');
    expect(await close(member, 'decline', colleague)).toMatchObject({
      result: { status: 'declined' },
    });
    await expectRefusal(confirmDeletion(member, colleague), 'bad-transition');
    await askDeletion(member, REASON, staff);
    expect(await close(member, 'withdraw', staff)).toMatchObject({
      result: { status: 'withdrawn' },
    });
    await expectRefusal(confirmDeletion(member, colleague), 'bad-transition');
    expect(await exists(`users/${member.uid}`)).toBe(true);
    const acts = [...(await actsOf(staff)), ...(await actsOf(colleague))].map(({ act }) => act);
    expect(acts).toEqual([
      'deletion-asked',
      'deletion-asked',
      'deletion-withdrawn',
      'deletion-declined',
    ]);
  });
});

describe('a download', () => {
  it('has what staff did and read, but not who, who reported it, or what they only thought of', async () => {
    const [member, reporter] = await Promise.all([makeMember(), makeMember()]);
    const reportId = newId('report');
    const about = { reporterId: reporter.uid, reportedId: member.uid };
    await put(`reports/${reportId}`, reportDocument(about));
    const warning = { reportId, outcome: 'warned', reason: 'No ads.' };
    await callFunction('reviewReport', warning, staff);
    const change = (suspend: boolean) =>
      callFunction('suspendAccount', { uid: member.uid, suspend, reason: REASON }, staff);
    await change(true);
    await change(false);
    await callFunction('readAsStaff', { what: 'account', uid: member.uid }, staff);
    await askDeletion(member, REASON, staff);
    // The suspension ended the session.
    const { result } = await callFunction(
      'downloadAccount',
      { after: null },
      await signedInAgain(member),
    );
    const { data } = result as { data: { staffActs: object[]; account: object } };
    expect(data.staffActs).toHaveLength(4);
    expect(data.staffActs).toEqual(
      expect.arrayContaining([
        // They read the warning when it was made.
        { at: expect.any(String), act: 'account-warned', note: 'No ads.' },
        { at: expect.any(String), act: 'account-suspended', note: REASON },
        { at: expect.any(String), act: 'account-reinstated', note: REASON },
        { at: expect.any(String), act: 'account-read', note: '' },
      ]),
    );
    expect(JSON.stringify(result)).not.toContain(staff.uid);
    expect(JSON.stringify(result)).not.toContain(reporter.uid);
    expect(data.account).not.toHaveProperty('searchTokens');
  });
});
