import type { Booking, BookingStatus } from '@hearthkin/domain/booking/booking';
import type { CalendarEvent, CalendarStatus } from '@hearthkin/domain/booking/calendar-file';
import type { Activity } from '@hearthkin/domain/community/activity';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';

/**
 * What a feed says of a session, an event and an activity. It is read by calendars that others may look into,
 * so it has neither what is done in a session nor notes, prices and reasons.
 */

const STATUS: Readonly<Record<BookingStatus, CalendarStatus>> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

/** @param site the site's URL, without a trailing slash. */
export function sessionEntry(
  id: string,
  booking: Booking,
  otherName: string,
  site: string,
): CalendarEvent {
  const { status, startsAt, endsAt, updatedAt, statusHistory } = booking;
  const url = `${site}/my-bookings/${encodeURIComponent(id)}`;
  const prefix = status === 'pending' ? 'Requested, not confirmed yet. ' : '';
  return {
    uid: uidOf(id),
    status: STATUS[status],
    startsAt,
    endsAt,
    summary: `Session with ${otherName}`,
    description: `${prefix}See or change it: ${url}`,
    // Where two people may meet is told once they have agreed.
    location: STATUS[status] === 'CONFIRMED' ? placeOf(booking) : null,
    url,
    changedAt: updatedAt,
    sequence: statusHistory.length,
  };
}

function placeOf({ activity, location }: Booking): string | null {
  return activityOf(activity).virtual ? 'Online' : location;
}

export function eventEntry(id: string, event: CommunityEvent, site: string): CalendarEvent {
  const isOn = event.status === 'approved';
  return gathering({
    uid: `event-${id}`,
    isOn,
    event,
    // Events have no end time.
    endsAt: null,
    url: `${site}/community/event/${encodeURIComponent(id)}`,
    changedAt: event.decidedAt ?? event.submittedAt,
  });
}

export function activityEntry(id: string, activity: Activity, site: string): CalendarEvent {
  return gathering({
    uid: `activity-${id}`,
    isOn: activity.status === 'open',
    event: activity,
    endsAt: activity.endsAt,
    url: `${site}/community/activity/${encodeURIComponent(id)}`,
    changedAt: activity.updatedAt,
  });
}

interface Gathering extends Pick<CalendarEvent, 'uid' | 'endsAt' | 'url' | 'changedAt'> {
  readonly isOn: boolean;
  readonly event: Pick<CommunityEvent | Activity, 'title' | 'startsAt' | 'location' | 'city'>;
}

function gathering({ uid, isOn, event, endsAt, url, changedAt }: Gathering): CalendarEvent {
  return {
    uid: uidOf(uid),
    status: isOn ? 'CONFIRMED' : 'CANCELLED',
    startsAt: event.startsAt,
    endsAt,
    summary: event.title,
    description: url,
    location: isOn ? `${event.location}, ${event.city}` : null,
    url,
    changedAt,
    sequence: isOn ? 0 : 1,
  };
}

/** The id that the file of one event has, so that a calendar knows them for the same. */
function uidOf(id: string): string {
  return `${id}@${PRODUCT_NAME.toLowerCase()}`;
}
