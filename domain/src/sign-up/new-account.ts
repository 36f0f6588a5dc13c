import type { User } from '../account/user';
import type { WeeklyAvailability } from '../companion/availability';
import { type Companion, listingFromUser, NO_BADGE_DATES } from '../companion/companion';
import { DEFAULT_OFFER } from '../companion/offer';
import { NO_RATINGS } from '../companion/review';
import { DEFAULT_HOURLY_RATE } from '../foundation/fields';
import { WEEKDAYS } from '../foundation/weekdays';

/** The initial values of every account, however it was created. */
export function newAccount(now: Date) {
  return {
    supportPreferences: [],
    coverPhoto: null,
    plan: null,
    planSince: null,
    planMonthDay: 1,
    verification: { isVerified: false, verificationStatus: 'not_started' },
    stats: { sessionsCompleted: 0 },
    accountStatus: 'active',
    level: 'account',
    restriction: null,
    talksNow: false,
    home: null,
    createdAt: now,
    lastLoginAt: now,
    clock: null,
    sessionsEndedAt: null,
    inactivityNoticeAt: null,
    muted: null,
    searchTokens: [],
  } satisfies Partial<User>;
}

/** The zone of a new listing until the companion sets it (most accounts are American). */
export const DEFAULT_TIME_ZONE = 'America/New_York';

/** The hours of a new listing until the companion sets them. */
const DAYTIME = Object.fromEntries(
  WEEKDAYS.map((day) => [day, [{ start: '09:00', end: '18:00' }]]),
) as WeeklyAvailability;

/** A new companion's listing, from what they entered at sign-up. */
export function newListing(user: User, now: Date): Companion {
  const photo = user.profilePhoto;
  const badges = {
    identity: user.verification.isVerified,
    background: false,
    training: false,
  };
  const defaults = {
    cityKey: '',
    point: null,
    cell: null,
    statesAge: true,
    // Until they choose it.
    isFindable: false,
    gender: null,
    badgesGivenAt: NO_BADGE_DATES,
    ratingDistribution: NO_RATINGS,
    tagCounts: {},
    facets: {},
    // Everyone chooses what they offer.
    offer: { ...DEFAULT_OFFER, activities: [] },
    pause: null,
    payoutAccount: 'not-needed',
    completionPercent: null,
    returningMembers: null,
  } as const satisfies Partial<Companion>;
  return {
    ...defaults,
    ...listingFromUser(user, { ...defaults, photo, badges }, now),
    bio: user.bio,
    interests: user.interests,
    traits: [],
    supportStyles: [],
    languages: user.languages,
    hourlyRate: user.hourlyRate ?? DEFAULT_HOURLY_RATE,
    minimumSession: 1,
    timeZone: DEFAULT_TIME_ZONE,
    weeklyAvailability: DAYTIME,
    photo,
    cover: user.coverPhoto,
    video: null,
    badges,
    ratingAverage: null,
    ratingCount: 0,
    sessionsCompleted: user.stats.sessionsCompleted,
    responseMinutes: null,
    searchTokens: [],
  };
}
