import { describe, expect, it } from 'vitest';
import type { User } from '../account/user';
import { type ListedFacts, listedWords, reasonsIn, unlistedReasons } from './listed';

const ACCOUNT = {
  userType: 'earner',
  accountStatus: 'active',
  verification: { isVerified: true, verificationStatus: 'verified' },
  restriction: null,
} as const;
const LISTING: ListedFacts = {
  photo: '/sample-avatars/f-01.svg',
  badges: { background: true },
  badgesGivenAt: { background: new Date('2026-03-01') },
  pause: null,
  payoutAccount: 'not-needed',
};

const RESTRICTION = { until: new Date('2026-04-01'), reason: 'You asked for a phone number.' };

/** There never was one. */
const NO_CHECK = { badges: { background: false }, badgesGivenAt: { background: null } };

const unverified = (verificationStatus: User['verification']['verificationStatus']) => ({
  verification: { isVerified: false, verificationStatus },
});

describe('a companion', () => {
  it('is listed with an active account, approved documents and application, and a photo', () => {
    expect(unlistedReasons(ACCOUNT, LISTING)).toEqual([]);
  });

  it.each([
    ['a suspended account', { accountStatus: 'suspended' as const }, {}, 'account'],
    ['the account of a member', { userType: 'spender' as const }, {}, 'account'],
    ['a restriction', { restriction: RESTRICTION }, {}, 'restriction'],
    ['no documents', unverified('not_started'), {}, 'documents'],
    ['documents under review', unverified('pending'), {}, 'documents'],
    ['rejected documents', unverified('rejected'), {}, 'documents'],
    ['an identity check that has ended', unverified('verified'), {}, 'identity'],
    ['no approved application', {}, NO_CHECK, 'application'],
    ['a background check that has ended', {}, { badges: { background: false } }, 'background'],
    ['no photo', {}, { photo: null }, 'photo'],
    ['no account to be paid', {}, { payoutAccount: 'missing' as const }, 'payout-account'],
    ['a pause', {}, { pause: { status: 'paused' as const, at: new Date(0) } }, 'missed'],
  ])('with %s is not', (_what, account, listing, reason) => {
    expect(unlistedReasons({ ...ACCOUNT, ...account }, { ...LISTING, ...listing })).toEqual([
      reason,
    ]);
  });

  it('without anything is told all of it', () => {
    const account = { ...ACCOUNT, ...unverified('not_started') };
    const listing = { ...LISTING, ...NO_CHECK, photo: null };
    const missing = unlistedReasons(account, listing);
    expect(missing).toEqual(['documents', 'application', 'photo']);
    expect(listedWords(missing)).toBe(
      'Members can’t find you until your documents are approved, your application is approved, and your listing has a photo.',
    );
  });

  it('is told what a notification stored', () => {
    expect(reasonsIn('documents photo')).toEqual(['documents', 'photo']);
    expect(reasonsIn('')).toEqual([]);
    expect(reasonsIn('something')).toEqual([]);
  });

  it('is told that they are live only when nothing is missing', () => {
    expect(listedWords([])).toBe('You’re live. Members can now find and book you.');
    expect(listedWords(['photo'])).toBe('Members can’t find you until your listing has a photo.');
  });
});
