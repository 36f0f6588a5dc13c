import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import {
  activityPath,
  companionPath,
  eventPath,
  PATHS,
  paymentPath,
  storyPath,
} from '../../../web/src/lib/paths';
import { PUBLIC_PAGES } from '../../../web/src/lib/public-pages';
import { STAFF_VIEWS, staffViewPath } from '../../../web/src/lib/staff-views';

export interface Visitor {
  readonly role: string;
  /** The sample sign-in; null for a visitor. */
  readonly email: string | null;
  readonly places: readonly string[];
}

/** For everyone. */
const PUBLIC = [...PUBLIC_PAGES, PATHS.needSupport, PATHS.stories, PATHS.shareStory];

const NOWHERE = '/no-such-page';
const NOBODY = companionPath('nobody');
const NOTHING_TO_PAY = paymentPath('nothing');

/** Addresses of what isn't there, which the site or the browser logs to the console. */
export const LOGGED: readonly string[] = [NOWHERE, NOBODY, NOTHING_TO_PAY];

/** Addresses of what isn’t there, and of a part of a page. */
const VARIANTS = [
  `${PATHS.faq}?q=refund`,
  `${PATHS.faq}?q=nothing-of-the-kind`,
  `${PATHS.needSupport}?mood=anxious`,
  `${PATHS.needSupport}?mood=sad`,
  NOBODY,
  `${companionPath('companion-01')}?tab=reviews`,
  `${companionPath('companion-01')}?tab=availability`,
  storyPath('nothing'),
  activityPath('nothing'),
];

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
  PATHS.getReady,
  PATHS.verification,
];

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
      ...VARIANTS,
      PATHS.login,
      PATHS.register,
      PATHS.registerAccount,
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
      eventPath('nothing'),
      NOTHING_TO_PAY,
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
