import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';

/** A limit on how often something may be done. */
interface RateLimit {
  /** The owner of each count; a pair is two people, in this order. */
  readonly per:
    | 'person'
    | 'pair'
    | 'network'
    | 'phone'
    | 'address'
    | 'network and address'
    | 'person and address'
    | 'person and booking'
    | 'booking'
    | 'event'
    | 'link';
  readonly max: number;
  /** The time in which `max` are allowed; null for `max` at once. */
  readonly windowMs: number | null;
  /** The sentence for the person; for a window, when to try again is added. */
  readonly sentence: string;
}

/**
 * Every limit on how often something may be done. Functions count by it (`countAttempt`), and the
 * security rules repeat the one that clients meet without a function: messages.
 */
export const RATE_LIMITS = {
  // Enough for a member who is looking for the right companion; one who floods companions with
  // requests, or blocks their calendars, gets no further.
  bookingRequests: {
    per: 'person',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'You’ve sent many requests in the last hour.',
  },
  openRequests: {
    per: 'person',
    max: 10,
    windowMs: null,
    sentence: 'You have 10 open requests. Wait for a reply, or withdraw one first.',
  },
  openRequestsToOne: {
    per: 'pair',
    max: 5,
    windowMs: null,
    sentence:
      'You have 5 open requests to this companion. Wait for a reply, or withdraw one first.',
  },
  // Each may end in an email to the member themselves.
  freeAlerts: {
    per: 'person',
    max: 20,
    windowMs: HOUR_MS,
    sentence: 'You’ve asked us to tell you many times in the last hour.',
  },
  // Each sends an email.
  emailRetries: {
    per: 'person',
    max: 5,
    windowMs: HOUR_MS,
    sentence: 'You’ve tried your email many times in the last hour.',
  },
  // Each asks the payment provider. The page of a payment asks a few times a minute.
  paymentChecks: {
    per: 'person',
    max: 240,
    windowMs: HOUR_MS,
    sentence: 'You’ve checked your payment many times in the last hour.',
  },
  payoutAccountLinks: {
    per: 'person',
    max: 30,
    windowMs: HOUR_MS,
    sentence: 'You’ve opened your payout account many times in the last hour.',
  },
  // Of another time or place.
  proposals: {
    per: 'person',
    max: 20,
    windowMs: HOUR_MS,
    sentence: 'You’ve made many suggestions in the last hour.',
  },
  // Of times, and of places. Each notifies the other side. Withdrawn ones count too.
  proposalsForBooking: {
    per: 'booking',
    max: 10,
    windowMs: null,
    sentence: 'This booking has had 10 suggestions. Agree by message first.',
  },
  // Enough for a connection that fails again and again.
  sessionAccess: {
    per: 'person',
    max: 60,
    windowMs: HOUR_MS,
    sentence: 'You’ve joined your session many times in the last hour.',
  },
  // Each asks a stranger by email.
  trustedContacts: {
    per: 'person',
    max: 5,
    windowMs: DAY_MS,
    sentence: 'You’ve asked several trusted contacts in the last day.',
  },
  // Who said no, or didn't answer, is not asked forever.
  trustedContactAsked: {
    per: 'person and address',
    max: 3,
    windowMs: 30 * DAY_MS,
    sentence: 'We’ve sent three of these emails to this address.',
  },
  // Of trusted contacts, suspended people, and those who have lost a password, who have no sign-in.
  mailedLinks: {
    per: 'network',
    max: 60,
    windowMs: HOUR_MS,
    sentence: 'Links of this kind were opened many times from your network.',
  },
  letSomeoneKnow: {
    per: 'person',
    max: 5,
    windowMs: DAY_MS,
    sentence: 'You’ve let your trusted contact know several times in the last day.',
  },
  // Enough for someone who tries again and again.
  alarms: {
    per: 'person and booking',
    max: 30,
    windowMs: HOUR_MS,
    sentence: 'Our team has your alarm. Call the emergency number if you’re in danger.',
  },
  // Enough to write to several companions; one who writes to everyone gets no further.
  conversations: {
    per: 'person',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'You’ve started conversations with many people in the last hour.',
  },
  // Written by clients: the rules refuse more.
  messages: {
    per: 'person',
    max: 30,
    windowMs: MINUTE_MS,
    sentence: 'You’ve sent a lot of messages in the last minute.',
  },
  stories: {
    per: 'person',
    max: 5,
    windowMs: DAY_MS,
    sentence: 'You’ve shared 5 stories in the last day.',
  },
  // Others read each, or our team looks at it again.
  rewrites: {
    per: 'person',
    max: 60,
    windowMs: HOUR_MS,
    sentence: 'You’ve changed what you wrote many times in the last hour.',
  },
  // Each changes the listing that everyone searches.
  scheduleChanges: {
    per: 'person',
    max: 120,
    windowMs: HOUR_MS,
    sentence: 'You’ve changed your schedule many times in the last hour.',
  },
  // At events and activities, waiting lists included.
  places: {
    per: 'person',
    max: 20,
    windowMs: DAY_MS,
    sentence: 'You’ve joined many events in the last day.',
  },
  openEvents: {
    per: 'person',
    max: 3,
    windowMs: null,
    sentence:
      'We’re still reviewing three of your events. Wait for a decision, or withdraw one first.',
  },
  // Group activities that a companion has proposed.
  openActivities: {
    per: 'person',
    max: 3,
    windowMs: null,
    sentence:
      'We’re still reviewing three of your activities. Wait for a decision, or withdraw one first.',
  },
  reports: {
    per: 'person',
    max: 20,
    windowMs: DAY_MS,
    sentence: 'You’ve sent many reports in the last day. If it’s urgent, contact support.',
  },
  contactByPerson: {
    per: 'person',
    max: 5,
    windowMs: HOUR_MS,
    sentence: 'You’ve sent us several messages in the last hour.',
  },
  contactByNetwork: {
    per: 'network',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'We’ve had many messages from your network in the last hour.',
  },
  // Never told: beyond it a taken address shows when the account is created.
  emailChecks: {
    per: 'phone',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'You’ve tried many email addresses in the last hour.',
  },
  selfieStarts: {
    per: 'person',
    max: 30,
    windowMs: HOUR_MS,
    sentence: 'You’ve started your selfie many times in the last hour.',
  },
  // The pictures that answer one challenge are compared once, as long as it is good. Never told: the person reads to take them again.
  selfieAnswers: {
    per: 'link',
    max: 1,
    windowMs: 15 * MINUTE_MS,
    sentence: 'These pictures were sent before.',
  },
  identityChecks: {
    per: 'person',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'We’ve compared your photos many times in the last hour.',
  },
  // Of an application, and of documents in place of rejected ones.
  submissions: {
    per: 'person',
    max: 20,
    windowMs: HOUR_MS,
    sentence: 'You’ve submitted many times in the last hour.',
  },
  openedDocuments: {
    per: 'person',
    max: 60,
    windowMs: HOUR_MS,
    sentence: 'You’ve opened your files many times in the last hour.',
  },
  shortSignups: {
    per: 'person',
    max: 20,
    windowMs: HOUR_MS,
    sentence: 'You’ve tried to finish signing up many times.',
  },
  providerPhotos: {
    per: 'person',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'You’ve asked for your photo many times.',
  },
  // Everyone sees each, and it may give documents to our team again.
  nameChanges: {
    per: 'person',
    max: 10,
    windowMs: DAY_MS,
    sentence: 'You’ve changed your name many times today.',
  },
  // Each draws a picture in several sizes, or reads a whole video.
  profileFiles: {
    per: 'person',
    max: 60,
    windowMs: HOUR_MS,
    sentence: 'You’ve changed your pictures many times in the last hour.',
  },
  planPages: {
    per: 'person',
    max: 30,
    windowMs: HOUR_MS,
    sentence: 'You’ve opened your invoices many times in the last hour.',
  },
  planChanges: {
    per: 'person',
    max: 20,
    windowMs: DAY_MS,
    sentence: 'You’ve changed your plan many times in the last day.',
  },
  calendarLinks: {
    per: 'person',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'You’ve made many calendar links in the last hour.',
  },
  // A calendar asks every hour, some every few minutes, and a person has several. Never told: the
  // answer is for a program.
  calendarFeeds: {
    per: 'link',
    max: 60,
    windowMs: HOUR_MS,
    sentence: 'This calendar was asked for many times in the last hour.',
  },
  // Each reaches everyone with a place, by email too.
  hostMessages: {
    per: 'event',
    max: 3,
    windowMs: DAY_MS,
    sentence: 'You’ve sent 3 messages about this event in the last day.',
  },
  // Never told: beyond it the page says how many wait. It asks when a list changes, and every few minutes.
  waitingPlaces: {
    per: 'person',
    max: 240,
    windowMs: HOUR_MS,
    sentence: 'You’ve looked up your place on waitlists many times in the last hour.',
  },
  trainingQuizzes: {
    per: 'person',
    max: 60,
    windowMs: HOUR_MS,
    sentence: 'You’ve opened and answered many quizzes in the last hour.',
  },
  // Not counted by `countAttempt`: a companion's progress has the time, for each lesson.
  trainingRetries: {
    per: 'person',
    max: 1,
    windowMs: DAY_MS,
    sentence: 'You didn’t pass this quiz.',
  },
  accountDownloads: {
    per: 'person',
    max: 5,
    windowMs: DAY_MS,
    sentence: 'You’ve downloaded your data 5 times in the last day.',
  },
  downloadParts: {
    per: 'person',
    max: 100,
    windowMs: DAY_MS,
    sentence: 'You’ve downloaded your messages too often in the last day.',
  },
  emailChanges: {
    per: 'person',
    max: 5,
    windowMs: HOUR_MS,
    sentence: 'You’ve requested several of these emails in the last hour.',
  },
  // The codes themselves are limited by Auth.
  phoneProofs: {
    per: 'person',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'You’ve confirmed phone numbers many times in the last hour.',
  },
  // Each sends an email.
  signInWays: {
    per: 'person',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'You’ve changed your ways to sign in many times in the last hour.',
  },
  // Never told: beyond it sign-ins are still refused, and no further email says so.
  refusedSignIns: {
    per: 'person',
    max: 3,
    windowMs: HOUR_MS,
    sentence: 'There were several failed sign-ins in the last hour.',
  },
  mailLinks: {
    per: 'network',
    max: 60,
    windowMs: HOUR_MS,
    sentence: 'Email settings were changed many times from your network.',
  },
  // Never told: beyond it a browser's reports are dropped.
  policyReports: {
    per: 'network',
    max: 30,
    windowMs: HOUR_MS,
    sentence: 'Your browser has reported many blocked addresses.',
  },
  passwordResetsByNetwork: {
    per: 'network',
    max: 20,
    windowMs: HOUR_MS,
    sentence: 'Many password links were requested from your network.',
  },
  // A stranger who uses this up keeps only their own network from asking again.
  passwordResets: {
    per: 'network and address',
    max: 5,
    windowMs: HOUR_MS,
    sentence:
      'We’ve sent several links to this address. Use the latest one. Each works for 24 hours.',
  },
  // Never told: beyond it no email is sent, and the earlier links still work.
  unaskedMails: {
    per: 'address',
    max: 10,
    windowMs: HOUR_MS,
    sentence: 'We’ve sent several emails to this address in the last hour.',
  },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** The limits that count within a window. */
export type WindowLimitName = {
  [Name in RateLimitName]: (typeof RATE_LIMITS)[Name]['windowMs'] extends number ? Name : never;
}[RateLimitName];

/**
 * The sentence for a person at the limit, with when they may try again.
 * @param retryAfterMs null for a limit on how many are open at once.
 */
export function limitSentence(name: RateLimitName, retryAfterMs: number | null): string {
  const { sentence } = RATE_LIMITS[name];
  return retryAfterMs === null ? sentence : `${sentence} Please try again ${inTime(retryAfterMs)}.`;
}

/** "in a minute", "in 20 minutes", "in 3 hours"; rounded up. */
function inTime(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  if (minutes <= 1) return 'in a minute';
  if (minutes < 60) return `in ${minutes} minutes`;
  const hours = Math.ceil(ms / HOUR_MS);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}
