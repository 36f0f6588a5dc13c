import { afterEach, expect, test, vi } from 'vitest';
import { MissingDocuments } from './missing-documents';
import { type SubmittedDocument, submitDocuments } from './verification-store';

const { files, set } = vi.hoisted(() => ({ files: new Set<string>(), set: vi.fn() }));

vi.mock('../../firebase/firestore', () => ({ firestore: () => 'database' }));
vi.mock('../../firebase/storage', () => ({
  filesIn: async (folder: string) => [...files].filter((path) => path.startsWith(folder)),
}));
vi.mock('firebase/firestore', () => ({
  doc: (_database: unknown, ...path: string[]) => path.join('/'),
  runTransaction: (_database: unknown, work: (transaction: object) => Promise<void>) =>
    work({ set }),
  serverTimestamp: () => 'now',
}));

afterEach(() => {
  files.clear();
  set.mockReset();
});

const PASSPORT: SubmittedDocument = {
  type: 'passport',
  fileName: 'me.png',
  storagePath: 'verification/maya/idDocument/document',
  contentType: 'image/png',
  size: 5,
};
const BILL: SubmittedDocument = {
  type: 'utility_bill',
  fileName: 'bill.pdf',
  storagePath: 'verification/maya/proofOfAddress/document',
  contentType: 'application/pdf',
  size: 7,
};

const submit = () => submitDocuments('maya', { idDocument: PASSPORT, proofOfAddress: BILL });

test('a submission names both files, with the time of the server', async () => {
  files.add(PASSPORT.storagePath).add(BILL.storagePath);
  await submit();
  expect(set).toHaveBeenCalledExactlyOnceWith(
    'verifications/maya',
    {
      isVerified: false,
      verificationStatus: 'pending',
      documentsUploaded: {
        idDocument: { ...PASSPORT, uploadedAt: 'now', status: 'pending' },
        proofOfAddress: { ...BILL, uploadedAt: 'now', status: 'pending' },
      },
      submittedAt: 'now',
    },
    { mergeFields: expect.arrayContaining(['documentsUploaded']) },
  );
});

test('a submission with missing files fails and names them', async () => {
  await expect(submit()).rejects.toEqual(new MissingDocuments(['idDocument', 'proofOfAddress']));
  files.add(PASSPORT.storagePath);
  await expect(submit()).rejects.toMatchObject({ kinds: ['proofOfAddress'] });
  expect(set).not.toHaveBeenCalled();
});
