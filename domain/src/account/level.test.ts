import { describe, expect, it } from 'vitest';
import type { IdentityCheckStatus } from '../verification/identity-check';
import { levelOf } from './level';

const checked = (status: IdentityCheckStatus) => ({
  status,
  confidence: 90,
  reason: null,
  attempts: 1,
  unclearAttempts: 0,
  provider: 'built-in',
  checkedAt: new Date('2026-06-01T12:00:00Z'),
});

describe('the level of an account', () => {
  it('is verified once the photos match, or staff accepted documents', () => {
    expect(levelOf({ isVerified: false, identityCheck: checked('passed') })).toBe('verified');
    expect(levelOf({ isVerified: true })).toBe('verified');
    expect(levelOf({ isVerified: true, identityCheck: checked('failed') })).toBe('verified');
  });

  it('is not while staff have to look, after they refused, and before anything', () => {
    expect(levelOf({ isVerified: false, identityCheck: checked('review') })).toBe('account');
    expect(levelOf({ isVerified: false, identityCheck: checked('failed') })).toBe('account');
    expect(levelOf({ isVerified: false })).toBe('account');
    expect(levelOf(undefined)).toBe('account');
  });
});
