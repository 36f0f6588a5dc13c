import { ACTIVITY_LIMITS } from '@hearthkin/domain/community/activity';
import { eventTime, type HostedTime, sessionsAt } from '@hearthkin/domain/community/hosted-time';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import type { ReactNode } from 'react';
import { hostedActivities } from '../../data/activities/activity-queries';
import { bookingsAround } from '../../data/bookings/booking-queries';
import { hostedEventsBetween } from '../../data/events/event-queries';
import { type Live, useLatest, useLive } from '../../data/kit/live-query';
import { ownTimeZone } from '../../lib/format';
import { ClashingSessions } from '../../ui/feedback/clashing-sessions';

interface OwnClashesProps {
  readonly uid: string;
  /** The time of what is to be hosted; null until it is known. */
  readonly time: HostedTime | null;
  /** Said below the list. */
  readonly children?: ReactNode;
}

/** The longest that something which is hosted may last. */
const LONGEST_MS = ACTIVITY_LIMITS.minutes * MINUTE_MS;

/** Tells a companion what else they have promised at a time: sessions, requests, events and activities. Nothing if it is free. */
export function OwnClashes({ uid, time, children }: OwnClashesProps) {
  const from = time && new Date(time.startsAt.getTime() - LONGEST_MS);
  const bookings = useLatest(useLive(time && bookingsAround(uid, [time])));
  const events = useLatest(useLive(time && from && hostedEventsBetween(uid, from, time.endsAt)));
  const activities = useLatest(useLive(time && from && hostedActivities(uid, from, time.endsAt)));
  if (time === null) return null;
  const sessions = sessionsAt(
    [time],
    readItems(bookings).map(({ data }) => data),
  );
  const hosted = [
    ...readItems(events)
      .filter(({ data }) => data.status === 'approved')
      .map(({ data }) => eventTime(data)),
    ...readItems(activities).flatMap(({ data }) => (data.status === 'open' ? [data] : [])),
  ]
    .filter(({ startsAt, endsAt }) => startsAt < time.endsAt && time.startsAt < endsAt)
    .map(({ startsAt, endsAt }) => ({ startsAt, endsAt, status: 'hosted' }));
  const found = [...sessions, ...hosted];
  if (found.length === 0) return null;
  return (
    <ClashingSessions
      intro="You have something else at this time:"
      sessions={found}
      timeZone={ownTimeZone()}
    >
      {children}
    </ClashingSessions>
  );
}

function readItems<T>(read: Live<readonly T[]>): readonly T[] {
  return read.status === 'ready' ? read.data : [];
}
