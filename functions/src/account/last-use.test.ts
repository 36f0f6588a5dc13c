import { describe, expect, it } from 'vitest';
import { lastUseOf } from './last-use';

const lastLoginAt = new Date('2026-03-01T12:00:00Z');
const EARLIER = 'Sun, 01 Feb 2026 12:00:00 GMT';
const LATER = 'Wed, 01 Apr 2026 12:00:00 GMT';

const use = (lastSignInTime: string, lastRefreshTime?: string | null) =>
  lastUseOf(
    { lastLoginAt },
    {
      metadata: {
        creationTime: EARLIER,
        lastSignInTime,
        lastRefreshTime: lastRefreshTime ?? null,
        toJSON: () => ({}),
      },
    },
  );

describe('the last use of an account', () => {
  it('is the latest use, from either source', () => {
    expect(use(EARLIER)).toEqual(lastLoginAt);
    expect(use(LATER)).toEqual(new Date('2026-04-01T12:00:00Z'));
    expect(use(EARLIER, LATER)).toEqual(new Date('2026-04-01T12:00:00Z'));
  });

  it('is the account’s own if the sign-in has no dates, or is gone', () => {
    expect(use('')).toEqual(lastLoginAt);
    expect(lastUseOf({ lastLoginAt }, null)).toEqual(lastLoginAt);
  });
});
