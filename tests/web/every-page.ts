import { CONVERSATION_ID } from './conversations';

export const BROWSE = '/spenders/browse';
export const DASHBOARD = '/earners/dashboard';
export const OVERVIEW = '/admin/database';

export type Who =
  | 'everyone'
  | 'members'
  | 'members, to book,'
  | 'companions'
  | 'members and companions'
  | 'everyone signed in'
  | 'staff';

/** Every page of the site by who may see it, each with the id of something that tests have. */
export const PAGES: Readonly<Record<Who, readonly string[]>> = {
  everyone: [
    '/',
    '/about-us',
    '/how-it-works',
    '/safety-trust',
    '/faq',
    '/crisis-support',
    '/terms',
    '/privacy',
    '/auth-test',
    '/need-support',
    '/contact',
    '/community/activity/a',
    '/community/share-story',
    '/community/stories',
    '/community/stories/s',
    '/pricing',
    '/earn-helping',
    '/trusted-contact',
    '/session-photo',
    '/suspended',
    '/unsubscribe',
    '/companion/companion-1',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    // These decide on their own.
    '/analytics',
    '/login',
    '/register',
    '/register/4',
    '/register/account',
    '/register/finish',
  ],
  members: ['/browse', BROWSE, '/bookings/b/payment', '/subscription-dashboard', '/favorites'],
  'members, to book,': ['/book/companion-1'],
  companions: [
    '/earner-dashboard',
    DASHBOARD,
    '/earnings',
    '/earnings/statement/2026',
    '/my-bookings/calendar',
    '/profile/listing',
    '/earner-training',
    '/earner-training/crisis',
  ],
  'members and companions': [
    '/my-bookings',
    '/my-bookings/b',
    '/my-bookings/b/receipt',
    '/sessions/b',
    '/messages',
    `/messages/${CONVERSATION_ID}`,
    '/notifications',
    '/notifications/settings',
    '/reports',
    '/community',
    '/community/event/e',
    '/profile/ways-to-sign-in',
    '/get-ready',
    '/verification',
  ],
  'everyone signed in': ['/profile'],
  staff: [OVERVIEW],
};
