import { PATHS } from './paths';

/**
 * The views of the staff page by their query value, in the groups that staff have in their
 * navigation. A group leads to its first view; the others are tabs on the page.
 */
export const STAFF_GROUPS = [
  { label: 'Team desk', views: ['overview', 'figures', 'numbers'] },
  { label: 'Check-ins', views: ['check-ins'] },
  { label: 'Accounts', views: ['accounts'] },
  { label: 'Bookings', views: ['bookings'] },
  {
    label: 'Reviews',
    views: [
      'verifications',
      'identities',
      'applications',
      'events',
      'proposals',
      'stories',
      'activities',
    ],
  },
  { label: 'Reports', views: ['reports', 'claims', 'money', 'pauses'] },
  { label: 'Messages', views: ['messages'] },
  { label: 'Audit log', views: ['audit'] },
] as const;

export type StaffView = (typeof STAFF_GROUPS)[number]['views'][number];

/** All views, in the order of the navigation. */
export const STAFF_VIEWS: readonly StaffView[] = STAFF_GROUPS.flatMap(({ views }) => [...views]);

/** The view that a query asks for; the overview unless it names another. */
export function staffViewIn(query: URLSearchParams): StaffView {
  return STAFF_VIEWS.find((view) => view === query.get('view')) ?? 'overview';
}

export function staffViewPath(view: StaffView): string {
  return view === 'overview' ? PATHS.adminDatabase : `${PATHS.adminDatabase}?view=${view}`;
}
