import { describe, expect, it } from 'vitest';
import { FILE_NAME_MAX, shownFileName, submitDocumentsInput } from './documents';

const isTaken = (name: string) => {
  const idDocument = { type: 'passport', file: { name } };
  const proofOfAddress = { type: 'utility_bill', file: null };
  return submitDocumentsInput.safeParse({ idDocument, proofOfAddress }).success;
};

describe('the name of a document’s file', () => {
  it.each(['scan\u0007.pdf', 'scan\n.pdf', 'scan\u202efdp.exe', 'x'.repeat(FILE_NAME_MAX + 1)])(
    'is only taken as it can be shown: %j',
    (name) => {
      expect(isTaken(name)).toBe(false);
      expect(isTaken(shownFileName(name))).toBe(true);
    },
  );

  it('is otherwise the person’s own', () => {
    const name = 'naïve — 旅券 (1).pdf';
    expect(shownFileName(name)).toBe(name);
    expect(isTaken(name)).toBe(true);
  });
});
