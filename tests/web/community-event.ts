import {
  type CommunityEvent,
  EVENT_CITIES,
  type EventPlace,
  eventStart,
} from '@hearthkin/domain/community/event';
import { eventTokensOf } from '@hearthkin/domain/community/event-search';
import type { Activity } from '../../web/src/data/activities/activity-queries';
import type { Doc } from '../../web/src/data/kit/readers';
import { MEMBER, NOW } from './people';

type Change = Partial<Omit<CommunityEvent, 'startsAt' | 'timeZone' | 'searchTokens'>>;

/** Board games in Chicago on Sunday at 19:00, with 5 of 8 places taken, hosted by another member. */
export function event(id: string, change: Change = {}): Doc<CommunityEvent> {
  const data = {
    title: 'Board games',
    category: 'Social',
    date: '2026-11-22',
    time: '19:00',
    city: 'Chicago',
    location: 'Corner Café, 12 Oak Street',
    maxAttendees: 8,
    description: 'Bring a game you like.',
    repeats: null,
    seriesId: null,
    hostId: 'host-1',
    hostName: 'Ana M.',
    attendeeCount: 5,
    waitingCount: 0,
    status: 'approved',
    notes: '',
    submittedAt: NOW,
    decidedAt: NOW,
    ...change,
  } as const;
  const startsAt = eventStart(data);
  if (startsAt === null) throw new RangeError(`No such time: ${data.date} ${data.time}`);
  const timeZone = EVENT_CITIES[data.city];
  return { id, data: { ...data, startsAt, timeZone, searchTokens: eventTokensOf(data) } };
}

/** A place at an event or on its waiting list, taken `minutesAgo` minutes before now. */
export function placeAt(
  { data }: Doc<CommunityEvent>,
  uid: string = MEMBER.uid,
  displayName = 'Jonah R.',
  minutesAgo = 5,
): EventPlace {
  const joinedAt = new Date(NOW.getTime() - minutesAgo * 60_000);
  return { uid, displayName, startsAt: data.startsAt, joinedAt, came: false };
}

/** Clay with a companion in New York on Sunday at 10:00, with 7 of 8 spots left. */
export function groupActivity(id: string, change: Partial<Activity> = {}): Doc<Activity> {
  const data: Activity = {
    title: 'Clay and quiet',
    description: 'We make a bowl each.',
    hostId: 'host-2',
    host: { name: 'Wilma Q.', specialties: [], bio: '', yearsExperience: 8 },
    startsAt: new Date('2026-11-22T15:00:00Z'),
    endsAt: new Date('2026-11-22T17:00:00Z'),
    date: '2026-11-22',
    time: '10:00',
    timeZone: 'America/New_York',
    city: 'New York',
    location: 'The Kiln, 5 Grove Street',
    priceMinor: 2500,
    originalPriceMinor: null,
    maxParticipants: 8,
    participantCount: 1,
    tags: [],
    whatToBring: [],
    schedule: [],
    benefits: [],
    requirements: [],
    status: 'open',
    notes: '',
    request: null,
    updatedAt: NOW,
    ...change,
  };
  return { id, data };
}
