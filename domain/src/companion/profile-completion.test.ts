import { expect, test } from 'vitest';
import { type CompletableAccount, completionOf } from './profile-completion';

const COMPLETE: CompletableAccount = {
  userType: 'earner',
  firstName: 'Wilma',
  lastName: 'Quist',
  bio: 'I listen well.',
  profilePhoto: 'profiles/wilma/photo/a.jpg',
  location: 'Boston, MA',
  languages: { native: 'English', secondary: [] },
};
const LISTING = { hourlyRate: 30 };

test('a companion who filled in all seven items is complete', () => {
  expect(completionOf(COMPLETE, LISTING)).toEqual({ percent: 100, missing: [], leftOut: [] });
});

test.each([
  [{ bio: ' ' }, 86, ['bio']],
  [{ bio: '', profilePhoto: null }, 71, ['bio', 'profilePhoto']],
  [{ bio: '', profilePhoto: '', location: '' }, 57, ['bio', 'profilePhoto', 'location']],
  [{ lastName: '' }, 86, ['lastName']],
] as const)('a companion with %j is at %i percent', (change, percent, missing) => {
  expect(completionOf({ ...COMPLETE, ...change }, LISTING)).toMatchObject({ percent, missing });
});

test('a companion without a rate lacks one of seven items', () => {
  expect(completionOf(COMPLETE, null)).toMatchObject({ percent: 86, missing: ['hourlyRate'] });
});

test('a member is asked for six items, and never for an hourly rate', () => {
  const member: CompletableAccount = { ...COMPLETE, userType: 'spender' };
  const leftOut = ['hourlyRate'];
  expect(completionOf(member, null)).toEqual({ percent: 100, missing: [], leftOut });
  const missing = ['bio'];
  expect(completionOf({ ...member, bio: '' }, null)).toEqual({ percent: 83, missing, leftOut });
});
