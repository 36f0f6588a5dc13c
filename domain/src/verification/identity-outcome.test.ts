import { describe, expect, it } from 'vitest';
import type { IdentityCheck } from './identity-check';
import { type FaceMatch, identityAnswer, nextIdentityCheck } from './identity-outcome';
import { IDENTITY_REASONS, identitySentence, isIdentityReason } from './identity-reasons';
import { reopenedCheck } from './reopened-check';

const NOW = new Date('2026-06-01T12:00:00Z');
const MATCH: FaceMatch = { verdict: 'match', confidence: 0.884 };
/** The facts of a live selfie. */
const LIVE = { provider: 'test', firstTurn: 'right' } as const;
const MISMATCH: FaceMatch = {
  verdict: 'mismatch',
  confidence: 0.02,
  reason: 'faces-differ',
  photo: null,
};
const UNCLEAR: FaceMatch = { verdict: 'unsure', confidence: 0.5, reason: 'unclear', photo: null };
const NO_FACE: FaceMatch = {
  verdict: 'unsure',
  confidence: null,
  reason: 'no-face-selfie',
  photo: 'selfie',
};

/** The stored check after these comparisons. */
function after(...matches: FaceMatch[]): IdentityCheck {
  const written = matches.reduce<IdentityCheck | undefined>(
    (identityCheck, match) => nextIdentityCheck({ identityCheck }, { ...match, ...LIVE }, NOW),
    undefined,
  );
  if (written === undefined) throw new Error('Nothing was compared');
  return written;
}

describe('an identity check', () => {
  it('passes a person whose pictures match, in the words of the specification', () => {
    const check = after(MATCH);
    expect(check).toEqual({
      status: 'passed',
      confidence: 88,
      reason: null,
      attempts: 1,
      unclearAttempts: 0,
      provider: 'test',
      checkedAt: NOW,
      firstTurn: 'right',
    });
    expect(identityAnswer(check)).toEqual({
      status: 'passed',
      confidence: 88,
      reason: null,
      message: 'Identity verified with 88% confidence. Photos match!',
    });
  });

  it('that staff refused waits for them again instead of passing', () => {
    const refused: IdentityCheck = { ...after(MISMATCH), refusedAt: NOW };
    const again = (match: FaceMatch) =>
      nextIdentityCheck({ identityCheck: refused }, { ...match, ...LIVE }, NOW);
    expect(again(MATCH)).toMatchObject({ status: 'review', refusedAt: NOW });
    expect(again(UNCLEAR)).toMatchObject({ status: 'review', refusedAt: NOW });
    expect(again(MISMATCH)).toMatchObject({ status: 'failed', refusedAt: NOW });
  });

  it('that waits for staff since the name changed isn’t passed by another comparison', () => {
    const reopened = reopenedCheck(after(MATCH), NOW);
    const again = nextIdentityCheck({ identityCheck: reopened }, { ...MATCH, ...LIVE }, NOW);
    expect(again.status).toBe('review');
    expect(identityAnswer(reopened)?.message).toMatch(/^You changed your name or photo/);
  });

  it('of a person who is held waits for staff instead of passing, the first one too', () => {
    const first = (match: FaceMatch) =>
      nextIdentityCheck({ heldAt: NOW }, { ...match, ...LIVE }, NOW);
    expect(first(MATCH).status).toBe('review');
    expect(first(UNCLEAR).status).toBe('review');
    expect(first(MISMATCH).status).toBe('failed');
  });

  it('waits for staff who have sent documents back, or taken a verification back', () => {
    const after = (verificationStatus: 'rejected' | 'not_started') =>
      nextIdentityCheck({ verificationStatus }, { ...MATCH, ...LIVE }, NOW).status;
    expect(after('rejected')).toBe('review');
    expect(after('not_started')).toBe('passed');
  });

  it('of an uploaded selfie waits for staff where a live one passes, and says so', () => {
    const uploaded = (match: FaceMatch) =>
      nextIdentityCheck({}, { ...match, provider: 'test' }, NOW);
    const check = uploaded(MATCH);
    expect(check).toMatchObject({ status: 'review', confidence: 88, reason: 'uploaded-selfie' });
    expect(check.firstTurn).toBeUndefined();
    expect(identityAnswer(check)?.message).toBe(
      'You uploaded your selfie, so our team will review your photos first. You can continue. We aim for 24-48 hours, and you can look around until then.',
    );
    expect(uploaded(UNCLEAR)).toMatchObject({ status: 'failed', reason: 'unclear' });
    expect(uploaded(MISMATCH)).toMatchObject({ status: 'failed', reason: 'faces-differ' });
  });

  it('never reports a match as certain', () => {
    expect(after({ verdict: 'match', confidence: 0.9999 }).confidence).toBe(99);
  });

  it('lets a newcomer with two unclear tries continue, for staff to decide', () => {
    expect(after(UNCLEAR)).toMatchObject({ status: 'failed', confidence: 50, reason: 'unclear' });
    expect(identityAnswer(after(UNCLEAR))).toBeNull();
    const second = after(UNCLEAR, NO_FACE);
    expect(second).toMatchObject({
      status: 'review',
      confidence: null,
      reason: 'no-face-selfie',
      attempts: 2,
      unclearAttempts: 2,
    });
    expect(identityAnswer(second)).toMatchObject({
      status: 'review',
      message: expect.stringContaining('You can continue'),
    });
  });

  it('never lets a newcomer continue whose faces differ, however often they try', () => {
    const check = after(UNCLEAR, MISMATCH, MISMATCH, MISMATCH);
    expect(check).toMatchObject({ status: 'failed', reason: 'faces-differ', attempts: 4 });
    expect(identityAnswer(check)).toBeNull();
    expect(after(UNCLEAR, UNCLEAR, MISMATCH).status).toBe('failed');
  });

  it('counts unclear tries across other results, and then passes no match without staff', () => {
    expect(after(UNCLEAR, MISMATCH, UNCLEAR).status).toBe('review');
    expect(after(UNCLEAR, UNCLEAR, MATCH).status).toBe('review');
    expect(after(UNCLEAR, UNCLEAR, MISMATCH, MATCH).status).toBe('review');
    expect(after(UNCLEAR, MATCH).status).toBe('passed');
  });
});

describe('the sentence about a check that did not pass', () => {
  it('is the one of the specification where the faces differ', () => {
    expect(identitySentence('faces-differ', null)).toBe(
      'Identity verification failed. Photos do not match or are unclear. Please try again.',
    );
  });

  it('names the picture it is about', () => {
    expect(identitySentence('too-large', 'idPhoto')).toBe(
      'The ID photo is larger than 10 MB. Please choose a smaller file.',
    );
    expect(identitySentence('truncated', 'selfie')).toContain('The selfie is damaged');
    for (const reason of Object.keys(IDENTITY_REASONS).filter(isIdentityReason)) {
      expect(identitySentence(reason, null)).not.toContain('{');
    }
  });

  it('exists for our reasons only', () => {
    expect(isIdentityReason('two-faces')).toBe(true);
    expect(isIdentityReason('toString')).toBe(false);
    expect(isIdentityReason(null)).toBe(false);
  });
});
