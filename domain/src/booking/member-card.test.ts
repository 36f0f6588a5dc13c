import { describe, expect, it } from 'vitest';
import { languagesInCommon, nearnessOf, ownMemberCard } from './member-card';

const BOSTON = { street: '1 Elm', city: 'Boston', state: 'MA', zipCode: '02101', country: 'USA' };

describe('nearnessOf', () => {
  it.each([
    ['the same city', { street: '2 Oak' }, 'city'],
    ['the same city in other letters', { city: ' BOSTON ', country: 'usa' }, 'city'],
    ['another city of the state', { city: 'Salem' }, 'state'],
    ['a city of that name in another state', { state: 'KY' }, 'country'],
    ['another state', { city: 'Austin', state: 'TX' }, 'country'],
    ['a city of that name abroad', { country: 'England' }, 'abroad'],
    ['no country', { country: '' }, null],
    ['a state without a city', { city: '' }, 'state'],
  ] as const)('says how near an address is: %s', (_what, change, expected) => {
    expect(nearnessOf(BOSTON, { ...BOSTON, ...change })).toBe(expected);
    expect(nearnessOf({ ...BOSTON, ...change }, BOSTON)).toBe(expected);
  });

  it('doesn’t take two missing parts for the same place', () => {
    const none = { ...BOSTON, city: '', state: '' };
    expect(nearnessOf(none, none)).toBe('country');
    expect(nearnessOf({ ...BOSTON, state: '' }, { ...BOSTON, state: '', city: 'Salem' })).toBe(
      'country',
    );
    expect(nearnessOf({ ...BOSTON, city: '' }, { ...BOSTON, city: '' })).toBe('state');
    expect(nearnessOf({ ...BOSTON, country: '' }, { ...BOSTON, country: '' })).toBeNull();
  });
});

it('names the languages both speak, each once, in the member’s order', () => {
  const member = { native: 'Spanish', secondary: ['English', 'French', 'Spanish'] } as const;
  const companion = { native: 'English', secondary: ['Spanish', 'Dutch'] } as const;
  const both = (one: typeof member | typeof companion) => ({
    native: one.native,
    secondary: [...one.secondary],
  });
  expect(languagesInCommon(both(member), both(companion))).toEqual(['Spanish', 'English']);
  expect(languagesInCommon(both(member), { native: 'Polish', secondary: [] })).toEqual([]);
});

it('tells of the member the month, not the day, and what was counted', () => {
  const card = ownMemberCard(
    {
      level: 'verified',
      verification: { isVerified: false, verificationStatus: 'not_started' },
      createdAt: new Date('2026-03-31T23:59:59Z'),
      stats: { sessionsCompleted: 12 },
      languages: { native: 'English', secondary: [] },
      supportPreferences: ['presence'],
    },
    1,
    { languages: { native: 'English', secondary: [] } },
  );
  expect(card).toEqual({
    verified: true,
    memberSince: '2026-03',
    completed: 12,
    canceled: 1,
    languages: ['English'],
    supportPreferences: ['presence'],
  });
  expect(
    ownMemberCard(
      {
        level: 'account',
        verification: { isVerified: false, verificationStatus: 'not_started' },
        createdAt: new Date('2026-04-01T00:00:00Z'),
        stats: { sessionsCompleted: 0 },
        languages: { native: 'English', secondary: [] },
        supportPreferences: [],
      },
      0,
      { languages: { native: 'Dutch', secondary: [] } },
    ),
  ).toMatchObject({ verified: false, memberSince: '2026-04', languages: [] });
});

it('doesn’t call a member verified whose name or photo staff haven’t seen', () => {
  const verification = {
    isVerified: false,
    verificationStatus: 'not_started',
    isToBeSeenAgain: true,
  } as const;
  const member = {
    level: 'verified',
    verification,
    createdAt: new Date('2026-04-01T00:00:00Z'),
    stats: { sessionsCompleted: 0 },
    languages: { native: 'English', secondary: [] },
    supportPreferences: [],
  } satisfies Parameters<typeof ownMemberCard>[0];
  const companion = { languages: member.languages };
  expect(ownMemberCard(member, 0, companion)).toMatchObject({ verified: false });
});
