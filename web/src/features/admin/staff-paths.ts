import type { Place } from '@hearthkin/domain/admin/assignment';
import { PATHS } from '../../lib/paths';
import { STAFF_GROUPS, type StaffView } from '../../lib/staff-views';

/** The views that are tabs beside `view`, with itself. */
export function viewsBeside(view: StaffView): readonly StaffView[] {
  const groups: readonly { readonly views: readonly StaffView[] }[] = STAFF_GROUPS;
  return groups.find(({ views }) => views.includes(view))?.views ?? [view];
}

/** A view of one thing, such as an account: the query of the address names it. */
function shownPath(view: StaffView, query: Readonly<Record<string, string>>): string {
  return `${PATHS.adminDatabase}?${new URLSearchParams({ view, ...query })}`;
}

export function staffAccountPath(uid: string): string {
  return shownPath('accounts', { account: uid });
}

/** One item of a queue. */
export function staffItemPath({ queue, id }: Place): string {
  return shownPath(queue, { item: id });
}

export function staffBookingPath(bookingId: string): string {
  return shownPath('bookings', { booking: bookingId });
}

/** The bookings of a person, on either side. */
export function staffBookingsPath(uid: string): string {
  return shownPath('bookings', { person: uid });
}
