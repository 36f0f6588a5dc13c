import { afterEach, expect, test, vi } from 'vitest';
import type { StoredFile } from '../../firebase/storage';
import { MissingDocuments } from './missing-documents';
import { type SubmittedDocument, submitDocuments } from './verification-store';

const { files, set } = vi.hoisted(() => ({ files: new Map<string, unknown>(), set: vi.fn() }));

vi.mock('../../firebase/firestore', () => ({ firestore: () => 'database' }));
vi.mock('../../firebase/storage', () => ({
  storedFile: async (path: string) => files.get(path) ?? null,
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

const PASSPORT: SubmittedDocument = { type: 'passport', fileName: 'me.png', storagePath: 'id' };
const BILL: SubmittedDocument = {
  type: 'utility_bill',
  fileName: 'bill.pdf',
  storagePath: 'proof',
};
const STORED: StoredFile = {
  contentType: 'image/png',
  size: 5,
  uploadedAt: new Date('2026-11-20T15:00:00Z'),
};

const submit = () => submitDocuments('maya', { idDocument: PASSPORT, proofOfAddress: BILL });

test('a submission has the file’s metadata from Storage', async () => {
  files.set('id', STORED).set('proof', STORED);
  await submit();
  expect(set).toHaveBeenCalledExactlyOnceWith(
    'verifications/maya',
    {
      isVerified: false,
      verificationStatus: 'pending',
      documentsUploaded: {
        idDocument: { ...PASSPORT, ...STORED, status: 'pending' },
        proofOfAddress: { ...BILL, ...STORED, status: 'pending' },
      },
      submittedAt: 'now',
    },
    { mergeFields: expect.arrayContaining(['documentsUploaded']) },
  );
});

test('a submission with missing files fails and names them', async () => {
  await expect(submit()).rejects.toEqual(new MissingDocuments(['idDocument', 'proofOfAddress']));
  files.set('id', STORED);
  await expect(submit()).rejects.toMatchObject({ kinds: ['proofOfAddress'] });
  expect(set).not.toHaveBeenCalled();
});
