import { expect, it } from 'vitest';
import type { IdentityCheck } from './identity-check';
import { identityAnswer } from './identity-outcome';
import { NO_SHARED_FACE, openFaces, withSharedFace } from './shared-face';

const PASSED: IdentityCheck = {
  status: 'passed',
  confidence: 88,
  reason: null,
  attempts: 1,
  unclearAttempts: 0,
  provider: 'test',
  checkedAt: new Date('2026-06-01T12:00:00Z'),
};
const TWINS = { people: ['twin', 'other'], accepted: ['twin'], isAnother: false, isClosed: false };

it('leaves a face that another account has to staff, and does not name that account to the member', () => {
  expect(openFaces(TWINS)).toEqual(['other']);
  const check = withSharedFace(PASSED, TWINS);
  expect(check).toEqual({ ...PASSED, status: 'review', reason: 'known-face' });
  expect(identityAnswer(check)).toEqual({
    status: 'review',
    confidence: 88,
    reason: 'known-face',
    message:
      'Our team will review your photos first. You can continue. If you already have an account, please use that one. We aim for 24-48 hours, and you can look around until then.',
  });
});

it('leaves to staff who showed another face before', () => {
  const closed = withSharedFace(PASSED, { ...NO_SHARED_FACE, isClosed: true });
  expect(closed).toEqual({ ...PASSED, status: 'review', reason: 'known-face' });
  const check = withSharedFace(PASSED, { ...NO_SHARED_FACE, isAnother: true });
  expect(check).toMatchObject({ status: 'review', reason: 'known-face' });
});

it('lets pass whose likeness staff have accepted, or who is like nobody', () => {
  expect(withSharedFace(PASSED, { ...TWINS, people: ['twin'] })).toEqual(PASSED);
  expect(withSharedFace(PASSED, NO_SHARED_FACE)).toEqual(PASSED);
});

it('lets no one with failed photos continue', () => {
  const failed: IdentityCheck = { ...PASSED, status: 'failed', reason: 'faces-differ' };
  expect(withSharedFace(failed, TWINS)).toEqual(failed);
});
