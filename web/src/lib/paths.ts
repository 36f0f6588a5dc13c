import type { UserType } from '@hearthkin/domain/foundation/fields';
import { matchPath } from 'react-router-dom';

/** Every route of the site. */
export const PATHS = {
  home: '/',
  aboutUs: '/about-us',
  howItWorks: '/how-it-works',
  safetyTrust: '/safety-trust',
  faq: '/faq',
  crisisSupport: '/crisis-support',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  register: '/register',
  registerAccount: '/register/account',
  registerFinish: '/register/finish',
  registerStep: '/register/:step?',
  browse: '/browse',
  spendersBrowse: '/spenders/browse',
  companion: '/companion/:companionId',
  book: '/book/:companionId',
  favorites: '/favorites',
  needSupport: '/need-support',
  earnHelping: '/earn-helping',
  pricing: '/pricing',
  subscriptionDashboard: '/subscription-dashboard',
  earnerDashboard: '/earner-dashboard',
  earnersDashboard: '/earners/dashboard',
  myBookings: '/my-bookings',
  calendar: '/my-bookings/calendar',
  booking: '/my-bookings/:bookingId',
  receipt: '/my-bookings/:bookingId/receipt',
  payment: '/bookings/:bookingId/payment',
  room: '/sessions/:bookingId',
  training: '/earner-training/:lesson?',
  earnings: '/earnings',
  statement: '/earnings/statement/:year',
  messages: '/messages',
  conversation: '/messages/:conversationId?',
  notifications: '/notifications',
  notificationSettings: '/notifications/settings',
  unsubscribe: '/unsubscribe',
  trustedContact: '/trusted-contact',
  sessionPhoto: '/session-photo',
  suspended: '/suspended',
  reports: '/reports',
  analytics: '/analytics',
  verification: '/verification',
  getReady: '/get-ready',
  profile: '/profile',
  listing: '/profile/listing',
  waysToSignIn: '/profile/ways-to-sign-in',
  confirmEmail: '/confirm-email',
  contact: '/contact',
  community: '/community',
  event: '/community/event/:eventId',
  shareStory: '/community/share-story',
  stories: '/community/stories',
  story: '/community/stories/:storyId',
  activity: '/community/activity/:activityId',
  terms: '/terms',
  privacy: '/privacy',
  authTest: '/auth-test',
  adminDatabase: '/admin/database',
} as const;

/** The page where members and companions begin. */
export const START_PAGE: Readonly<Record<UserType, string>> = {
  spender: PATHS.spendersBrowse,
  earner: PATHS.earnersDashboard,
};

/** The page to open after signing in. Staff begin at their desk, also those with a side of their own. */
export function startPageOf(person: {
  readonly userType: UserType | null;
  readonly isAdmin: boolean;
}): string {
  if (person.isAdmin) return PATHS.adminDatabase;
  return person.userType === null ? PATHS.home : START_PAGE[person.userType];
}

/** The part of the profile with the trusted contact. */
export const TRUSTED_CONTACT_PATH = `${PATHS.profile}?tab=trusted-contact`;

/** The sign-in page. `next` is the page to open afterwards. */
export function loginPath(next?: string): string {
  return next === undefined ? PATHS.login : `${PATHS.login}?${new URLSearchParams({ next })}`;
}

/** A step of the signup wizard, or the current one. `userType` preselects the first choice. */
export function registerPath(step?: number, userType?: string): string {
  const path = step === undefined ? PATHS.register : `${PATHS.register}/${step}`;
  return userType === undefined ? path : `${path}?${new URLSearchParams({ type: userType })}`;
}

/**
 * Where a new user who signed in with a provider completes their account. `next` is the page to
 * open afterwards.
 */
export function registerFinishPath(next?: string | null): string {
  return next ? `${PATHS.registerFinish}?${new URLSearchParams({ next })}` : PATHS.registerFinish;
}

/** The page on which a visitor makes a short account. `next` is the page to open afterwards. */
export function accountPath(next?: string | null): string {
  return next ? `${PATHS.registerAccount}?${new URLSearchParams({ next })}` : PATHS.registerAccount;
}

/** The page on which a short account gives what is asked before it books, writes or asks. `next` is the page to come back to. */
export function getReadyPath(next: string): string {
  return `${PATHS.getReady}?${new URLSearchParams({ next })}`;
}

/** The section of group activities, in an address (`?tab=`). */
export const GROUP_ACTIVITIES = 'group-activities';

/** The group activities that anyone may see. */
export const GROUP_ACTIVITIES_PATH = `${PATHS.needSupport}?tab=${GROUP_ACTIVITIES}`;

/** In a query: the person whom its reader was about to write to. */
export const WRITE_TO = 'write';

/** A page to come back to, on which the conversation with a person then opens by itself. */
export function writingPath(pathname: string, search: string, uid: string): string {
  const query = new URLSearchParams(search);
  query.set(WRITE_TO, uid);
  return `${pathname}?${query}`;
}

/** The choices that a link to the booking or browse page may carry in its query. */
export interface BookingIntent {
  readonly mood?: string | null;
  /** `matching`: the companion was found by mood matching. */
  readonly found?: string | null;
  readonly activity?: string | null;
  readonly type?: string | null;
  /** The ways to talk in a virtual session: `chat`, `voice` or `video`. */
  readonly mode?: string | null;
  /** A start on the companion's wall clock: `yyyy-MM-dd` and `HH:mm`. */
  readonly date?: string | null;
  readonly time?: string | null;
  /** The second time at which that clock shows it. */
  readonly turn?: 'second' | null;
}

function withQuery(path: string, search: BookingIntent | SupportSearch): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value) query.set(key, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

export function browsePath(intent: BookingIntent = {}): string {
  return withQuery(PATHS.browse, intent);
}

/** A companion's public profile. The query goes on to the booking page. */
export function companionPath(companionId: string, intent: BookingIntent = {}): string {
  return withQuery(`/companion/${encodeURIComponent(companionId)}`, intent);
}

/** The query of the need-support page. */
interface SupportSearch {
  readonly mood?: string | null;
  readonly companion?: string | null;
  /** Only companions who can talk now. */
  readonly when?: 'now' | null;
  /** The id of a booking: a request to talk right now that waits for its answer. */
  readonly asked?: string | null;
  /** Ids of companions who couldn't, joined by commas. */
  readonly passed?: string | null;
}

/** The page that leads from a mood to a companion to a time. */
export function needSupportPath(search: SupportSearch = {}): string {
  return withQuery(PATHS.needSupport, search);
}

export function conversationPath(conversationId: string): string {
  return `${PATHS.messages}/${encodeURIComponent(conversationId)}`;
}

export function bookingPath(bookingId: string): string {
  return `${PATHS.myBookings}/${encodeURIComponent(bookingId)}`;
}

/** The page that the payment provider returns to. */
export function paymentPath(bookingId: string): string {
  return `/bookings/${encodeURIComponent(bookingId)}/payment`;
}

/** The room of a virtual session. */
export function roomPath(bookingId: string): string {
  return `/sessions/${encodeURIComponent(bookingId)}`;
}

/** The contact page, with the number of a claim that the reader appeals. */
export function appealPath(caseNumber: string): string {
  return `${PATHS.contact}?${new URLSearchParams({ case: caseNumber })}`;
}

/** The printable receipt of a booking. */
export function receiptPath(bookingId: string): string {
  return `${bookingPath(bookingId)}/receipt`;
}

export function bookPath(companionId: string, intent: BookingIntent = {}): string {
  return withQuery(`/book/${encodeURIComponent(companionId)}`, intent);
}

/** Other members' stories, optionally with a tag. */
export function storiesPath(tag: string | null = null): string {
  return tag === null ? PATHS.stories : `${PATHS.stories}?${new URLSearchParams({ tag })}`;
}

export function storyPath(storyId: string): string {
  return `${PATHS.stories}/${encodeURIComponent(storyId)}`;
}

export function eventPath(eventId: string): string {
  return `/community/event/${encodeURIComponent(eventId)}`;
}

export function activityPath(activityId: string): string {
  return `/community/activity/${encodeURIComponent(activityId)}`;
}

/**
 * `next` as the path that it is on this site, otherwise null, so that a link can't redirect elsewhere. It is judged as a browser
 * resolves it, without tabs and dot segments: a path that begins with two slashes names another site when it is opened.
 */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const { origin } = window.location;
  const url = parsed(next, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search;
}

function parsed(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The route pattern of an address, for counting page views. */
export function screenOf(pathname: string): string {
  return Object.values(PATHS).find((pattern) => matchPath(pattern, pathname)) ?? 'unknown';
}
