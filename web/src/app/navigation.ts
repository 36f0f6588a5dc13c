import type { UserType } from '@hearthkin/domain/foundation/fields';
import { PATHS } from '../lib/paths';
import { STAFF_GROUPS, type StaffView, staffViewPath } from '../lib/staff-views';
import type { SignedIn } from '../session/auth-client';

type Audience = UserType | 'visitor' | 'staff';

export interface NavLink {
  readonly label: string;
  readonly to: string;
  /** The page's other address. */
  readonly alias?: string;
  /** Path prefixes of pages below it. */
  readonly covers?: readonly string[];
  /**
   * The views of the staff page below it, which have one path and differ by query. It leads to the
   * first.
   */
  readonly views?: readonly StaffView[];
  /** Shows the number of unread messages. */
  readonly countsMessages?: boolean;
}

/** From this width all links fit in the header, also before the font has come; below it they are in a menu. */
export const WIDE = '@media (min-width: 1232px)';

export const MESSAGES: NavLink = {
  label: 'Messages',
  to: PATHS.messages,
  covers: [`${PATHS.messages}/`],
  countsMessages: true,
};

export const COMMUNITY: NavLink = {
  label: 'Community',
  to: PATHS.community,
  covers: [`${PATHS.community}/`],
};

export const BROWSE: NavLink = {
  label: 'Browse Companions',
  to: PATHS.browse,
  alias: PATHS.spendersBrowse,
  covers: ['/companion/', '/book/'],
};

const ANALYTICS: NavLink = { label: 'Analytics', to: PATHS.analytics };

const FAVORITES: NavLink = { label: 'Favorites', to: PATHS.favorites };

export const HOME: NavLink = { label: 'Home', to: PATHS.subscriptionDashboard };

export const DASHBOARD: NavLink = {
  label: 'Dashboard',
  to: PATHS.earnerDashboard,
  alias: PATHS.earnersDashboard,
};

export const PROFILE: NavLink = {
  label: 'Profile',
  to: PATHS.profile,
  covers: [`${PATHS.profile}/`],
};

export const LISTING: NavLink = { label: 'Listing', to: PATHS.listing };

const CALENDAR: NavLink = { label: 'Calendar', to: PATHS.calendar };

const EARNINGS: NavLink = {
  label: 'Earnings',
  to: PATHS.earnings,
  covers: [`${PATHS.earnings}/`],
};

export const bookings = (label: string): NavLink => ({
  label,
  to: PATHS.myBookings,
  covers: [`${PATHS.myBookings}/`],
});

/** The header's links by audience (specification 1, section 2). A new page is one line here. */
export const NAVIGATION: Readonly<Record<Audience, readonly NavLink[]>> = {
  visitor: [
    { label: 'Home', to: PATHS.home },
    { label: 'About Us', to: PATHS.aboutUs },
    { label: 'How It Works', to: PATHS.howItWorks },
    { label: 'Pricing', to: PATHS.pricing },
    { label: 'Safety & Trust', to: PATHS.safetyTrust },
  ],
  spender: [HOME, BROWSE, bookings('My Bookings'), MESSAGES, COMMUNITY, ANALYTICS],
  earner: [DASHBOARD, bookings('Bookings'), MESSAGES, COMMUNITY, ANALYTICS],
  staff: STAFF_GROUPS.map(({ label, views }) => ({
    label,
    to: staffViewPath(views[0]),
    views,
  })),
};

type Role = Pick<SignedIn, 'userType' | 'isAdmin'>;

/**
 * A user's links in the header; none while their signup is incomplete. Staff who are also a member
 * or companion have the links of their work at the desk, and their own on every other page.
 */
export function linksOf({ userType, isAdmin }: Role, pathname: string): readonly NavLink[] {
  if (isAdmin && (userType === null || pathname === PATHS.adminDatabase)) return NAVIGATION.staff;
  if (userType === null) return [];
  return isAdmin
    ? [...NAVIGATION.staff.slice(0, 1), ...NAVIGATION[userType]]
    : NAVIGATION[userType];
}

/** The user's own pages, for the account menu and the mobile menu. Staff's work is in the bar. */
export function accountLinks({ userType, isAdmin }: Role): readonly NavLink[] {
  if (userType === null) return isAdmin ? [{ ...PROFILE, label: 'Your sign-in' }] : [];
  const verification = { label: 'Verification', to: PATHS.verification };
  return userType === 'spender'
    ? [PROFILE, FAVORITES, verification]
    : [PROFILE, LISTING, CALENDAR, EARNINGS, verification];
}

interface FooterGroup {
  readonly title: string;
  readonly links: readonly NavLink[];
}

/** The footer's links by topic (specification 1, section 2). */
export const FOOTER: readonly FooterGroup[] = [
  {
    title: 'Discover',
    links: [
      { label: 'About us', to: PATHS.aboutUs },
      { label: 'How it works', to: PATHS.howItWorks },
      { label: 'Pricing', to: PATHS.pricing },
      { label: 'Earn by helping', to: PATHS.earnHelping },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Community', to: PATHS.community },
      { label: 'Stories', to: PATHS.stories },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Safety & trust', to: PATHS.safetyTrust },
      { label: 'FAQ', to: PATHS.faq },
      { label: 'Contact', to: PATHS.contact },
      { label: 'Crisis support', to: PATHS.crisisSupport },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', to: PATHS.privacy },
      { label: 'Terms', to: PATHS.terms },
    ],
  },
];
