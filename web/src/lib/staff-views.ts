import { PATHS } from './paths';

/**
 * The views of the staff page by their query value, in the groups that staff have in their
 * navigation. A group leads to its first view; the others are tabs on the page.
 */
export const STAFF_GROUPS = [
  { label: 'Team desk', views: ['overview', 'numbers'] },
  { label: 'Check-ins', views: ['check-ins'] },
  { label: 'Accounts', views: ['accounts'] },
  { label: 'Bookings', views: ['bookings'] },
  {
    label: 'Reviews',
    views: ['verifications', 'identities', 'applications', 'events', 'stories', 'activities'],
  },
  { label: 'Reports', views: ['reports', 'claims', 'money', 'pauses'] },
  { label: 'Messages', views: ['messages'] },
  { label: 'Audit log', views: ['audit'] },
] as const;

export type StaffView = (typeof STAFF_GROUPS)[number]['views'][number];

/** All views, in the order of the navigation. */
export const STAFF_VIEWS: readonly StaffView[] = STAFF_GROUPS.flatMap(({ views }) => [...views]);

/** The views that are tabs beside `view`, with itself. */
export function viewsBeside(view: StaffView): readonly StaffView[] {
  const groups: readonly { readonly views: readonly StaffView[] }[] = STAFF_GROUPS;
  return groups.find(({ views }) => views.includes(view))?.views ?? [view];
}

/** The view that a query asks for; the overview unless it names another. */
export function staffViewIn(query: URLSearchParams): StaffView {
  return STAFF_VIEWS.find((view) => view === query.get('view')) ?? 'overview';
}

export function staffViewPath(view: StaffView): string {
  return view === 'overview' ? PATHS.adminDatabase : `${PATHS.adminDatabase}?view=${view}`;
}

/** A view of one thing, such as an account: the query of the address names it. */
function shownPath(view: StaffView, query: Readonly<Record<string, string>>): string {
  return `${PATHS.adminDatabase}?${new URLSearchParams({ view, ...query })}`;
}

export function staffAccountPath(uid: string): string {
  return shownPath('accounts', { account: uid });
}

export function staffBookingPath(bookingId: string): string {
  return shownPath('bookings', { booking: bookingId });
}

/** The bookings of a person, on either side. */
export function staffBookingsPath(uid: string): string {
  return shownPath('bookings', { person: uid });
}
