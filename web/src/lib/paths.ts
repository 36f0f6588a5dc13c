import { matchPath } from 'react-router-dom';

/** Every address of the site, as the router knows it. */
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
  booking: '/my-bookings/:bookingId',
  receipt: '/my-bookings/:bookingId/receipt',
  earnings: '/earnings',
  messages: '/messages',
  conversation: '/messages/:conversationId?',
  notifications: '/notifications',
  notificationSettings: '/notifications/settings',
  unsubscribe: '/unsubscribe',
  analytics: '/analytics',
  verification: '/verification',
  profile: '/profile',
  listing: '/profile/listing',
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

/** The sign-in page; `next` is where the person wanted to go. */
export function loginPath(next?: string): string {
  return next === undefined ? PATHS.login : `${PATHS.login}?${new URLSearchParams({ next })}`;
}

/** A step of the signup wizard, or the one it has come to; `userType` preselects the first choice. */
export function registerPath(step?: number, userType?: string): string {
  const path = step === undefined ? PATHS.register : `${PATHS.register}/${step}`;
  return userType === undefined ? path : `${path}?${new URLSearchParams({ type: userType })}`;
}

/** Where somebody new whom a provider vouches for says what is missing; then they go on to `next`. */
export function registerFinishPath(next?: string | null): string {
  return next ? `${PATHS.registerFinish}?${new URLSearchParams({ next })}` : PATHS.registerFinish;
}

/** What a link to the booking page or the browse page may carry along. */
export interface Wish {
  readonly mood?: string | null;
  readonly activity?: string | null;
  readonly type?: string | null;
  /** A start, on the companion's wall clock: `yyyy-MM-dd` and `HH:mm`. */
  readonly date?: string | null;
  readonly time?: string | null;
}

function withWish(path: string, wish: Wish | SupportSearch): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(wish)) if (value) query.set(key, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

export function browsePath(wish: Wish = {}): string {
  return withWish(PATHS.browse, wish);
}

/** A companion's public profile; what somebody came for goes along to the booking page. */
export function companionPath(companionId: string, wish: Wish = {}): string {
  return withWish(`/companion/${encodeURIComponent(companionId)}`, wish);
}

/** How far somebody has come on the way from a mood to a session. */
export interface SupportSearch {
  readonly mood?: string | null;
  readonly companion?: string | null;
  /** Only who can talk right now. */
  readonly when?: 'now' | null;
}

/** The way from a mood to a companion to a time. */
export function needSupportPath(search: SupportSearch = {}): string {
  return withWish(PATHS.needSupport, search);
}

/** One conversation, beside the list of all where there is room. */
export function conversationPath(conversationId: string): string {
  return `${PATHS.messages}/${encodeURIComponent(conversationId)}`;
}

/** One booking with all there is to know of it. */
export function bookingPath(bookingId: string): string {
  return `${PATHS.myBookings}/${encodeURIComponent(bookingId)}`;
}

/** What was paid for a booking, to print. */
export function receiptPath(bookingId: string): string {
  return `${bookingPath(bookingId)}/receipt`;
}

export function bookPath(companionId: string, wish: Wish = {}): string {
  return withWish(`/book/${encodeURIComponent(companionId)}`, wish);
}

/** Stories that others share; with a tag, those about it. */
export function storiesPath(tag: string | null = null): string {
  return tag === null ? PATHS.stories : `${PATHS.stories}?${new URLSearchParams({ tag })}`;
}

/** One story. */
export function storyPath(storyId: string): string {
  return `${PATHS.stories}/${encodeURIComponent(storyId)}`;
}

/** A community event. */
export function eventPath(eventId: string): string {
  return `/community/event/${encodeURIComponent(eventId)}`;
}

/** A group activity. */
export function activityPath(activityId: string): string {
  return `/community/activity/${encodeURIComponent(activityId)}`;
}

/** `next` when it is an address on this site, otherwise null: a link must not lead elsewhere. */
export function safeNext(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  const url = new URL(next, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search : null;
}

/** The pattern an address falls under, for counting by screen. */
export function screenOf(pathname: string): string {
  return Object.values(PATHS).find((pattern) => matchPath(pattern, pathname)) ?? 'unknown';
}
