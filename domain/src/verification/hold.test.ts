import { describe, expect, it } from 'vitest';
import { isIdentityChecked } from '../account/level';
import { heldForStaff } from './hold';
import type { IdentityCheck } from './identity-check';
import { reopenedCheck } from './reopened-check';
import type { Verification } from './verification';

const NOW = new Date('2026-06-01T12:00:00Z');

const checked = (status: IdentityCheck['status']): Verification => ({
  isVerified: false,
  verificationStatus: 'not_started',
  identityCheck: {
    status,
    confidence: 88,
    reason: null,
    attempts: 1,
    unclearAttempts: 0,
    provider: 'test',
    checkedAt: NOW,
  },
});

describe('a person of whom staff closed an earlier account', () => {
  it('waits for staff though the photos matched', () => {
    const held = heldForStaff(checked('passed'), NOW);
    expect(held).toEqual({ ...checked('review'), heldAt: NOW });
    expect(isIdentityChecked(held)).toBe(false);
  });

  it('waits for staff in a new name, too, and has no level meanwhile', () => {
    const { identityCheck: passed, ...rest } = checked('passed');
    if (passed === undefined) throw new Error('There is a check');
    const held = heldForStaff({ ...rest, identityCheck: reopenedCheck(passed, NOW) }, NOW);
    expect(held.identityCheck).toMatchObject({ status: 'review', reason: null });
    expect(isIdentityChecked(held)).toBe(false);
  });

  it.each(['review', 'failed'] as const)('keeps a check that is %s', (status) => {
    expect(heldForStaff(checked(status), NOW)).toEqual({ ...checked(status), heldAt: NOW });
  });

  it('is marked without a check, too', () => {
    expect(heldForStaff(undefined, NOW)).toEqual({
      isVerified: false,
      verificationStatus: 'not_started',
      heldAt: NOW,
    });
  });

  it('keeps the documents that staff accepted', () => {
    const accepted = {
      ...checked('passed'),
      isVerified: true,
      verificationStatus: 'verified',
    } as const;
    expect(isIdentityChecked(heldForStaff(accepted, NOW))).toBe(true);
  });
});
