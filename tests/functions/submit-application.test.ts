import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Actor, makeAdmin, makeCompanion } from '../support/actors';
import { adminBucket, adminDb, put, putFile, read, update } from '../support/admin';
import { awaitMail } from '../support/awaited-mail';
import { APPLICATION_DRAFT, uploadedDocuments } from '../support/builders';
import { callFunction, expectRefusal } from '../support/call-function';
import { eventually } from '../support/eventually';
import { runTriggers } from '../support/in-process-triggers';
import { mailsTo } from '../support/mailbox';

runTriggers();

const digestOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const PDF = Buffer.from('%PDF-1.4\n%%EOF');

const submit = (actor: Actor) => callFunction('submitApplication', {}, actor);

const folder = ({ uid }: Actor) => `verification/${uid}`;

const NO_FILE = { type: null, file: null };
const { idDocument, proofOfAddress } = APPLICATION_DRAFT.documents;
/** The ID photo of sign-up in place of a file. */
const FROM_SIGN_UP = { idDocument: { ...idDocument, file: null }, proofOfAddress };

interface Setting {
  readonly draft?: object;
  readonly application?: object;
  readonly review?: object;
}

/** A new companion on the last screen, with both files in Storage and the ID photo of sign-up. */
async function applicant({ draft, application, review }: Setting = {}): Promise<Actor> {
  const eve = await makeCompanion(
    {
      listed: false,
      traits: ['calm'],
      hourlyRate: 42,
      weeklyAvailability: { mon: [{ start: '09:00', end: '18:00' }] },
      badges: { identity: false, background: false, training: false },
    },
    { bio: 'I listen.', verification: { isVerified: false, verificationStatus: 'not_started' } },
  );
  await Promise.all([
    put(`applications/${eve.uid}`, {
      draft: { ...APPLICATION_DRAFT, ...draft },
      form: null,
      earlierForm: null,
      returnedFields: [],
      checkOrder: null,
      status: 'draft',
      updatedAt: new Date(),
      submittedAt: null,
      ...application,
    }),
    put(`verifications/${eve.uid}`, {
      isVerified: false,
      verificationStatus: 'not_started',
      ...review,
    }),
    putFile(`${folder(eve)}/idPhoto/photo`, PNG),
    putFile(`${folder(eve)}/idDocument/document`, PNG),
    putFile(`${folder(eve)}/proofOfAddress/document`, PDF, 'application/pdf'),
  ]);
  return eve;
}

const told = async ({ uid }: Actor) =>
  (await adminDb.collection(`users/${uid}/notifications`).get()).docs.map((each) => [
    each.get('kind'),
    each.get('link'),
  ]);

const applicationOf = ({ uid }: Actor) => read(`applications/${uid}`);
const reviewOf = ({ uid }: Actor) => read(`verifications/${uid}`);

describe('submitApplication', () => {
  it('submits account, listing and draft with the documents, and tells the companion once', async () => {
    const eve = await applicant();
    expect(await submit(eve)).toEqual({ status: 200, result: { status: 'submitted' } });
    const application = await applicationOf(eve);
    expect(application).toMatchObject({
      status: 'submitted',
      form: {
        bio: 'I listen.',
        personalityTraits: ['calm'],
        hourlyRate: 42,
        weeklyHours: 20,
        weeklyAvailability: { mon: [{ start: '09:00', end: '18:00' }] },
        hasExperience: 'volunteer',
        background: 'Ten years on a helpline.',
      },
      draft: { documents: { idDocument: { type: 'passport', file: null } } },
    });
    expect(await reviewOf(eve)).toMatchObject({
      isVerified: false,
      verificationStatus: 'pending',
      submittedAt: application?.submittedAt,
      documentsUploaded: {
        idDocument: {
          type: 'passport',
          fileName: 'passport.png',
          storagePath: `${folder(eve)}/idDocument/document`,
          contentType: 'image/png',
          size: PNG.length,
          status: 'pending',
        },
        proofOfAddress: { type: 'utility_bill', contentType: 'application/pdf' },
      },
    });
    await eventually(() => read(`users/${eve.uid}`)).toMatchObject({
      verification: { verificationStatus: 'pending' },
    });
    expect(await submit(eve)).toMatchObject({ status: 200 });
    expect(await told(eve)).toEqual([['application-received', '/earn-helping']]);
    const mail = await awaitMail(eve.email, 'We have your application');
    expect(mail.body).toContain('24-48 hours');
    expect(mail.body).toContain('Members can’t find you until');
    expect(await mailsTo(eve.email)).toHaveLength(1);
  });

  it('copies the ID photo of sign-up, which a decision deletes, and the document stays', async () => {
    const eve = await applicant({ draft: { documents: FROM_SIGN_UP } });
    await adminBucket.file(`${folder(eve)}/idDocument/document`).delete();
    expect(await submit(eve)).toMatchObject({ status: 200 });
    expect((await reviewOf(eve))?.documentsUploaded.idDocument).toMatchObject({
      type: 'passport',
      fileName: 'ID photo from sign-up',
      storagePath: `${folder(eve)}/idDocument/document`,
      contentType: 'image/png',
      size: PNG.length,
    });
    const reject = {
      uid: eve.uid,
      decision: 'rejected',
      notes: 'Old.',
      documents: ['proofOfAddress'],
    };
    expect(await callFunction('reviewVerification', reject, await makeAdmin())).toMatchObject({
      status: 200,
    });
    const isThere = async (path: string) =>
      (await adminBucket.file(`${folder(eve)}/${path}`).exists())[0];
    expect(await isThere('idPhoto/photo')).toBe(false);
    expect(await isThere('idDocument/document')).toBe(true);
  });

  it.each([
    ['idDocument', { documents: { idDocument: NO_FILE, proofOfAddress } }],
    ['proofOfAddress', { documents: { idDocument, proofOfAddress: NO_FILE } }],
    [
      'proofOfAddress',
      { documents: { idDocument, proofOfAddress: { type: 'utility_bill', file: null } } },
    ],
    ['hours', { weeklyHours: 'all' }],
  ])('refuses without %s, and changes nothing', async (field, draft) => {
    const eve = await applicant({ draft });
    expect(await submit(eve)).toMatchObject({ code: 'invalid-input', details: { field } });
    expect(await applicationOf(eve)).toMatchObject({ status: 'draft', submittedAt: null });
    expect(await reviewOf(eve)).toMatchObject({ verificationStatus: 'not_started' });
    expect(await told(eve)).toEqual([]);
  });

  it('refuses a companion who has chosen no activity', async () => {
    const eve = await applicant();
    await update(`companions/${eve.uid}`, { 'offer.activities': [] });
    const refusal = { code: 'invalid-input', details: { field: 'activities' } };
    expect(await submit(eve)).toMatchObject(refusal);
  });

  it('refuses a listing without hours, which no member could book', async () => {
    const eve = await applicant();
    await update(`companions/${eve.uid}`, { weeklyAvailability: {} });
    const refusal = { code: 'invalid-input', details: { field: 'hours' } };
    expect(await submit(eve)).toMatchObject(refusal);
    const extraHours = [{ date: '2999-01-01', start: '09:00', end: '18:00' }];
    await update(`companions/${eve.uid}`, { 'offer.extraHours': extraHours });
    expect(await submit(eve)).toMatchObject({ status: 200 });
  });

  it.each([
    ['is missing', null],
    ['is no picture and no PDF', Buffer.from('Dear reviewer')],
  ])('refuses a document whose file %s', async (_what, content) => {
    const eve = await applicant();
    const path = `${folder(eve)}/idDocument/document`;
    if (content === null) await adminBucket.file(path).delete();
    else await putFile(path, content);
    expect(await submit(eve)).toMatchObject({
      code: 'invalid-input',
      details: { field: 'idDocument' },
    });
  });

  it('leaves documents that our team has, or has approved', async () => {
    for (const verificationStatus of ['pending', 'verified']) {
      const submittedAt = new Date('2026-06-01T12:00:00Z');
      const eve = await applicant({
        draft: { documents: { idDocument: NO_FILE, proofOfAddress: NO_FILE } },
        review: { verificationStatus, submittedAt },
      });
      expect(await submit(eve)).toMatchObject({ status: 200 });
      const review = await reviewOf(eve);
      expect(review?.verificationStatus).toBe(verificationStatus);
      expect(review?.submittedAt.toDate()).toEqual(submittedAt);
      const mail = await awaitMail(eve.email, 'We have your application');
      expect(mail.body).not.toContain('24-48 hours');
    }
  });

  it('asks again only for the document that was rejected, never the photo of sign-up for it', async () => {
    const rejected = async (kind: 'idDocument' | 'proofOfAddress', draft: object) => {
      const eve = await applicant({ draft: { documents: draft } });
      const documents = uploadedDocuments(eve.uid);
      await update(`verifications/${eve.uid}`, {
        verificationStatus: 'rejected',
        documentsUploaded: {
          idDocument: { ...documents.idDocument, status: 'verified' },
          proofOfAddress: { ...documents.proofOfAddress, status: 'verified' },
          [kind]: { ...documents[kind], status: 'rejected' },
        },
      });
      return eve;
    };
    const kept = { idDocument: NO_FILE, proofOfAddress };
    const again = await rejected('proofOfAddress', kept);
    expect(await submit(again)).toMatchObject({ status: 200 });
    expect((await reviewOf(again))?.documentsUploaded).toMatchObject({
      idDocument: { ...uploadedDocuments(again.uid).idDocument, uploadedAt: {}, status: 'pending' },
      proofOfAddress: { fileName: 'bill.pdf', size: PDF.length, status: 'pending' },
    });
    const unchanged = await rejected('proofOfAddress', kept);
    await update(`verifications/${unchanged.uid}`, {
      'documentsUploaded.proofOfAddress.rejectedDigest': digestOf(PDF),
    });
    expect(await submit(unchanged)).toMatchObject({
      code: 'invalid-input',
      details: { field: 'proofOfAddress', reason: 'same-file' },
    });
    const missing = await rejected('idDocument', FROM_SIGN_UP);
    expect(await submit(missing)).toMatchObject({ details: { field: 'idDocument' } });
  });

  it('refuses an accepted one, and a missing one', async () => {
    const accepted = await applicant({ application: { status: 'accepted' } });
    await expectRefusal(submit(accepted), 'bad-transition');
    await expectRefusal(submit(await makeCompanion()), 'not-found');
  });
});
