import { cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentSession } from '../../web/src/session/session';
import { forgetEverything } from './between-tests';
import { setUser } from './fake-auth';
import { call } from './fake-call';
import { resetWorld } from './fake-queries';
import { NOW } from './people';

// Who is signed in, what the database has, and what the server answers.
vi.mock('../../web/src/session/auth-client', () => import('./fake-auth'));
vi.mock('../../web/src/data/companions/companion-queries', () => import('./fake-queries'));
vi.mock('../../web/src/data/bookings/booking-queries', () => import('./fake-queries'));
vi.mock('../../web/src/data/accounts/account-queries', () => import('./fake-account-queries'));
vi.mock('../../web/src/firebase/call', () => import('./fake-call'));
// What an account hangs on is only changed by who shows once more who they are.
vi.mock('../../web/src/session/reauthenticate', () => import('./fake-reauthenticate'));
// Files, and who may see whose.
vi.mock('../../web/src/firebase/storage', () => import('./fake-storage'));
vi.mock(
  '../../web/src/data/verifications/verification-queries',
  () => import('./fake-verification-queries'),
);
vi.mock('../../web/src/data/accounts/profile-store', () => import('./fake-profile-store'));
// Every companion says that they are here, and hearts are on many pages.
vi.mock('../../web/src/app/presence-store', () => import('./fake-presence-store'));
vi.mock('../../web/src/data/favorites/favorite-queries', () => import('./fake-favorite-queries'));
vi.mock('../../web/src/data/favorites/favorite-store', () => import('./fake-favorite-store'));
// Companions apply, and staff look at it.
vi.mock(
  '../../web/src/data/applications/application-queries',
  () => import('./fake-application-queries'),
);
vi.mock('../../web/src/features/earn/application-store', () => import('./fake-application-store'));
// Dashboards show what comes and what has been.
vi.mock('../../web/src/data/insights/insight-queries', () => import('./fake-insight-queries'));
vi.mock('../../web/src/data/bookings/session-queries', () => import('./fake-session-queries'));
// Prices depend on what is left of a plan.
vi.mock('../../web/src/data/wellness/wellness-queries', () => import('./fake-wellness-queries'));
vi.mock(
  '../../web/src/features/subscription-dashboard/mood-store',
  () => import('./fake-mood-store'),
);
// The navigation counts unread messages.
vi.mock('../../web/src/data/blocks/block-queries', () => import('./fake-block-queries'));
vi.mock(
  '../../web/src/data/conversations/conversation-queries',
  () => import('./fake-conversation-queries'),
);
vi.mock('../../web/src/app/unread-queries', () => import('./fake-unread-queries'));
vi.mock(
  '../../web/src/data/conversations/conversation-store',
  () => import('./fake-conversation-store'),
);
// The header counts what one has not looked at.
vi.mock(
  '../../web/src/features/notifications/notification-queries',
  () => import('./fake-notification-queries'),
);
vi.mock(
  '../../web/src/features/notifications/notification-store',
  () => import('./fake-notification-store'),
);
// Whoever has booked sees the booking.
vi.mock(
  '../../web/src/data/bookings/my-booking-queries',
  () => import('./fake-my-booking-queries'),
);
vi.mock(
  '../../web/src/features/earnings/earnings-queries',
  () => import('./fake-earnings-queries'),
);
// Profiles and bookings show what members say.
vi.mock('../../web/src/data/reviews/review-queries', () => import('./fake-review-queries'));
vi.mock('../../web/src/data/reviews/review-store', () => import('./fake-review-store'));
vi.mock('../../web/src/features/companion/report-store', () => import('./fake-review-store'));
// Staff see what people wrote to support.
vi.mock('../../web/src/features/admin/contact-queries', () => import('./fake-contact-queries'));
vi.mock('../../web/src/features/admin/admin-queries', () => import('./fake-admin-queries'));
vi.mock('../../web/src/features/admin/waiting-queries', () => import('./fake-waiting-queries'));
// Staff look at proposed events, too.
vi.mock('../../web/src/data/events/event-queries', () => import('./fake-event-queries'));
vi.mock('../../web/src/features/community/event-store', () => import('./fake-event-store'));
// Companions do things with groups.
vi.mock('../../web/src/data/activities/activity-queries', () => import('./fake-activity-queries'));
vi.mock('../../web/src/features/activity/activity-store', () => import('./fake-activity-store'));
// People share stories, and staff decide about them.
vi.mock('../../web/src/data/stories/story-queries', () => import('./fake-story-queries'));
vi.mock('../../web/src/features/stories/story-store', () => import('./fake-story-store'));
vi.mock(
  '../../web/src/features/companion/profile-view-store',
  () => import('./fake-profile-view-store'),
);

// Pages come as chunks, and the machine may be busy.
configure({ asyncUtilTimeout: 30_000 });
vi.setConfig({ testTimeout: 120_000 });

// jsdom knows the element and neither opens nor closes it.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.scrollTo = vi.fn();
});

afterEach(async () => {
  cleanup();
  setUser(null);
  await waitFor(() => {
    if (currentSession().status === 'signed-in') throw new Error('Still signed in');
  });
  call.mockReset();
  resetWorld();
  forgetEverything();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
