import { cleanup, configure, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentSession } from '../../web/src/lib/session';
import { forgetEverything } from './between-tests';
import { setUser } from './fake-auth';
import { call } from './fake-call';
import { resetWorld } from './fake-queries';
import { NOW } from './people';

// Who is signed in, what the database has, and what the server answers.
vi.mock('../../web/src/lib/auth-client', () => import('./fake-auth'));
vi.mock('../../web/src/lib/queries', () => import('./fake-queries'));
vi.mock('../../web/src/lib/account-queries', () => import('./fake-account-queries'));
vi.mock('../../web/src/lib/call', () => import('./fake-call'));
// What an account hangs on is only changed by who shows once more who they are.
vi.mock('../../web/src/lib/reauthenticate', () => import('./fake-reauthenticate'));
// Files, and who may see whose.
vi.mock('../../web/src/lib/storage', () => import('./fake-storage'));
vi.mock('../../web/src/lib/verification-queries', () => import('./fake-verification-queries'));
vi.mock('../../web/src/lib/profile-store', () => import('./fake-profile-store'));
// Every companion says that they are here, and hearts are on many pages.
vi.mock('../../web/src/lib/presence-store', () => import('./fake-presence-store'));
vi.mock('../../web/src/lib/favorite-queries', () => import('./fake-favorite-queries'));
vi.mock('../../web/src/lib/favorite-store', () => import('./fake-favorite-store'));
// Companions apply, and staff look at it.
vi.mock('../../web/src/lib/application-queries', () => import('./fake-application-queries'));
vi.mock('../../web/src/lib/application-store', () => import('./fake-application-store'));
// Dashboards show what comes and what has been.
vi.mock('../../web/src/lib/insight-queries', () => import('./fake-insight-queries'));
vi.mock('../../web/src/lib/session-queries', () => import('./fake-session-queries'));
// Prices depend on what is left of a plan.
vi.mock('../../web/src/lib/wellness-queries', () => import('./fake-wellness-queries'));
vi.mock('../../web/src/lib/mood-store', () => import('./fake-mood-store'));
// The navigation counts unread messages.
vi.mock('../../web/src/lib/block-queries', () => import('./fake-block-queries'));
vi.mock('../../web/src/lib/conversation-queries', () => import('./fake-conversation-queries'));
vi.mock('../../web/src/lib/unread-queries', () => import('./fake-unread-queries'));
vi.mock('../../web/src/lib/conversation-store', () => import('./fake-conversation-store'));
// The header counts what one has not looked at.
vi.mock('../../web/src/lib/notification-queries', () => import('./fake-notification-queries'));
vi.mock('../../web/src/lib/notification-store', () => import('./fake-notification-store'));
// Whoever has booked sees the booking.
vi.mock('../../web/src/lib/my-booking-queries', () => import('./fake-my-booking-queries'));
vi.mock('../../web/src/lib/earnings-queries', () => import('./fake-earnings-queries'));
// Profiles and bookings show what members say.
vi.mock('../../web/src/lib/review-queries', () => import('./fake-review-queries'));
vi.mock('../../web/src/lib/review-store', () => import('./fake-review-store'));
vi.mock('../../web/src/lib/report-store', () => import('./fake-review-store'));
// Staff see what people wrote to support.
vi.mock('../../web/src/lib/contact-queries', () => import('./fake-contact-queries'));
vi.mock('../../web/src/lib/admin-queries', () => import('./fake-admin-queries'));
vi.mock('../../web/src/lib/waiting-queries', () => import('./fake-waiting-queries'));
// Staff look at proposed events, too.
vi.mock('../../web/src/lib/event-queries', () => import('./fake-event-queries'));
vi.mock('../../web/src/lib/event-store', () => import('./fake-event-store'));
// Companions do things with groups.
vi.mock('../../web/src/lib/activity-queries', () => import('./fake-activity-queries'));
vi.mock('../../web/src/lib/activity-store', () => import('./fake-activity-store'));
// People share stories, and staff decide about them.
vi.mock('../../web/src/lib/story-queries', () => import('./fake-story-queries'));
vi.mock('../../web/src/lib/story-store', () => import('./fake-story-store'));
vi.mock('../../web/src/lib/profile-view-store', () => import('./fake-profile-view-store'));

// Pages come as chunks, and the machine may be busy.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 30_000 });

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
