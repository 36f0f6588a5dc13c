import type { Activity } from '@hearthkin/domain/community/activity';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { DAY_MS, HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { wallClock } from '@hearthkin/domain/foundation/time';

/** A place at an event or activity. */
export const placeOf = (uid: string, change: { readonly startsAt?: Date } = {}) => ({
  uid,
  displayName: 'Sam P.',
  joinedAt: new Date(),
  came: false,
  ...change,
});

/** An open event a week from now, in Chicago. */
export function eventDocument(overrides: Partial<CommunityEvent> = {}): CommunityEvent {
  const startsAt = overrides.startsAt ?? new Date(Date.now() + 7 * DAY_MS);
  const { date, time } = wallClock(startsAt, 'America/Chicago');
  return {
    title: 'Board games',
    category: 'Social',
    date,
    time,
    startsAt,
    timeZone: 'America/Chicago',
    city: 'Chicago',
    location: 'The corner café',
    maxAttendees: 8,
    description: 'We bring the games.',
    repeats: null,
    seriesId: null,
    hostId: 'a-host',
    hostName: 'Harriet B.',
    attendeeCount: 0,
    waitingCount: 0,
    status: 'approved',
    notes: '',
    submittedAt: new Date(),
    decidedAt: new Date(),
    searchTokens: [],
    ...overrides,
  };
}

/** An open group activity a week from now, in Chicago. */
export function activityDocument(overrides: Partial<Activity> = {}): Activity {
  const startsAt = overrides.startsAt ?? new Date(Date.now() + 7 * DAY_MS);
  const { date, time } = wallClock(startsAt, 'America/Chicago');
  return {
    title: 'Clay and quiet',
    description: 'We make a bowl each.',
    hostId: 'a-host',
    host: { name: 'Harriet B.', specialties: ['Pottery'], bio: 'I like clay.', yearsExperience: 8 },
    startsAt,
    endsAt: new Date(startsAt.getTime() + 2 * HOUR_MS),
    date,
    time,
    timeZone: 'America/Chicago',
    city: 'Chicago',
    location: 'The Kiln',
    priceMinor: 2500,
    originalPriceMinor: 3500,
    maxParticipants: 8,
    participantCount: 0,
    tags: ['Creative'],
    whatToBring: ['An apron'],
    schedule: [
      { time: '10:00', text: 'Tea' },
      { time: null, text: 'Clay' },
    ],
    benefits: ['A bowl'],
    requirements: [],
    status: 'open',
    notes: '',
    request: null,
    updatedAt: new Date(),
    ...overrides,
  };
}
