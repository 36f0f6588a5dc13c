import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion, makeMember } from '../support/actors';
import { adminBucket, put, putFile, read, update } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { applicationDocument, identityCheck, uploadedDocuments } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { kindsOf, newsOf } from './news';

runTriggers();

const review = (data: unknown, actor: Actor) => callFunction('reviewVerification', data, actor);

let staff: Actor;

beforeAll(async () => {
  staff = await makeAdmin();
});

/** A person with submitted documents. */
async function handIn(actor: Actor, verificationStatus = 'pending'): Promise<Actor> {
  await put(`verifications/${actor.uid}`, {
    isVerified: false,
    verificationStatus,
    documentsUploaded: uploadedDocuments(actor.uid),
    submittedAt: new Date(),
  });
  return actor;
}

/** A companion who lacks only the approval of submitted documents to be listed. */
const newCompanion = async () =>
  handIn(
    await makeCompanion(
      { listed: false, badges: { identity: false, background: true, training: false } },
      { verification: { isVerified: false, verificationStatus: 'not_started' } },
    ),
  );

describe('reviewVerification', () => {
  it('lists a companion with a badge once an admin has approved, and notifies them', async () => {
    const noor = await newCompanion();
    expect(await review({ uid: noor.uid, decision: 'verified' }, staff)).toEqual({
      status: 200,
      result: { verificationStatus: 'verified' },
    });
    expect(await read(`verifications/${noor.uid}`)).toMatchObject({
      isVerified: true,
      verificationStatus: 'verified',
      reviewedBy: staff.uid,
      documentsUploaded: {
        idDocument: { status: 'verified' },
        proofOfAddress: { status: 'verified' },
      },
    });
    expect(await read(`users/${noor.uid}`)).toMatchObject({
      verification: { isVerified: true, verificationStatus: 'verified' },
    });
    await eventually(() => read(`companions/${noor.uid}`)).toMatchObject({
      listed: true,
      badges: { identity: true, background: true },
    });
    const { reviewedAt } = (await read(`verifications/${noor.uid}`)) ?? {};
    const givenAt = async () => (await read(`companions/${noor.uid}`))?.badgesGivenAt.identity;
    expect(await givenAt()).toEqual(reviewedAt);
    const { identityTerm } = (await read(`verifications/${noor.uid}`)) ?? {};
    expect(identityTerm.checkedAt).toEqual(reviewedAt);
    expect(identityTerm.endsAt.toDate().getUTCFullYear()).toBe(
      reviewedAt.toDate().getUTCFullYear() + 2,
    );
    // A revoked badge has no date.
    await update(`verifications/${noor.uid}`, {
      isVerified: false,
      verificationStatus: 'rejected',
    });
    await eventually(() => read(`companions/${noor.uid}`)).toMatchObject({
      listed: false,
      badges: { identity: false },
      badgesGivenAt: { identity: null },
    });
    expect(await kindsOf(noor)).toContain('verification-verified');
  });

  it('tells a companion without a photo that members can’t find them yet', async () => {
    const [listed, unseen] = await Promise.all([newCompanion(), newCompanion()]);
    await update(`companions/${unseen.uid}`, { photo: null });
    const mailOf = async ({ uid, email }: Actor) => {
      await review({ uid, decision: 'verified' }, staff);
      return awaitMail(email, 'Verification complete');
    };
    expect((await mailOf(listed)).body).toContain('Members can now find and book you.');
    const body = (await mailOf(unseen)).body;
    expect(body).toContain('Members can’t find you until your listing has a photo.');
    expect(body).not.toContain('now find');
  });

  it('names the document to replace, and leads a companion to it, where they are in onboarding', async () => {
    const decide = async (person: Actor, documents: readonly string[]) => {
      const rejected = { uid: person.uid, decision: 'rejected', notes: ' Blurred. ', documents };
      expect(await review(rejected, staff)).toMatchObject({ status: 200 });
      return (await newsOf(person)).find(({ kind }) => kind === 'verification-rejected');
    };
    const applied = await newCompanion();
    await put(`applications/${applied.uid}`, applicationDocument());
    const [noor, max] = await Promise.all([newCompanion(), makeMember().then((m) => handIn(m))]);
    expect(await decide(noor, ['proofOfAddress'])).toMatchObject({
      link: '/earn-helping?field=proofOfAddress',
      data: { documents: 'proofOfAddress', notes: 'Blurred.' },
    });
    expect(await read(`verifications/${noor.uid}`)).toMatchObject({
      isVerified: false,
      verificationStatus: 'rejected',
      notes: 'Blurred.',
      documentsUploaded: {
        idDocument: { status: 'verified' },
        proofOfAddress: { status: 'rejected' },
      },
    });
    expect(await read(`companions/${noor.uid}`)).toMatchObject({ listed: false });
    expect(await decide(applied, ['idDocument'])).toMatchObject({
      link: '/verification?document=idDocument',
    });
    expect(await decide(max, ['idDocument', 'proofOfAddress'])).toMatchObject({
      link: '/verification?document=idDocument',
    });
    const mail = await awaitMail(noor.email, 'Your verification needs attention');
    expect(mail.body).toContain('We couldn’t approve your proof of address.');
    expect(mail.body).toContain('/earn-helping?field=proofOfAddress');
    const none = { uid: noor.uid, decision: 'rejected', notes: 'No.', documents: [] };
    await expectRefusal(review(none, staff), 'invalid-input');
  });

  it('completes a pending identity check only with accepted documents', async () => {
    const unclearCheck = identityCheck({ confidence: 52, reason: 'unclear' });
    const unclear = async () => {
      const noor = await newCompanion();
      await update(`verifications/${noor.uid}`, { identityCheck: unclearCheck });
      await putFile(`verification/${noor.uid}/selfie/photo`, 'a face');
      return noor;
    };
    const pictures = async ({ uid }: Actor) =>
      (await adminBucket.getFiles({ prefix: `verification/${uid}/` }))[0].length;
    const [accepted, sentBack] = await Promise.all([unclear(), unclear()]);
    await review({ uid: accepted.uid, decision: 'verified' }, staff);
    await review({ uid: sentBack.uid, decision: 'rejected', notes: 'Blurred.' }, staff);
    const checkOf = async ({ uid }: Actor) => (await read(`verifications/${uid}`))?.identityCheck;
    expect(await checkOf(accepted)).toMatchObject({ status: 'passed', confidence: 52 });
    expect(await pictures(accepted)).toBe(0);
    expect(await checkOf(sentBack)).toMatchObject({ status: 'review' });
    expect(await pictures(sentBack)).toBe(1);
  });

  it('requires submitted documents', async () => {
    const [member, early] = await Promise.all([
      makeMember(),
      makeMember().then((actor) => handIn(actor, 'not_started')),
    ]);
    const decision = { decision: 'verified' };
    await expectRefusal(review({ uid: member.uid, ...decision }, staff), 'not-found');
    await expectRefusal(review({ uid: early.uid, ...decision }, staff), 'already-decided');
  });
});
