import { otherParty } from '@hearthkin/domain/booking/booking';
import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { eventTime } from '@hearthkin/domain/community/hosted-time';
import { activityOf, LONGEST_SESSION_MINUTES } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { addDays, startOfDay } from '@hearthkin/domain/foundation/time';
import { useMemo } from 'react';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import { type Activity, hostedActivities } from '../../../data/activities/activity-queries';
import { type Booking, bookingsBetween } from '../../../data/bookings/booking-queries';
import { liveCompanion } from '../../../data/companions/companion-queries';
import { eventsById, hostedEventsBetween, ownPlaces } from '../../../data/events/event-queries';
import { type Live, useLatest, useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { activityPath, bookingPath, eventPath } from '../../../lib/paths';
import { DAYS_PER_WEEK, planWeek, type WeekDay, type WeekEntry } from './week-plan';

interface WeekPlan {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly days: readonly WeekDay[];
  readonly retry: () => void;
}

/**
 * A companion's live week in the reader's zone: bookings, events they host or join, and activities
 * they lead, over their hours and time off.
 */
export function useWeekPlan(uid: string, firstDate: string, timeZone: string, now: Date): WeekPlan {
  const until = startOfDay(addDays(firstDate, DAYS_PER_WEEK), timeZone);
  // What began the evening before may last into the week.
  const from = useMemo(
    () => new Date(startOfDay(firstDate, timeZone).getTime() - LONGEST_SESSION_MINUTES * MINUTE_MS),
    [firstDate, timeZone],
  );
  const bookings = useLive(bookingsBetween(uid, from, until));
  const listing = useLive(liveCompanion(uid));
  const hosted = useLive(hostedEventsBetween(uid, from, until));
  const places = useLive(ownPlaces('attendees', uid, from));
  const joinedIds = dataOf(places, []).flatMap(({ id, data }) =>
    data.startsAt < until ? [id] : [],
  );
  // Another event joined elsewhere must not take the week, and an open dialog, from the screen.
  const joined = useLatest(useLive(eventsById(joinedIds)));
  const activities = useLive(hostedActivities(uid, from, until));
  const booked = dataOf(bookings, []);
  const others = booked.map(({ data }) => otherParty(data, uid).uid);
  const people = useLatest(useLive(profilesOf([...new Set(others)])));

  const nameOf = (booking: Booking) =>
    publicPerson(people, otherParty(booking, uid).uid)?.name ?? '';
  const entries = [
    ...booked.flatMap((one) => entryOfBooking(one, nameOf(one.data), now)),
    ...[...dataOf(hosted, []), ...dataOf(joined, [])].flatMap(entryOfEvent),
    ...dataOf(activities, []).flatMap(entryOfActivity),
  ];
  const reads = [bookings, listing, hosted, places, joined, activities];
  const has = (wanted: string) => reads.some(({ status }) => status === wanted);
  return {
    status: has('failed') ? 'failed' : has('loading') ? 'loading' : 'ready',
    days: planWeek(firstDate, timeZone, entries, dataOf(listing, null)?.data ?? null),
    retry: () => {
      for (const read of reads) if (read.status === 'failed') read.retry();
    },
  };
}

function dataOf<T>(read: Live<T>, otherwise: T): T {
  return read.status === 'ready' ? read.data : otherwise;
}

/** None for a booking that ended without a session. */
function entryOfBooking(booking: Doc<Booking>, detail: string, now: Date): WeekEntry[] {
  const { id, data } = booking;
  const status = statusAt(data, now);
  if (status === 'cancelled') return [];
  const { startsAt, endsAt } = data;
  const kind =
    status === 'pending' ? 'request' : status === 'completed' || endsAt <= now ? 'past' : 'session';
  const title = activityOf(data.activity).name;
  return [{ id, kind, title, detail, startsAt, endsAt, href: bookingPath(id), booking }];
}

function entryOfEvent({ id, data }: Doc<CommunityEvent>): WeekEntry[] {
  if (data.status === 'rejected' || data.status === 'cancelled') return [];
  const { title, location: detail } = data;
  const { startsAt, endsAt } = eventTime(data);
  return [
    { id, kind: 'event', title, detail, startsAt, endsAt, href: eventPath(id), booking: null },
  ];
}

function entryOfActivity({ id, data }: Doc<Activity>): WeekEntry[] {
  if (data.status !== 'open') return [];
  const { title, location: detail, startsAt, endsAt } = data;
  return [
    {
      id,
      kind: 'activity',
      title,
      detail,
      startsAt,
      endsAt,
      href: activityPath(id),
      booking: null,
    },
  ];
}
