import { describe, expect, it } from 'vitest';
import type { IdentityCheckStatus } from '../verification/identity-check';
import { reopenedCheck } from '../verification/reopened-check';
import { type DetailedAccount, isToBeSeenAgain, levelOf, missingDetails } from './level';

const checked = (status: IdentityCheckStatus) => ({
  status,
  confidence: 90,
  reason: null,
  attempts: 1,
  unclearAttempts: 0,
  provider: 'built-in',
  checkedAt: new Date('2026-06-01T12:00:00Z'),
});

const WHOLE = {
  phoneVerified: true,
  interests: ['art', 'food', 'music'],
  address: { street: '1 Elm', city: 'Austin', state: 'TX', zipCode: '78701', country: 'US' },
} satisfies DetailedAccount;

describe('the level of an account', () => {
  it('is verified once the photos match, or staff accepted documents', () => {
    expect(levelOf(WHOLE, { isVerified: false, identityCheck: checked('passed') })).toBe(
      'verified',
    );
    expect(levelOf(WHOLE, { isVerified: true })).toBe('verified');
    expect(levelOf(WHOLE, { isVerified: true, identityCheck: checked('failed') })).toBe('verified');
  });

  it('stays while staff look at a name that changed since the photos matched', () => {
    const now = new Date('2026-06-02T12:00:00Z');
    const reopened = { isVerified: false, identityCheck: reopenedCheck(checked('passed'), now) };
    expect(levelOf(WHOLE, reopened)).toBe('verified');
    expect(isToBeSeenAgain(reopened)).toBe(true);
    expect(isToBeSeenAgain({ changed: ['name'] })).toBe(true);
    expect(isToBeSeenAgain({ identityCheck: checked('passed') })).toBe(false);
    expect(isToBeSeenAgain({ identityCheck: checked('review') })).toBe(false);
  });

  it('is not while staff have to look, after they refused, and before anything', () => {
    expect(levelOf(WHOLE, { isVerified: false, identityCheck: checked('review') })).toBe('account');
    expect(levelOf(WHOLE, { isVerified: false, identityCheck: checked('failed') })).toBe('account');
    expect(levelOf(WHOLE, { isVerified: false })).toBe('account');
    expect(levelOf(WHOLE, undefined)).toBe('account');
  });

  it.each<[string, Partial<DetailedAccount>]>([
    ['phone', { phoneVerified: false }],
    ['interests', { interests: ['art', 'food'] }],
    ['address', { address: { ...WHOLE.address, zipCode: ' ' } }],
  ])('is not without the %s', (detail, change) => {
    const account = { ...WHOLE, ...change };
    expect(missingDetails(account)).toEqual([detail]);
    expect(levelOf(account, { isVerified: true })).toBe('account');
  });

  it('asks for all of them, in the order of the page', () => {
    expect(missingDetails(WHOLE)).toEqual([]);
    const address = { street: '', city: '', state: '', zipCode: '', country: '' };
    expect(missingDetails({ phoneVerified: false, interests: [], address })).toEqual([
      'phone',
      'interests',
      'address',
    ]);
  });
});
