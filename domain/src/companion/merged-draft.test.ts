import { expect, test } from 'vitest';
import type { ApplicationDraft } from './application';
import { mergedDraft } from './merged-draft';

const NO_FILE = { type: null, file: null };
const BEFORE: ApplicationDraft = {
  step: 2,
  weeklyHours: '20',
  hasExperience: 'none',
  background: '',
  documents: { idDocument: NO_FILE, proofOfAddress: NO_FILE },
};
const FILE = { name: 'bill.pdf', contentType: 'application/pdf' as const, size: 1_000 };

test('what another device has saved stays, and what has changed here is added', () => {
  const stored: ApplicationDraft = {
    ...BEFORE,
    step: 3,
    background: 'Typed on the phone.',
    documents: { ...BEFORE.documents, proofOfAddress: { type: 'utility_bill', file: FILE } },
  };
  const now: ApplicationDraft = {
    ...BEFORE,
    weeklyHours: '10',
    documents: { ...BEFORE.documents, idDocument: { type: 'passport', file: null } },
  };
  expect(mergedDraft(stored, now, BEFORE)).toEqual({
    ...stored,
    weeklyHours: '10',
    documents: {
      idDocument: { type: 'passport', file: null },
      proofOfAddress: { type: 'utility_bill', file: FILE },
    },
  });
});

test('a screen that is farther here counts', () => {
  expect(mergedDraft(BEFORE, { ...BEFORE, step: 3 }, BEFORE).step).toBe(3);
});
