import { expect, it } from 'vitest';
import { meetingBlock } from './hindrance';

const RESTRICTION = { until: new Date('2026-04-01'), reason: 'You asked for a phone number.' };

it.each([
  ['verified', null, null],
  ['account', null, 'unverified'],
  ['verified', RESTRICTION, 'restricted'],
  // Verifying wouldn't change it.
  ['account', RESTRICTION, 'restricted'],
] as const)(
  'keeps a person of level %s with the restriction %j: %s',
  (level, restriction, hindrance) => {
    expect(meetingBlock({ level, restriction })).toBe(hindrance);
  },
);
