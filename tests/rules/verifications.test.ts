import { DOCUMENT_TYPES } from '@hearthkin/domain/verification/documents';
import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { accountsOf, admin, allowed, denied, rulesEnvironment } from './rules-environment';
import { UNKNOWN_NAME } from './unknown-name';

const { as, arrange } = rulesEnvironment(() => [owner, stranger]);
const uid = 'review-owner';
const owner = { uid, userType: 'earner' as const };
const stranger = { uid: 'stranger', userType: 'earner' as const };

const EARLIER = Timestamp.fromMillis(Date.UTC(2026, 0, 1));
const NEVER = Timestamp.fromMillis(Date.UTC(2999, 0, 1));

function documentsOf(who: string) {
  const document = (kind: string, type: string): DocumentData => ({
    type,
    fileName: 'My scan.pdf',
    storagePath: `verification/${who}/${kind}/scan.pdf`,
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

const submission = (changes: DocumentData = {}): DocumentData => ({
  isVerified: false,
  verificationStatus: 'pending',
  documentsUploaded: DOCUMENTS,
  submittedAt: serverTimestamp(),
  ...changes,
});

/** A submission with a changed field in one document. */
const withDocument = (kind: keyof typeof DOCUMENTS, changes: DocumentData): DocumentData =>
  submission({ documentsUploaded: { ...DOCUMENTS, [kind]: { ...DOCUMENTS[kind], ...changes } } });

const review = (who?: Parameters<typeof as>[0], id = uid) => doc(as(who), 'verifications', id);

const arrangeReview = (data: DocumentData) =>
  arrange({
    [`verifications/${uid}`]: { isVerified: false, identityCheck: { status: 'passed' }, ...data },
  });

describe('a review of documents', () => {
  beforeEach(() => arrangeReview({ verificationStatus: 'not_started' }));

  it('is read only by its owner, not by staff', async () => {
    await allowed(getDoc(review(owner)));
    for (const who of [stranger, admin, undefined]) await denied(getDoc(review(who)));
  });

  it('is listed by nobody', async () => {
    for (const who of [owner, admin]) {
      await denied(getDocs(query(collection(as(who), 'verifications'), limit(1))));
    }
  });

  it('is deleted by no client', async () => {
    await denied(deleteDoc(review(owner)));
    await denied(deleteDoc(review(admin)));
  });

  it('is submitted by its owner, not by strangers, visitors or staff', async () => {
    const { isVerified: _untouched, ...handedIn } = submission();
    await denied(updateDoc(review(stranger), handedIn));
    await denied(updateDoc(review(), handedIn));
    await denied(updateDoc(review(admin), handedIn));
    await allowed(updateDoc(review(owner), handedIn));
  });

  it.each([
    ['pending', false],
    ['verified', false],
    ['rejected', false],
    ['not_started', true],
  ])('that is %s can be submitted: %s', async (verificationStatus, expected) => {
    await arrangeReview({ verificationStatus, documentsUploaded: DOCUMENTS, submittedAt: EARLIER });
    const { isVerified: _untouched, ...handedIn } = withDocument('idDocument', { size: 2000 });
    await (expected ? allowed : denied)(updateDoc(review(owner), handedIn));
  });

  it.each(['idDocument', 'proofOfAddress'] as const)(
    'whose %s was rejected can be submitted by no client: only the function compares files',
    async (kind) => {
      const { isVerified: _untouched, ...handedIn } = submission();
      for (const [status, expected] of [
        ['rejected', denied],
        ['verified', allowed],
      ] as const) {
        const documentsUploaded = { ...DOCUMENTS, [kind]: { ...DOCUMENTS[kind], status } };
        await arrangeReview({ verificationStatus: 'not_started', documentsUploaded });
        await expected(updateDoc(review(owner), handedIn));
      }
    },
  );

  it('cannot be submitted with a decision or another identity check', async () => {
    const { isVerified: _untouched, ...handedIn } = submission();
    await denied(updateDoc(review(owner), { ...handedIn, notes: 'Fine.' }));
    await denied(updateDoc(review(owner), { ...handedIn, isVerified: true }));
    await denied(updateDoc(review(owner), { ...handedIn, [UNKNOWN_NAME]: true }));
    await denied(updateDoc(review(owner), { ...handedIn, 'identityCheck.status': 'review' }));
    await allowed(updateDoc(review(owner), handedIn));
  });

  it('can start again after a rejection, without changing anything else', async () => {
    const again = { verificationStatus: 'not_started' };
    for (const verificationStatus of ['pending', 'verified']) {
      await arrangeReview({ verificationStatus, documentsUploaded: DOCUMENTS });
      await denied(updateDoc(review(owner), again));
    }
    await arrangeReview({ verificationStatus: 'rejected', documentsUploaded: DOCUMENTS });
    await denied(updateDoc(review(stranger), again));
    await denied(updateDoc(review(admin), again));
    await denied(updateDoc(review(owner), { ...again, isVerified: true }));
    await denied(updateDoc(review(owner), { ...again, [UNKNOWN_NAME]: true }));
    await denied(updateDoc(review(owner), { verificationStatus: 'verified' }));
    await denied(updateDoc(review(owner), { verificationStatus: 'pending' }));
    await allowed(updateDoc(review(owner), again));
  });
});

describe('a first submission', () => {
  it('may be created by its owner if there is none', async () => {
    const newcomer = { uid: 'review-newcomer', userType: 'spender' as const };
    await arrange(accountsOf(newcomer));
    const ref = review(newcomer, newcomer.uid);
    const first = (changes: DocumentData = {}) =>
      submission({ documentsUploaded: documentsOf(newcomer.uid), ...changes });
    await denied(setDoc(review(stranger, newcomer.uid), first()));
    await denied(setDoc(review(admin, newcomer.uid), first()));
    await denied(setDoc(ref, first({ [UNKNOWN_NAME]: 1 })));
    await denied(setDoc(ref, first({ isVerified: true })));
    await denied(setDoc(ref, first({ notes: 'Fine.' })));
    await denied(setDoc(ref, first({ documentsUploaded: DOCUMENTS })));
    await allowed(setDoc(ref, first()));
  });
});

describe('a submission', () => {
  beforeEach(() => arrangeReview({ verificationStatus: 'not_started' }));

  const handIn = ({ isVerified: _untouched, ...data }: DocumentData) =>
    updateDoc(review(owner), data);

  it.each(['verified', 'not_started', 'rejected', UNKNOWN_NAME])(
    'is pending, not %s',
    async (verificationStatus) => {
      await denied(handIn(submission({ verificationStatus })));
    },
  );

  it('carries the time of the write', async () => {
    await denied(handIn(submission({ submittedAt: EARLIER })));
    await allowed(handIn(submission()));
  });

  it('has both documents and nothing else', async () => {
    const { idDocument, proofOfAddress } = DOCUMENTS;
    await denied(handIn(submission({ documentsUploaded: { idDocument } })));
    await denied(handIn(submission({ documentsUploaded: { proofOfAddress } })));
    await denied(
      handIn(submission({ documentsUploaded: { ...DOCUMENTS, [UNKNOWN_NAME]: idDocument } })),
    );
    await allowed(handIn(submission()));
  });

  describe.each(['idDocument', 'proofOfAddress'] as const)('the %s', (kind) => {
    const path = (rest: string) => `verification/${uid}/${kind}/${rest}`;
    const LONG = 400 - path('').length;

    const GOOD: Record<string, unknown[]> = {
      type: Object.keys(DOCUMENT_TYPES[kind]),
      fileName: ['', 'x'.repeat(200)],
      storagePath: [path('a.jpg'), path('x'.repeat(LONG))],
      contentType: ['image/jpeg', 'image/png', 'application/pdf'],
      size: [1, 10 * 1024 * 1024 - 1],
      uploadedAt: [EARLIER, serverTimestamp()],
      status: ['pending'],
    };
    const other = kind === 'idDocument' ? 'proofOfAddress' : 'idDocument';
    const BAD: Record<string, unknown[]> = {
      type: [UNKNOWN_NAME, Object.keys(DOCUMENT_TYPES[other])[0], 1],
      fileName: ['x'.repeat(201), 1, null],
      storagePath: [
        `verification/stranger/${kind}/a.jpg`,
        `verification/${uid}/${other}/a.jpg`,
        `profiles/${uid}/${kind}/a.jpg`,
        path('a/b.jpg'),
        path('x'.repeat(LONG + 1)),
        `verification/${uid}/${kind}`,
        `x${path('a.jpg')}`,
        1,
      ],
      contentType: [UNKNOWN_NAME, 'image/gif', 'text/html', null],
      size: [0, -1, 10 * 1024 * 1024, 1.5, '1000'],
      uploadedAt: [NEVER, 'today'],
      status: ['verified', 'rejected', UNKNOWN_NAME],
    };

    it.each(Object.keys(GOOD))(
      'accepts every valid value and no invalid one: %s',
      async (field) => {
        for (const value of BAD[field] ?? []) {
          await denied(handIn(withDocument(kind, { [field]: value })));
        }
        for (const value of GOOD[field] ?? []) {
          await arrangeReview({ verificationStatus: 'not_started' });
          await allowed(handIn(withDocument(kind, { [field]: value })));
        }
      },
    );

    it('has every field and no other', async () => {
      for (const field of Object.keys(GOOD)) {
        const { [field]: _left, ...rest } = DOCUMENTS[kind];
        await denied(handIn(submission({ documentsUploaded: { ...DOCUMENTS, [kind]: rest } })));
      }
      await denied(handIn(withDocument(kind, { [UNKNOWN_NAME]: 1 })));
      await allowed(handIn(submission()));
    });
  });
});
