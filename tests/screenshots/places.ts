import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import { PATHS } from '../../web/src/lib/paths';
import { PUBLIC_PAGES } from '../../web/src/lib/public-pages';
import { STAFF_VIEWS, staffViewPath } from '../../web/src/lib/staff-views';

export interface Visitor {
  readonly role: string;
  /** The sample sign-in; null for a visitor. */
  readonly email: string | null;
  readonly places: readonly string[];
}

/** For everyone. */
const PUBLIC = [...PUBLIC_PAGES, PATHS.needSupport, PATHS.stories, PATHS.shareStory];

/** For signed-in people. */
const OWN = [
  PATHS.myBookings,
  PATHS.messages,
  PATHS.notifications,
  PATHS.notificationSettings,
  PATHS.reports,
  PATHS.community,
  PATHS.analytics,
  PATHS.profile,
  PATHS.waysToSignIn,
  PATHS.verification,
];

/** An unknown address; the page logs it to the console. */
export const NOWHERE = '/no-such-page';

/**
 * The places each role opens. Pages of a single thing (a booking, an event) aren't listed: the
 * crawl opens one of each it finds a link to.
 */
export const VISITORS: readonly Visitor[] = [
  {
    role: 'visitor',
    email: null,
    places: [
      ...PUBLIC,
      `${PATHS.needSupport}?mood=anxious`,
      PATHS.login,
      PATHS.register,
      PATHS.registerFinish,
      PATHS.forgotPassword,
      PATHS.resetPassword,
      PATHS.confirmEmail,
      PATHS.unsubscribe,
      PATHS.trustedContact,
      PATHS.sessionPhoto,
      PATHS.suspended,
      PATHS.analytics,
      PATHS.authTest,
      NOWHERE,
    ],
  },
  {
    role: 'member',
    email: SAMPLE_EMAILS.member,
    places: [
      ...PUBLIC,
      ...OWN,
      PATHS.browse,
      PATHS.spendersBrowse,
      PATHS.favorites,
      PATHS.subscriptionDashboard,
    ],
  },
  {
    role: 'companion',
    email: SAMPLE_EMAILS.companion,
    places: [
      ...PUBLIC,
      ...OWN,
      PATHS.earnerDashboard,
      PATHS.earnersDashboard,
      PATHS.earnings,
      PATHS.calendar,
      PATHS.listing,
    ],
  },
  {
    role: 'staff',
    email: SAMPLE_EMAILS.admin,
    places: [
      PATHS.home,
      // Redirects to their overview.
      PATHS.browse,
      ...STAFF_VIEWS.map(staffViewPath),
    ],
  },
];
