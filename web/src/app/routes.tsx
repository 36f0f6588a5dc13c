import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { takeEmailToken } from '../features/confirm-email/email-token';
import { takeResetToken } from '../features/password-reset/reset-token';
import { takeSuspensionToken } from '../features/suspended/link-token';
import { takeContactToken, takePhotoToken } from '../features/trusted-contact/link-tokens';
import { takeUnsubscribeToken } from '../features/unsubscribe/unsubscribe-token';
import { PATHS } from '../lib/paths';
import { CrashPage } from './crash-page';
import { Layout } from './layout';
import type { Allowed } from './page-access';
import { PageSkeleton } from './page-skeleton';

/** A page in a chunk of its own. A `loader` runs before the chunk has loaded. */
const page = (
  path: string,
  load: () => Promise<ComponentType>,
  more: Pick<RouteObject, 'loader'> = {},
): RouteObject => ({ path, ...more, lazy: async () => ({ Component: await load() }) });

/** Pages for some people, who are also the route's handle. The guard loads with the page. */
const guarded = (allow: Allowed, children: RouteObject[]): RouteObject => ({
  handle: allow,
  lazy: async () => {
    const { RequireSession } = await import('./require-session');
    return { element: <RequireSession allow={allow} /> };
  },
  children,
});

const browse = async () => (await import('../features/browse/browse-page')).BrowsePage;

const dashboard = async () =>
  (await import('../features/home/companion/companion-home-page')).CompanionHomePage;

/** Every page, without the shell around it. Each is its own chunk. */
export const pages: RouteObject = {
  // Inside the layout, so that the crisis button stays while a page loads or when it fails.
  ErrorBoundary: CrashPage,
  HydrateFallback: PageSkeleton,
  children: [
    page(PATHS.home, async () => (await import('./landing-page')).LandingPage),
    page(PATHS.aboutUs, async () => (await import('../features/about/about-page')).AboutPage),
    page(
      PATHS.howItWorks,
      async () => (await import('../features/how-it-works/how-it-works-page')).HowItWorksPage,
    ),
    page(
      PATHS.safetyTrust,
      async () => (await import('../features/safety-trust/safety-trust-page')).SafetyTrustPage,
    ),
    page(PATHS.faq, async () => (await import('../features/faq/faq-page')).FaqPage),
    page(
      PATHS.crisisSupport,
      async () =>
        (await import('../features/crisis-support/crisis-support-page')).CrisisSupportPage,
    ),
    page(PATHS.login, async () => (await import('../features/sign-in/login-page')).LoginPage),
    page(
      PATHS.forgotPassword,
      async () =>
        (await import('../features/password-reset/forgot-password-page')).ForgotPasswordPage,
    ),
    // These loaders take the token out of the address before any code of the page loads.
    page(
      PATHS.resetPassword,
      async () =>
        (await import('../features/password-reset/reset-password-page')).ResetPasswordPage,
      { loader: takeResetToken },
    ),
    page(
      PATHS.confirmEmail,
      async () => (await import('../features/confirm-email/confirm-email-page')).ConfirmEmailPage,
      { loader: takeEmailToken },
    ),
    page(
      PATHS.unsubscribe,
      async () => (await import('../features/unsubscribe/unsubscribe-page')).UnsubscribePage,
      { loader: takeUnsubscribeToken },
    ),
    page(
      PATHS.trustedContact,
      async () =>
        (await import('../features/trusted-contact/trusted-contact-page')).TrustedContactPage,
      { loader: takeContactToken },
    ),
    page(
      PATHS.sessionPhoto,
      async () => (await import('../features/trusted-contact/session-photo-page')).SessionPhotoPage,
      { loader: takePhotoToken },
    ),
    page(
      PATHS.suspended,
      async () => (await import('../features/suspended/suspended-page')).SuspendedPage,
      { loader: takeSuspensionToken },
    ),
    page(PATHS.contact, async () => (await import('../features/contact/contact-page')).ContactPage),
    page(
      PATHS.activity,
      async () => (await import('../features/activity/activity-page')).ActivityPage,
    ),
    page(
      PATHS.shareStory,
      async () => (await import('../features/stories/share-story-page')).ShareStoryPage,
    ),
    page(PATHS.stories, async () => (await import('../features/stories/stories-page')).StoriesPage),
    page(PATHS.story, async () => (await import('../features/stories/story-page')).StoryPage),
    page(PATHS.terms, async () => (await import('../features/legal/terms-page')).TermsPage),
    page(PATHS.privacy, async () => (await import('../features/legal/privacy-page')).PrivacyPage),
    page(
      PATHS.authTest,
      async () => (await import('../features/auth-test/auth-test-page')).AuthTestPage,
    ),
    page(
      PATHS.registerAccount,
      async () => (await import('../features/short-account/account-page')).AccountPage,
    ),
    page(
      PATHS.registerFinish,
      async () => (await import('../features/short-account/finish-account-page')).FinishAccountPage,
    ),
    page(
      PATHS.registerStep,
      async () => (await import('../features/sign-up/sign-up-page')).SignUpPage,
    ),
    page(
      PATHS.companion,
      async () => (await import('../features/companion/companion-page')).CompanionPage,
    ),
    page(
      PATHS.analytics,
      async () => (await import('../features/home/analytics/analytics-page')).AnalyticsPage,
    ),
    page(PATHS.pricing, async () => (await import('../features/pricing/pricing-page')).PricingPage),
    page(PATHS.earnHelping, async () => (await import('../features/earn/earn-page')).EarnPage),
    page(
      PATHS.needSupport,
      async () => (await import('../features/need-support/need-support-page')).NeedSupportPage,
    ),
    guarded('spender', [
      page(PATHS.browse, browse),
      page(PATHS.spendersBrowse, browse),
      page(PATHS.book, async () => (await import('../features/bookings/book/book-page')).BookPage),
      page(
        PATHS.payment,
        async () => (await import('../features/payment/payment-page')).PaymentPage,
      ),
      page(
        PATHS.subscriptionDashboard,
        async () => (await import('../features/home/member-home-page')).MemberHomePage,
      ),
      page(
        PATHS.favorites,
        async () => (await import('../features/favorites/favorites-page')).FavoritesPage,
      ),
    ]),
    guarded('earner', [
      page(PATHS.earnerDashboard, dashboard),
      page(PATHS.earnersDashboard, dashboard),
      page(
        PATHS.earnings,
        async () => (await import('../features/earnings/earnings-page')).EarningsPage,
      ),
      page(
        PATHS.calendar,
        async () => (await import('../features/bookings/list/calendar-page')).CalendarPage,
      ),
      page(
        PATHS.statement,
        async () => (await import('../features/earnings/statement-page')).StatementPage,
      ),
      page(
        PATHS.training,
        async () => (await import('../features/training/training-page')).TrainingPage,
      ),
      page(PATHS.listing, async () => (await import('./listing-page')).ListingPage),
    ]),
    guarded('both', [
      page(
        PATHS.myBookings,
        async () => (await import('../features/bookings/list/my-bookings-page')).MyBookingsPage,
      ),
      page(
        PATHS.conversation,
        async () => (await import('../features/messages/messages-page')).MessagesPage,
      ),
      page(
        PATHS.booking,
        async () => (await import('../features/bookings/page/booking-page')).BookingPage,
      ),
      page(PATHS.room, async () => (await import('../features/room/room-page')).RoomPage),
      page(
        PATHS.receipt,
        async () => (await import('../features/receipts/receipt-page')).ReceiptPage,
      ),
      page(
        PATHS.notifications,
        async () =>
          (await import('../features/notifications/notifications-page')).NotificationsPage,
      ),
      page(
        PATHS.reports,
        async () => (await import('../features/reports/reports-page')).ReportsPage,
      ),
      page(
        PATHS.notificationSettings,
        async () =>
          (await import('../features/notifications/settings-page')).NotificationSettingsPage,
      ),
      page(
        PATHS.community,
        async () => (await import('../features/community/community-page')).CommunityPage,
      ),
      page(
        PATHS.event,
        async () => (await import('../features/community/events/event-page')).EventPage,
      ),
      page(
        PATHS.profile,
        async () => (await import('../features/profile/profile-page')).ProfilePage,
      ),
      page(
        PATHS.waysToSignIn,
        async () => (await import('../features/profile/ways/ways-page')).WaysPage,
      ),
      page(
        PATHS.getReady,
        async () => (await import('../features/get-ready/get-ready-page')).GetReadyPage,
      ),
      page(
        PATHS.verification,
        async () => (await import('../features/verification/verification-page')).VerificationPage,
      ),
    ]),
    guarded('admin', [
      page(
        PATHS.adminDatabase,
        async () => (await import('../features/admin/staff-desk-page')).StaffDeskPage,
      ),
    ]),
    page('*', async () => (await import('./not-found-page')).NotFoundPage),
  ],
};

/** The site's routes. */
export const routes: RouteObject[] = [
  { Component: Layout, ErrorBoundary: CrashPage, children: [pages] },
];
