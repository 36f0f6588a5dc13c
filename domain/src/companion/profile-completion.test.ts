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
  level: 'verified',
};
const LISTING = { hourlyRate: 30 };

test('a companion who filled in all seven items is complete', () => {
  expect(completionOf(COMPLETE, LISTING)).toEqual({ percent: 100, missing: [] });
});

test.each([
  [{ bio: ' ' }, 86, ['bio']],
  [{ bio: '', profilePhoto: null }, 71, ['bio', 'profilePhoto']],
  [{ bio: '', profilePhoto: '', location: '' }, 57, ['bio', 'profilePhoto', 'location']],
  [{ lastName: '' }, 86, ['lastName']],
] as const)('a companion with %j is at %i percent', (change, percent, missing) => {
  expect(completionOf({ ...COMPLETE, ...change }, LISTING)).toEqual({ percent, missing });
});

test('a companion without a rate lacks one of seven items', () => {
  expect(completionOf(COMPLETE, null)).toEqual({ percent: 86, missing: ['hourlyRate'] });
});

test('a member is asked for six items, and never for an hourly rate', () => {
  const member: CompletableAccount = { ...COMPLETE, userType: 'spender' };
  expect(completionOf(member, null)).toEqual({ percent: 100, missing: [] });
  expect(completionOf({ ...member, bio: '' }, null)).toEqual({ percent: 83, missing: ['bio'] });
});

test('a profile is not complete before the identity check is passed', () => {
  const waiting: CompletableAccount = { ...COMPLETE, userType: 'spender', level: 'account' };
  expect(completionOf(waiting, null)).toEqual({ percent: 86, missing: ['identity'] });
});
