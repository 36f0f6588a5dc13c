import { expect, it } from 'vitest';
import { withAgeDoubt } from './age-doubt';
import type { IdentityCheck } from './identity-check';
import { identityAnswer } from './identity-outcome';

const PASSED: IdentityCheck = {
  status: 'passed',
  confidence: 88,
  reason: null,
  attempts: 1,
  unclearAttempts: 0,
  provider: 'test',
  checkedAt: new Date('2026-06-01T12:00:00Z'),
};

it('leaves to staff who gave another age, and tells the person only that staff look', () => {
  const doubted = withAgeDoubt(PASSED);
  expect(doubted).toEqual({ ...PASSED, status: 'review', reason: 'age' });
  const answer = identityAnswer(doubted);
  expect(answer).toMatchObject({ status: 'review', reason: null });
  expect(answer?.message).toMatch(
    /^Our team takes one more look at your photos\..* We aim for 24-48 hours/,
  );
});

it('lets no one with failed photos continue', () => {
  const failed: IdentityCheck = { ...PASSED, status: 'failed', reason: 'faces-differ' };
  expect(withAgeDoubt(failed)).toEqual(failed);
});
