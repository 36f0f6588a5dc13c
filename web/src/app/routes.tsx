import type { RouteObject } from 'react-router-dom';
import { takeEmailToken } from '../features/confirm-email/email-token';
import { takeResetToken } from '../features/password-reset/reset-token';
import { takeUnsubscribeToken } from '../features/unsubscribe/unsubscribe-token';
import { PATHS } from '../lib/paths';
import { CrashPage } from './crash-page';
import { Layout } from './layout';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';
import { RequireSession } from './require-session';

const browse = async () => {
  const { BrowsePage } = await import('../features/browse/browse-page');
  return { Component: BrowsePage };
};

const dashboard = async () => {
  const { DashboardPage } = await import('../features/dashboard/dashboard-page');
  return { Component: DashboardPage };
};

/** The site's routes. Every page is a chunk of its own; the shell and the 404 page are not. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: CrashPage,
    children: [
      {
        // Inside the layout: the crisis button is there while a page loads and when it fails.
        ErrorBoundary: CrashPage,
        HydrateFallback: PageSkeleton,
        children: [
          {
            path: PATHS.home,
            lazy: async () => ({ Component: (await import('./landing-page')).LandingPage }),
          },
          {
            path: PATHS.aboutUs,
            lazy: async () => {
              const { AboutPage } = await import('../features/about/about-page');
              return { Component: AboutPage };
            },
          },
          {
            path: PATHS.howItWorks,
            lazy: async () => {
              const { HowItWorksPage } = await import('../features/how-it-works/how-it-works-page');
              return { Component: HowItWorksPage };
            },
          },
          {
            path: PATHS.safetyTrust,
            lazy: async () => {
              const { SafetyTrustPage } = await import(
                '../features/safety-trust/safety-trust-page'
              );
              return { Component: SafetyTrustPage };
            },
          },
          {
            path: PATHS.faq,
            lazy: async () => {
              const { FaqPage } = await import('../features/faq/faq-page');
              return { Component: FaqPage };
            },
          },
          {
            path: PATHS.crisisSupport,
            lazy: async () => {
              const { CrisisSupportPage } = await import(
                '../features/crisis-support/crisis-support-page'
              );
              return { Component: CrisisSupportPage };
            },
          },
          {
            path: PATHS.login,
            lazy: async () => {
              const { LoginPage } = await import('./login-page');
              return { Component: LoginPage };
            },
          },
          {
            path: PATHS.forgotPassword,
            lazy: async () => {
              const { ForgotPasswordPage } = await import(
                '../features/password-reset/forgot-password-page'
              );
              return { Component: ForgotPasswordPage };
            },
          },
          {
            path: PATHS.resetPassword,
            // Not with the page's own code: the token leaves the address before that is loaded.
            loader: takeResetToken,
            lazy: async () => {
              const { ResetPasswordPage } = await import(
                '../features/password-reset/reset-password-page'
              );
              return { Component: ResetPasswordPage };
            },
          },
          {
            path: PATHS.confirmEmail,
            loader: takeEmailToken,
            lazy: async () => {
              const { ConfirmEmailPage } = await import(
                '../features/confirm-email/confirm-email-page'
              );
              return { Component: ConfirmEmailPage };
            },
          },
          {
            path: PATHS.unsubscribe,
            loader: takeUnsubscribeToken,
            lazy: async () => {
              const { UnsubscribePage } = await import('../features/unsubscribe/unsubscribe-page');
              return { Component: UnsubscribePage };
            },
          },
          {
            path: PATHS.contact,
            lazy: async () => {
              const { ContactPage } = await import('../features/contact/contact-page');
              return { Component: ContactPage };
            },
          },
          {
            path: PATHS.activity,
            lazy: async () => {
              const { ActivityPage } = await import('../features/activity/activity-page');
              return { Component: ActivityPage };
            },
          },
          {
            path: PATHS.shareStory,
            lazy: async () => {
              const { ShareStoryPage } = await import('../features/stories/share-story-page');
              return { Component: ShareStoryPage };
            },
          },
          {
            path: PATHS.stories,
            lazy: async () => {
              const { StoriesPage } = await import('../features/stories/stories-page');
              return { Component: StoriesPage };
            },
          },
          {
            path: PATHS.story,
            lazy: async () => {
              const { StoryPage } = await import('../features/stories/story-page');
              return { Component: StoryPage };
            },
          },
          {
            path: PATHS.terms,
            lazy: async () => {
              const { TermsPage } = await import('../features/legal/terms-page');
              return { Component: TermsPage };
            },
          },
          {
            path: PATHS.privacy,
            lazy: async () => {
              const { PrivacyPage } = await import('../features/legal/privacy-page');
              return { Component: PrivacyPage };
            },
          },
          {
            path: PATHS.authTest,
            lazy: async () => {
              const { AuthTestPage } = await import('../features/auth-test/auth-test-page');
              return { Component: AuthTestPage };
            },
          },
          {
            path: PATHS.registerFinish,
            lazy: async () => {
              const { FinishAccountPage } = await import('./finish-account-page');
              return { Component: FinishAccountPage };
            },
          },
          {
            path: PATHS.registerStep,
            lazy: async () => {
              const { RegisterPage } = await import('./register-page');
              return { Component: RegisterPage };
            },
          },
          {
            path: PATHS.companion,
            lazy: async () => {
              const { CompanionPage } = await import('../features/companion/companion-page');
              return { Component: CompanionPage };
            },
          },
          {
            path: PATHS.analytics,
            lazy: async () => {
              const { AnalyticsPage } = await import('../features/analytics/analytics-page');
              return { Component: AnalyticsPage };
            },
          },
          {
            path: PATHS.pricing,
            lazy: async () => {
              const { PricingPage } = await import('../features/pricing/pricing-page');
              return { Component: PricingPage };
            },
          },
          {
            path: PATHS.earnHelping,
            lazy: async () => {
              const { EarnPage } = await import('../features/earn/earn-page');
              return { Component: EarnPage };
            },
          },
          {
            path: PATHS.needSupport,
            lazy: async () => {
              const { NeedSupportPage } = await import(
                '../features/need-support/need-support-page'
              );
              return { Component: NeedSupportPage };
            },
          },
          {
            element: <RequireSession allow="spender" />,
            children: [
              { path: PATHS.browse, lazy: browse },
              { path: PATHS.spendersBrowse, lazy: browse },
              {
                path: PATHS.book,
                lazy: async () => {
                  const { BookPage } = await import('../features/bookings/book-page');
                  return { Component: BookPage };
                },
              },
              {
                path: PATHS.subscriptionDashboard,
                lazy: async () => {
                  const { SubscriptionDashboardPage } = await import(
                    '../features/subscription-dashboard/subscription-dashboard-page'
                  );
                  return { Component: SubscriptionDashboardPage };
                },
              },
              {
                path: PATHS.favorites,
                lazy: async () => {
                  const { FavoritesPage } = await import('../features/favorites/favorites-page');
                  return { Component: FavoritesPage };
                },
              },
            ],
          },
          {
            element: <RequireSession allow="earner" />,
            children: [
              { path: PATHS.earnerDashboard, lazy: dashboard },
              { path: PATHS.earnersDashboard, lazy: dashboard },
              {
                path: PATHS.earnings,
                lazy: async () => {
                  const { EarningsPage } = await import('../features/earnings/earnings-page');
                  return { Component: EarningsPage };
                },
              },
              {
                path: PATHS.listing,
                lazy: async () => {
                  const { ListingPage } = await import('../features/listing/listing-page');
                  return { Component: ListingPage };
                },
              },
            ],
          },
          {
            element: <RequireSession allow="both" />,
            children: [
              {
                path: PATHS.myBookings,
                lazy: async () => {
                  const { MyBookingsPage } = await import('../features/bookings/my-bookings-page');
                  return { Component: MyBookingsPage };
                },
              },
              {
                path: PATHS.conversation,
                lazy: async () => {
                  const { MessagesPage } = await import('../features/messages/messages-page');
                  return { Component: MessagesPage };
                },
              },
              {
                path: PATHS.booking,
                lazy: async () => {
                  const { BookingPage } = await import('../features/bookings/booking-page');
                  return { Component: BookingPage };
                },
              },
              {
                path: PATHS.receipt,
                lazy: async () => {
                  const { ReceiptPage } = await import('../features/receipts/receipt-page');
                  return { Component: ReceiptPage };
                },
              },
              {
                path: PATHS.notifications,
                lazy: async () => {
                  const { NotificationsPage } = await import(
                    '../features/notifications/notifications-page'
                  );
                  return { Component: NotificationsPage };
                },
              },
              {
                path: PATHS.notificationSettings,
                lazy: async () => {
                  const { NotificationSettingsPage } = await import(
                    '../features/notifications/settings-page'
                  );
                  return { Component: NotificationSettingsPage };
                },
              },
              {
                path: PATHS.community,
                lazy: async () => {
                  const { CommunityPage } = await import('../features/community/community-page');
                  return { Component: CommunityPage };
                },
              },
              {
                path: PATHS.event,
                lazy: async () => {
                  const { EventPage } = await import('../features/community/event-page');
                  return { Component: EventPage };
                },
              },
              {
                path: PATHS.profile,
                lazy: async () => {
                  const { ProfilePage } = await import('./profile-page');
                  return { Component: ProfilePage };
                },
              },
              {
                path: PATHS.verification,
                lazy: async () => {
                  const { VerificationPage } = await import('./verification-page');
                  return { Component: VerificationPage };
                },
              },
            ],
          },
          {
            element: <RequireSession allow="admin" />,
            children: [
              {
                path: PATHS.adminDatabase,
                lazy: async () => {
                  const { DatabasePage } = await import('../features/admin/database-page');
                  return { Component: DatabasePage };
                },
              },
            ],
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
