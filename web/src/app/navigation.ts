import type { UserType } from '@hearthkin/domain/account/fields';
import type { ProfileLink } from '../features/profile/profile-screen';
import { PATHS } from '../lib/paths';

export interface NavLink {
  readonly label: string;
  readonly to: string;
  /** The page's other address. */
  readonly alias?: string;
  /** Stands for the pages below its address as well. */
  readonly isParent?: boolean;
  /** Says how many messages are unread. */
  readonly countsMessages?: boolean;
}

/** Where all links of the bar stand beside each other without a break; below it they are in a menu. */
export const WIDE = '@media (min-width: 1200px)';

const MESSAGES: NavLink = {
  label: 'Messages',
  to: PATHS.messages,
  isParent: true,
  countsMessages: true,
};

const COMMUNITY: NavLink = { label: 'Community', to: PATHS.community, isParent: true };

const ANALYTICS: NavLink = { label: 'Analytics', to: PATHS.analytics };

/** The navigation bar by audience (specification 1, section 2). A new page is one line here. */
export const NAVIGATION: Readonly<Record<UserType | 'visitor', readonly NavLink[]>> = {
  visitor: [
    { label: 'Home', to: PATHS.home },
    { label: 'Pricing', to: PATHS.pricing },
  ],
  spender: [
    { label: 'Browse Companions', to: PATHS.browse, alias: PATHS.spendersBrowse },
    { label: 'My Bookings', to: PATHS.myBookings },
    { label: 'Favorites', to: PATHS.favorites },
    MESSAGES,
    { label: 'My Wellness', to: PATHS.subscriptionDashboard },
    COMMUNITY,
    ANALYTICS,
  ],
  earner: [
    { label: 'Dashboard', to: PATHS.earnerDashboard, alias: PATHS.earnersDashboard },
    { label: 'Bookings', to: PATHS.myBookings },
    MESSAGES,
    COMMUNITY,
    ANALYTICS,
  ],
};

/** Stands in the account menu, not in the bar (specification 1, section 2). */
export const PROFILE: NavLink = { label: 'Profile', to: PATHS.profile };

/** Where a person's own profile leads on to (specification 2, section 2). */
export const PROFILE_LINKS: readonly ProfileLink[] = [
  { label: 'Your listing', to: PATHS.listing, only: 'earner' },
  { label: 'Your earnings', to: PATHS.earnings, only: 'earner' },
  { label: 'View Analytics', to: PATHS.analytics },
  { label: 'View Messages', to: PATHS.messages },
  { label: 'Notification settings', to: PATHS.notificationSettings },
  { label: 'Get Verified', to: PATHS.verification, untilVerified: true },
];

/** Where somebody lands after signing in. */
export const START_PAGE: Readonly<Record<UserType, string>> = {
  spender: PATHS.spendersBrowse,
  earner: PATHS.earnersDashboard,
};

export const FOOTER_LINKS: readonly NavLink[] = [
  { label: 'Home', to: PATHS.home },
  { label: 'Pricing', to: PATHS.pricing },
  { label: 'Earn by helping', to: PATHS.earnHelping },
  { label: 'Community', to: PATHS.community },
  { label: 'Stories', to: PATHS.stories },
  { label: 'Contact', to: PATHS.contact },
  { label: 'Privacy', to: PATHS.privacy },
  { label: 'Terms', to: PATHS.terms },
];
