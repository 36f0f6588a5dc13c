import { expect, test } from 'vitest';
import { namesEdit } from './person-name';
import { PROFILE_MESSAGES, rateEdit } from './profile-edits';

test.each([
  ['5', 5],
  [' 45 ', 45],
  ['500', 500],
])('a companion who types %j sets a rate of %i', (hourlyRate, rate) => {
  expect(rateEdit.parse({ hourlyRate })).toEqual({ hourlyRate: rate });
});

test.each(['', '4', '501', '12.5', '-30', '1e2', 'thirty'])(
  'a companion who types %j as their rate sees the allowed range',
  (hourlyRate) => {
    const { error } = rateEdit.safeParse({ hourlyRate });
    expect(error?.issues.map(({ message }) => message)).toEqual([PROFILE_MESSAGES.hourlyRate]);
  },
);

test('a member needs a first name but not a last name', () => {
  const blank = namesEdit.safeParse({ firstName: '  ', lastName: '' });
  expect(blank.error?.issues[0]?.message).toBe(PROFILE_MESSAGES.firstName);
  expect(namesEdit.parse({ firstName: ' Jo ', lastName: ' ' })).toEqual({
    firstName: 'Jo',
    lastName: '',
  });
});
