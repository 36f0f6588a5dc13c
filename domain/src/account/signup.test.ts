import { describe, expect, it } from 'vitest';
import { completeSignupInput } from '../sign-up/signup-input';
import { isOldEnough, locationOf } from './signup';

const MEMBER = {
  userType: 'spender',
  firstName: ' Maya ',
  dateOfBirth: '1990-05-01',
  interests: ['art', 'food', 'music'],
  languages: { native: 'English', secondary: ['French'] },
  address: {
    street: '1 Elm St',
    city: 'Springfield',
    state: 'Illinois',
    zipCode: '62701',
    country: 'United States',
  },
  agreeToTerms: true,
};
const COMPANION = { ...MEMBER, userType: 'earner', hourlyRate: 25, agreeToBackground: true };

describe('the input of a signup', () => {
  it('is trimmed, with defaults for optional fields', () => {
    expect(completeSignupInput.parse(MEMBER)).toEqual({
      ...MEMBER,
      firstName: 'Maya',
      lastName: '',
      bio: '',
      timeZone: null,
      ageDoubted: false,
    });
  });

  it('has a rate and a second consent for a companion, and neither for a member', () => {
    expect(completeSignupInput.safeParse(COMPANION).success).toBe(true);
    for (const key of ['hourlyRate', 'agreeToBackground']) {
      expect(completeSignupInput.safeParse({ ...COMPANION, [key]: undefined }).success).toBe(false);
    }
    expect(completeSignupInput.parse({ ...MEMBER, hourlyRate: 25 })).not.toHaveProperty(
      'hourlyRate',
    );
  });

  it.each([
    ['no first name', { firstName: '  ' }],
    ['a link as its first name', { firstName: 'Support https://evil.example/pay' }],
    ['the name of the site as its last name', { lastName: 'Hearthkin' }],
    ['two interests', { interests: ['art', 'food'] }],
    ['one interest three times', { interests: ['art', 'art', 'art'] }],
    ['an interest there is none of', { interests: ['art', 'food', 'golf'] }],
    ['the native language once more', { languages: { native: 'English', secondary: ['English'] } }],
    [
      'a second language twice',
      { languages: { native: 'English', secondary: ['French', 'French'] } },
    ],
    ['no street', { address: { ...MEMBER.address, street: ' ' } }],
    ['a birth date there is none of', { dateOfBirth: '1990-02-30' }],
    ['a birth date of no living person', { dateOfBirth: '0001-01-01' }],
    ['no consent', { agreeToTerms: false }],
  ])('is refused with %s', (_what, change) => {
    expect(completeSignupInput.safeParse({ ...MEMBER, ...change }).success).toBe(false);
  });
});

describe('the age of 18', () => {
  it.each([
    ['2008-11-21', '2026-11-21T00:00:00Z', 'UTC', true],
    ['2008-11-21', '2026-11-20T23:59:59.999Z', 'UTC', false],
    ['2008-02-29', '2026-02-28T23:59:59.999Z', 'UTC', false],
    ['2008-02-29', '2026-03-01T00:00:00Z', 'UTC', true],
    ['2008-11-29', '2026-11-29T00:30:00Z', 'America/New_York', false],
    ['2008-11-29', '2026-11-29T05:00:00Z', 'America/New_York', true],
    ['2008-11-29', '2026-11-28T20:00:00Z', 'Pacific/Auckland', true],
    ['2008-11-29', '2026-11-28T10:59:00Z', 'Pacific/Auckland', false],
    ['2008-11-29', '2026-11-29T11:59:00Z', null, false],
    ['2008-11-29', '2026-11-29T12:00:00Z', null, true],
  ])('is reached by a person born on %s at %s in %s: %s', (born, now, timeZone, expected) => {
    expect(isOldEnough(born, new Date(now), timeZone)).toBe(expected);
  });
});

it('a location is city and state, or one of them', () => {
  expect(locationOf({ city: 'Springfield', state: 'Illinois' })).toBe('Springfield, Illinois');
  expect(locationOf({ city: 'Berlin', state: '' })).toBe('Berlin');
});
