import { describe, expect, it } from 'vitest';
import { isIdentityChecked } from '../account/level';
import {
  acceptedIdentity,
  endedIdentity,
  hasEndedIdentity,
  newIdentityTerm,
  passedIdentity,
} from './identity-term';
import type { Verification } from './verification';

const NOW = new Date('2026-03-05T16:30:00Z');
const TERM = newIdentityTerm(NOW);
const LATER = new Date('2028-04-01T09:00:00Z');

const CHECK = {
  status: 'passed',
  confidence: 93,
  reason: null,
  attempts: 3,
  unclearAttempts: 1,
  provider: 'test',
  checkedAt: NOW,
  firstTurn: 'left',
} as const;
const COMPARED: Verification = {
  isVerified: false,
  verificationStatus: 'not_started',
  identityCheck: CHECK,
  identityTerm: TERM,
};
const DOCUMENTS: Verification = {
  isVerified: true,
  verificationStatus: 'verified',
  identityTerm: TERM,
};

describe('the term of an identity check', () => {
  it('ends 24 months later, at the same time of day, and is told of 30 days before', () => {
    expect(TERM).toEqual({
      checkedAt: NOW,
      endsAt: new Date('2028-03-05T16:30:00Z'),
      dueAt: new Date('2028-02-04T16:30:00Z'),
    });
    expect(newIdentityTerm(new Date('2024-02-29T00:00:00Z')).endsAt).toEqual(
      new Date('2026-02-28T00:00:00Z'),
    );
  });

  it('takes level and badge when it ends, and keeps documents accepted', () => {
    expect([COMPARED, DOCUMENTS].map(isIdentityChecked)).toEqual([true, true]);
    const compared = endedIdentity(COMPARED, TERM);
    expect(compared).toEqual({
      ...COMPARED,
      identityCheck: { ...CHECK, status: 'expired', unclearAttempts: 0 },
      identityTerm: { ...TERM, dueAt: null },
    });
    const both = endedIdentity({ ...DOCUMENTS, identityCheck: CHECK }, TERM);
    expect(both).toMatchObject({ isVerified: false, verificationStatus: 'verified' });
    expect([compared, both].map(isIdentityChecked)).toEqual([false, false]);
    expect([COMPARED, DOCUMENTS, compared, both].map(hasEndedIdentity)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(hasEndedIdentity({})).toBe(false);
  });

  it('leaves a check that didn’t pass as it is', () => {
    const failed = { ...DOCUMENTS, identityCheck: { ...CHECK, status: 'failed' as const } };
    expect(endedIdentity(failed, TERM).identityCheck).toEqual(failed.identityCheck);
  });

  it('begins with the first check that passes, and isn’t prolonged by comparing again', () => {
    expect(passedIdentity(undefined, NOW)).toEqual({ identityTerm: TERM });
    expect(passedIdentity({ verificationStatus: 'rejected' }, NOW)).toEqual({ identityTerm: TERM });
    expect(passedIdentity(COMPARED, LATER)).toEqual({});
    expect(passedIdentity(DOCUMENTS, LATER)).toEqual({});
  });

  it('begins again once it has ended, and gives the badge back for accepted documents', () => {
    const next = newIdentityTerm(LATER);
    expect(passedIdentity(endedIdentity(COMPARED, TERM), LATER)).toEqual({ identityTerm: next });
    const back = { identityTerm: next, isVerified: true };
    expect(passedIdentity(endedIdentity(DOCUMENTS, TERM), LATER)).toEqual(back);
    expect(acceptedIdentity(endedIdentity(DOCUMENTS, TERM), LATER)).toEqual(back);
    // Their name has changed meanwhile, so staff look at the documents again.
    const reopened = { ...endedIdentity(DOCUMENTS, TERM), verificationStatus: 'pending' as const };
    expect(passedIdentity(reopened, LATER)).toEqual({ identityTerm: next });
  });

  it('begins anew with each acceptance by staff', () => {
    expect(acceptedIdentity(COMPARED, LATER)).toEqual({ identityTerm: newIdentityTerm(LATER) });
  });
});
