import { DOCUMENT_TYPES } from '@hearthkin/domain/verification/documents';
import { beforeEach, describe, it } from 'vitest';
import { access, allowed, denied, rulesEnvironment, takes } from './kit';
import { accountsOf, admin, visitor, type Who } from './people';
import { type Data, eachMissing, NOW, UNKNOWN_NAME } from './values';

const uid = 'review-owner';
const owner: Who = { uid, userType: 'earner' };
const stranger: Who = { uid: 'stranger', userType: 'earner' };
const { as, arrange } = rulesEnvironment(owner, stranger);
const onlyOwner = { to: [owner], notTo: [stranger, visitor, admin] };

const EARLIER = new Date('2026-01-01');
const KINDS = ['idDocument', 'proofOfAddress'] as const;

function documentsOf(who: string) {
  const document = (kind: string, type: string): Data => ({
    type,
    fileName: 'My scan.pdf',
    storagePath: `verification/${who}/${kind}/document`,
    contentType: 'application/pdf',
    size: 1000,
    uploadedAt: EARLIER,
    status: 'pending',
  });
  return {
    idDocument: document('idDocument', 'passport'),
    proofOfAddress: document('proofOfAddress', 'utility_bill'),
  };
}

const DOCUMENTS = documentsOf(uid);

/** A verification as its owner submits it. */
const submission = (change: Data = {}) => ({
  verificationStatus: 'pending',
  documentsUploaded: DOCUMENTS,
  submittedAt: NOW,
  ...change,
});

/** The documents with a changed field in one. */
const withDocument = (kind: (typeof KINDS)[number], change: Data) => ({
  documentsUploaded: { ...DOCUMENTS, [kind]: { ...DOCUMENTS[kind], ...change } },
});

const review = (who?: Who, id = uid) => as(who).doc(`verifications/${id}`);
const handIn = (change: Data = {}) => review(owner).update(submission(change));

const arrangeReview = (data: Data = { verificationStatus: 'not_started' }) =>
  arrange({
    [`verifications/${uid}`]: { isVerified: false, identityCheck: { status: 'passed' }, ...data },
  });

beforeEach(() => arrangeReview());

describe('a review of documents', () => {
  it('is read only by its owner, not by staff, and listed by nobody', async () => {
    await access(onlyOwner, (who) => review(who).get());
    await access({ notTo: [owner, admin] }, (who) => as(who).list('verifications', 1));
  });

  it('is deleted by no client', () =>
    access({ notTo: [owner, admin] }, (who) => review(who).delete()));

  it('is submitted by its owner, not by strangers, visitors or staff', () =>
    access(onlyOwner, (who) => review(who).update(submission())));

  it('is submitted once, until it begins again', async () => {
    const before = { documentsUploaded: DOCUMENTS, submittedAt: EARLIER };
    for (const verificationStatus of ['pending', 'verified', 'rejected']) {
      await arrangeReview({ verificationStatus, ...before });
      await denied(handIn(withDocument('idDocument', { size: 2000 })));
    }
    await arrangeReview({ verificationStatus: 'not_started', ...before });
    await allowed(handIn(withDocument('idDocument', { size: 2000 })));
  });

  it.each(KINDS)(
    'whose %s was rejected can be submitted by no client: only the function compares files',
    async (kind) => {
      const verificationStatus = 'not_started';
      await arrangeReview({ verificationStatus, ...withDocument(kind, { status: 'rejected' }) });
      await denied(handIn());
      await arrangeReview({ verificationStatus, ...withDocument(kind, { status: 'verified' }) });
      await allowed(handIn());
    },
  );

  it('cannot be submitted with a decision or another identity check', () =>
    takes(
      handIn,
      [{}],
      [
        { notes: 'Fine.' },
        { isVerified: true },
        { [UNKNOWN_NAME]: true },
        { 'identityCheck.status': 'review' },
      ],
    ));

  it('can start again after a rejection, without changing anything else', async () => {
    const again = { verificationStatus: 'not_started' };
    for (const verificationStatus of ['pending', 'verified']) {
      await arrangeReview({ verificationStatus, documentsUploaded: DOCUMENTS });
      await denied(review(owner).update(again));
    }
    await arrangeReview({ verificationStatus: 'rejected', documentsUploaded: DOCUMENTS });
    await takes(
      (change) => review(owner).update(change),
      [],
      [
        { ...again, isVerified: true },
        { ...again, [UNKNOWN_NAME]: true },
        { verificationStatus: 'verified' },
        { verificationStatus: 'pending' },
      ],
    );
    await access(onlyOwner, (who) => review(who).update(again));
  });
});

describe('a first submission', () => {
  it('may be created by its owner if there is none', async () => {
    const newcomer: Who = { uid: 'review-newcomer', userType: 'spender' };
    await arrange(accountsOf(newcomer));
    const hand = (who: Who | undefined, change: Data = {}) =>
      review(who, newcomer.uid).set({
        ...submission({ documentsUploaded: documentsOf(newcomer.uid) }),
        isVerified: false,
        ...change,
      });
    await takes(
      (change) => hand(newcomer, change),
      [],
      [
        { [UNKNOWN_NAME]: 1 },
        { isVerified: true },
        { notes: 'Fine.' },
        { documentsUploaded: DOCUMENTS },
      ],
    );
    await access({ to: [newcomer], notTo: [stranger, admin] }, (who) => hand(who));
  });
});

describe('a submission', () => {
  it('is pending, and carries the time of the write', () =>
    takes(
      handIn,
      [{}],
      [
        ...['verified', 'not_started', 'rejected', UNKNOWN_NAME].map((verificationStatus) => ({
          verificationStatus,
        })),
        { submittedAt: EARLIER },
      ],
    ));

  it('has both documents and nothing else', () =>
    takes(
      (documentsUploaded) => handIn({ documentsUploaded }),
      [DOCUMENTS],
      [...eachMissing(DOCUMENTS), { ...DOCUMENTS, [UNKNOWN_NAME]: DOCUMENTS.idDocument }],
    ));

  describe.each(KINDS)('the %s', (kind) => {
    const path = (rest: string) => `verification/${uid}/${kind}/${rest}`;
    const other = kind === 'idDocument' ? 'proofOfAddress' : 'idDocument';
    const FIELDS: Record<string, { good: unknown[]; bad: unknown[] }> = {
      type: {
        good: Object.keys(DOCUMENT_TYPES[kind]),
        bad: [UNKNOWN_NAME, Object.keys(DOCUMENT_TYPES[other])[0], 1],
      },
      fileName: {
        good: ['', 'x'.repeat(200), 'naïve — 旅券 (1).pdf'],
        bad: ['x'.repeat(201), 'scan\u0007.pdf', 'scan\n.pdf', 'scan\u202efdp.exe', 1, null],
      },
      storagePath: {
        good: [path('document')],
        bad: [
          `verification/stranger/${kind}/document`,
          `verification/${uid}/${other}/document`,
          `profiles/${uid}/${kind}/document`,
          path('document/document'),
          path('photo'),
          path(UNKNOWN_NAME),
          path(''),
          `verification/${uid}/${kind}`,
          `x${path('document')}`,
          `${path('document')}x`,
          1,
        ],
      },
      contentType: {
        good: ['image/jpeg', 'image/png', 'application/pdf'],
        bad: [UNKNOWN_NAME, 'image/gif', 'text/html', null],
      },
      size: { good: [1, 10 * 1024 * 1024 - 1], bad: [0, -1, 10 * 1024 * 1024, 1.5, '1000'] },
      uploadedAt: { good: [EARLIER, NOW], bad: [new Date('2999-01-01'), 'today'] },
      status: { good: ['pending'], bad: ['verified', 'rejected', UNKNOWN_NAME] },
    };

    it.each(Object.entries(FIELDS))('has any good value and no bad one: %s', (field, cases) =>
      takes(
        async (value) => {
          await arrangeReview();
          return handIn(withDocument(kind, { [field]: value }));
        },
        cases.good,
        cases.bad,
      ),
    );

    it('has every field and no other', () => {
      const document = DOCUMENTS[kind];
      const bad = [...eachMissing(document), { ...document, [UNKNOWN_NAME]: 1 }];
      return takes(
        (value) => handIn({ documentsUploaded: { ...DOCUMENTS, [kind]: value } }),
        [document],
        bad,
      );
    });
  });
});
