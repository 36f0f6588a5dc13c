import { describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { put, putFile, read, update } from '../support/admin';
import { uploadedDocuments } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailsTo } from '../support/mailbox';
import { kindsOf } from './news';

runTriggers();

const DARK = Buffer.from('%PDF-1.4\ndark\n%%EOF');
const SHARP = Buffer.from('%PDF-1.4\nsharp\n%%EOF');

const KEPT = { type: 'passport', file: null };
const REPLACED = { type: 'bank_statement', file: { name: 'statement.pdf' } };

const submit = (actor: Actor, input: object = {}) =>
  callFunction('submitDocuments', { idDocument: KEPT, proofOfAddress: REPLACED, ...input }, actor);

const reviewOf = ({ uid }: Actor) => read(`verifications/${uid}`);
const pathOf = ({ uid }: Actor) => `verification/${uid}/proofOfAddress/document`;

/** A person whose proof of address staff have rejected. */
async function rejected(person: Actor): Promise<Actor> {
  const documents = uploadedDocuments(person.uid);
  await putFile(pathOf(person), DARK, 'application/pdf');
  await put(`verifications/${person.uid}`, {
    isVerified: false,
    verificationStatus: 'pending',
    documentsUploaded: {
      ...documents,
      proofOfAddress: { ...documents.proofOfAddress, storagePath: pathOf(person) },
    },
    submittedAt: new Date(),
  });
  const decision = {
    uid: person.uid,
    decision: 'rejected',
    notes: 'Too dark.',
    documents: ['proofOfAddress'],
  };
  expect(await callFunction('reviewVerification', decision, await makeAdmin())).toMatchObject({
    status: 200,
  });
  return person;
}

describe('submitDocuments', () => {
  it('takes both documents of a first submission by their bytes, and tells their owner once', async () => {
    const maya = await makeMember();
    const both = {
      idDocument: { type: 'passport', file: { name: 'me.png' } },
      proofOfAddress: REPLACED,
    };
    await putFile(`verification/${maya.uid}/idDocument/document`, DARK, 'image/png');
    expect(await submit(maya, both)).toMatchObject({ details: { field: 'proofOfAddress' } });
    expect(await reviewOf(maya)).toBeUndefined();
    await putFile(pathOf(maya), SHARP, 'application/pdf');
    expect(await submit(maya, both)).toMatchObject({ status: 200 });
    expect(await submit(maya, both)).toMatchObject({ status: 200 });
    expect(await reviewOf(maya)).toMatchObject({
      isVerified: false,
      verificationStatus: 'pending',
      documentsUploaded: {
        idDocument: { type: 'passport', contentType: 'application/pdf', size: DARK.length },
        proofOfAddress: { fileName: 'statement.pdf', status: 'pending' },
      },
    });
    expect(await kindsOf(maya)).toEqual(['verification-received']);
    await eventually(async () => (await mailsTo(maya.email)).map(({ subject }) => subject)).toEqual(
      ['We have your documents'],
    );
  });

  it('refuses the file that staff rejected, and takes another one in its place', async () => {
    const eve = await rejected(await makeCompanion());
    const refusal = {
      code: 'invalid-input',
      details: { field: 'proofOfAddress', reason: 'same-file' },
    };
    expect(await submit(eve)).toMatchObject(refusal);
    // Under another name and type it is the same file.
    await putFile(pathOf(eve), DARK, 'image/png');
    const renamed = { proofOfAddress: { type: 'utility_bill', file: { name: 'new.png' } } };
    expect(await submit(eve, renamed)).toMatchObject(refusal);
    expect(await reviewOf(eve)).toMatchObject({ verificationStatus: 'rejected' });

    await putFile(pathOf(eve), SHARP, 'application/pdf');
    expect(await submit(eve)).toEqual({
      status: 200,
      result: { verificationStatus: 'pending' },
    });
    const review = await reviewOf(eve);
    expect(review).toMatchObject({ isVerified: false, verificationStatus: 'pending' });
    expect(review?.documentsUploaded.idDocument).toMatchObject({
      type: 'passport',
      fileName: 'scan.pdf',
      status: 'pending',
    });
    expect(review?.documentsUploaded.proofOfAddress).toEqual({
      type: 'bank_statement',
      fileName: 'statement.pdf',
      storagePath: pathOf(eve),
      contentType: 'application/pdf',
      size: SHARP.length,
      uploadedAt: review?.submittedAt,
      status: 'pending',
    });
    await eventually(async () =>
      (await mailsTo(eve.email)).map(({ subject }) => subject),
    ).toContain('We have your documents');
    // A repeated call does nothing.
    expect(await submit(eve)).toMatchObject({ status: 200 });
    expect((await reviewOf(eve))?.submittedAt).toEqual(review?.submittedAt);
  });

  it('needs a new file for what was rejected', async () => {
    const max = await rejected(await makeMember());
    const kept = { proofOfAddress: { type: 'utility_bill', file: null } };
    expect(await submit(max, kept)).toMatchObject({
      code: 'invalid-input',
      details: { field: 'proofOfAddress' },
    });
  });

  it('refuses suspended people, people without files, and whose documents are approved', async () => {
    const [none, suspended, approved] = await Promise.all([
      makeMember(),
      makeMember().then(rejected),
      makeMember().then(rejected),
    ]);
    await Promise.all([
      update(`users/${suspended.uid}`, { accountStatus: 'suspended' }),
      update(`verifications/${approved.uid}`, { verificationStatus: 'verified' }),
    ]);
    await expectRefusal(submit(none), 'invalid-input');
    await expectRefusal(submit(suspended), 'forbidden');
    await expectRefusal(submit(approved), 'bad-transition');
  });

  it('compares with the file of an acceptance that was taken back', async () => {
    const eve = await rejected(await makeCompanion());
    await putFile(pathOf(eve), SHARP, 'application/pdf');
    await submit(eve);
    const staff = await makeAdmin();
    const { uid } = eve;
    await callFunction('reviewVerification', { uid, decision: 'verified' }, staff);
    await callFunction('reviewVerification', { uid, decision: 'revoked', notes: 'Old.' }, staff);
    const both = {
      idDocument: { type: 'passport', file: { name: 'me.pdf' } },
      proofOfAddress: REPLACED,
    };
    await putFile(`verification/${uid}/idDocument/document`, DARK, 'application/pdf');
    expect(await submit(eve, both)).toMatchObject({
      details: { field: 'proofOfAddress', reason: 'same-file' },
    });
  });
});
