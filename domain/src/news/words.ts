import { who } from '../account/profile';
import { RETURN_NAMES, type ReturnField } from '../companion/onboarding';
import { formatList } from '../foundation/formats';
import type { NotificationKind } from '../notification/kinds';
import { OUTCOME_WORDS, type ReportKind, type ReportOutcome } from '../safety/report-outcomes';
import { BACKGROUND_CHECK_MONTHS } from '../verification/background-check-months';
import type { DocumentKind } from '../verification/documents';
import { IDENTITY_MONTHS } from '../verification/identity-months';
import { BACKGROUND_CHECK_AIM, REVIEW_AIM } from '../verification/review-aim';

/** Title in the app, and the email's subject unless it has its own. */
export const NOTIFICATION_TITLES: Readonly<Record<NotificationKind, string>> = {
  'booking-requested': 'New session request',
  'booking-confirmed': 'Your session is confirmed',
  'booking-declined': 'Your request was declined',
  'booking-withdrawn': 'A session request was withdrawn',
  'booking-cancelled': 'A session was canceled',
  'booking-expired': 'A session request expired',
  'booking-completed': 'A session is complete',
  'booking-time-proposed': 'New time suggested',
  'booking-proposal-declined': 'New time declined',
  'booking-moved': 'Your session has moved',
  'booking-place-proposed': 'Place suggested',
  'booking-place-declined': 'Place declined',
  'booking-place-agreed': 'You’ve agreed on a place',
  'booking-unpaid': 'Your payment didn’t go through',
  'booking-paid-again': 'A request can be accepted',
  'booking-refunded': 'We’ve given you a refund',
  'booking-reminder-day': 'Your session is coming up',
  'booking-reminder-hour': 'Your session starts soon',
  'booking-reminder-room': 'Your room is open',
  'booking-check-in': 'Are you all right?',
  'claim-filed': 'Something went wrong with a session',
  'claim-answered': 'An answer about your session',
  'claim-decided': 'A claim is decided',
  'messages-unread': 'New messages',
  'companion-free': 'Someone can talk now',
  'payout-paid': 'Your pay for a session',
  'plan-begun': 'Your plan has started',
  'plan-unpaid': 'Your plan’s payment didn’t go through',
  'plan-ended': 'Your plan has ended',
  'verification-received': 'We have your documents',
  'verification-verified': 'Verification complete',
  'verification-rejected': 'Your verification needs attention',
  'verification-revoked': 'Your verification was withdrawn',
  'verification-reopened': 'We’re reviewing your verification again',
  'identity-matched': 'Identity check complete',
  'identity-refused': 'Your identity check needs attention',
  'identity-ending': 'Your identity check ends soon',
  'identity-expired': 'Please check your identity again',
  'application-received': 'We have your application',
  'application-accepted': 'Application approved',
  'application-returned': 'Your application needs changes',
  'background-ordered': 'We’ve ordered your background check',
  'background-recorded': 'We’ve recorded your background check',
  'background-ending': 'Your background check ends soon',
  'background-expired': 'Your background check has ended',
  'background-withdrawn': 'Your background check was withdrawn',
  'listing-hidden': 'Your listing is hidden',
  'listing-resumed': 'Our team has reviewed your listing',
  'training-expiring': 'Your training badge expires soon',
  'training-ended': 'Your training badge has expired',
  'event-approved': 'Your event is published',
  'event-rejected': 'Your event wasn’t published',
  'event-cancelled': 'An event was canceled',
  'event-place': 'You’re going',
  'event-message': 'A message from your host',
  'activity-cancelled': 'A group activity was canceled',
  'activity-asked': 'We’d like you to host a group activity',
  'activity-reminder': 'Please answer: a group activity',
  'activity-lapsed': 'A group activity wasn’t answered',
  'activity-withdrawn': 'A group activity no longer needs you',
  'activity-changed': 'A group activity of yours has changed',
  'activity-published': 'Your group activity is published',
  'activity-returned': 'Your group activity needs changes',
  'activity-rejected': 'Your group activity wasn’t published',
  'story-published': 'Your story is published',
  'story-returned': 'Your story needs changes',
  'review-published': 'You have a new review',
  'review-removed': 'A review about you was removed',
  'review-reply-removed': 'Your answer to a review was removed',
  'report-answered': 'An answer to your report',
  'content-removed': 'We removed something of yours',
  'account-warned': 'A warning from our team',
  'account-restricted': 'Your account is restricted',
  'restriction-ended': 'Your account is no longer restricted',
};

/** Sentences about a booking, for both app and email. `name` is the other side's, if known. */
export const BOOKING_SENTENCES = {
  'booking-requested': (name?: string) => `${who(name)} would like to book a session with you.`,
  'booking-confirmed': (name?: string) => `${who(name)} accepted your request.`,
  'booking-declined': (name?: string) =>
    `${who(name)} can’t make this session. You won’t be charged.`,
  'booking-withdrawn': (name?: string) =>
    `${who(name)} withdrew their request. That time is open again.`,
  'booking-completed': (name?: string) => `The session${withName(name)} is complete.`,
  'booking-proposal-declined': (name?: string) => `${who(name)} can’t make the new time.`,
  'booking-moved': (name?: string) => `${who(name)} accepted the new time.`,
  'booking-place-proposed': (name?: string) => `${who(name)} suggested a place to meet.`,
  'booking-place-declined': (name?: string) => `${who(name)} would rather meet somewhere else.`,
  'booking-place-agreed': (name?: string) => `${who(name)} agreed to the place.`,
  'booking-refunded': (name?: string) =>
    `Our team has sent you a refund for your session${withName(name)}, and the booking shows how much.`,
  'booking-unpaid': (name?: string) =>
    `Your card couldn’t be charged, so your session${withName(name)} isn’t confirmed. Pay again to keep your request.`,
  'booking-paid-again': (name?: string) =>
    `${who(name)} has paid again. You can accept the request now.`,
  'booking-reminder-day': (name?: string) =>
    `Your session${withName(name)} is less than a day away.`,
  'booking-reminder-hour': (name?: string) =>
    `Your session${withName(name)} starts within the hour.`,
  'booking-check-in': (name?: string) =>
    `Your session${withName(name)} should be over. Please say that you’re all right.`,
  'booking-reminder-room': (name?: string) => `The room of your session${withName(name)} is open.`,
} as const satisfies Partial<Record<NotificationKind, (name?: string) => string>>;

/** The same of several sessions that were asked for, accepted, declined or withdrawn in one act. */
export const SERIES_SENTENCES = {
  'booking-requested': (count: number, name?: string) =>
    `${who(name)} would like to book ${count} weekly sessions with you.`,
  'booking-confirmed': (count: number, name?: string) =>
    `${who(name)} accepted ${count} of your requests.`,
  'booking-declined': (count: number, name?: string) =>
    `${who(name)} can’t make ${count} of your sessions. You won’t be charged.`,
  'booking-withdrawn': (count: number, name?: string) =>
    `${who(name)} withdrew ${count} requests. Those times are open again.`,
} as const satisfies Partial<Record<NotificationKind, (count: number, name?: string) => string>>;

const ACTIVITY_SENTENCES = {
  'activity-asked': (title: string) =>
    `We’d like you to host ${title}. It goes live only if you accept.`,
  'activity-reminder': (title: string) => `We’re waiting for your answer about hosting ${title}.`,
  'activity-lapsed': (title: string) =>
    `You didn’t answer in time, so our request to host ${title} has ended.`,
  'activity-withdrawn': (title: string) => `You no longer need to host ${title}.`,
  'activity-changed': (title: string) =>
    `We changed the description of ${title}. Its time and place are the same.`,
  'activity-cancelled': (title: string) => `${title} was canceled.`,
  'activity-published': (title: string) => `We’ve published ${title}. People can join it now.`,
  'activity-returned': (title: string) => `Please change ${title}, then submit it again.`,
  'activity-rejected': (title: string) => `We couldn’t publish ${title}.`,
} as const satisfies Partial<Record<NotificationKind, (title: string) => string>>;

/** The sentence about a group activity for its host, with its time if known, and the words of our team. */
export function activityNews(
  kind: keyof typeof ACTIVITY_SENTENCES,
  title: string,
  notes: string | undefined,
  withWhen: (sentence: string) => string = (sentence) => sentence,
): string {
  const sentence = withWhen(ACTIVITY_SENTENCES[kind](title));
  const isDecision = kind === 'activity-returned' || kind === 'activity-rejected';
  return isDecision ? withNotes(sentence, notes) : withReason(sentence, notes);
}

/** The news that a member asked to be told. Others may have been told of the same companion. */
export function companionFree(name?: string): string {
  return `${who(name)} can talk right now. You asked us to tell you.`;
}

/** The news of a payout, without a full stop: sent, or due where no money moves. */
export function payoutNews(amount: string, isLive: boolean): string {
  const news = isLive ? 'We’ve sent your pay for a session' : 'Your pay for a session is due';
  return amount === '' ? news : `${news}: ${amount}`;
}

/** The sentence about a plan that was paid for: "Emotional Care is yours: €99 of sessions until Dec 28". */
export function planBegun(plan: string, credit: string, until: string): string {
  return `${plan} is yours: ${credit} of sessions until ${until}`;
}

/** The meaning of a plan's failed payment, with the day on which the plan ends otherwise. */
export function planUnpaid(plan: string, until: string): string {
  return `We couldn’t charge your card for ${plan}. Pay by ${until} to keep it. Until then your discount stays, and new credit comes once you’ve paid.`;
}

/**
 * The reason why a plan has ended: `free` because plans are paid from now on, `taken-back` because a bank took a payment for it
 * back, else with its last paid month.
 */
export type PlanEnd = 'over' | 'unpaid' | 'taken-back' | 'free';

const PLAN_ENDED: Readonly<Record<PlanEnd, (plan: string) => string>> = {
  over: (plan) => `${plan} has ended. You won’t be charged again.`,
  unpaid: (plan) =>
    `${plan} has ended because its payment didn’t go through. You won’t be charged again.`,
  'taken-back': (plan) =>
    `${plan} has ended because your bank returned a payment for it. The session credit that it gave is gone, and you won’t be charged again.`,
  free: (plan) =>
    `Plans are paid from now on, so ${plan}, which was free, has ended. Nothing was charged.`,
};

export function planEnded(plan: string, because: PlanEnd): string {
  return `${PLAN_ENDED[because](plan)} Sessions you’ve booked stay as they are.`;
}

/** The reason of a plan's end, as it is stored with a notification. */
export function readPlanEnd(stored: string | undefined): PlanEnd {
  return stored === 'unpaid' || stored === 'taken-back' || stored === 'free' ? stored : 'over';
}

/** The news that an event is published, on one date or on each of a series. */
export function eventLive(title: string, dates: number): string {
  return dates > 1
    ? `${title} is live on all ${dates} dates. Anyone can join.`
    : `${title} is live. Anyone can join.`;
}

export const DOCUMENTS_RECEIVED = `Our team reviews your documents. We aim for ${REVIEW_AIM}, and we’ll let you know.`;

export const APPLICATION_RECEIVED = `Our team reviews it. We aim to finish the background check in ${BACKGROUND_CHECK_AIM}. We’ll let you know.`;

export const DOCUMENTS_REJECTED = 'We couldn’t approve your documents.';

const REJECTED: Readonly<Record<DocumentKind, string>> = {
  idDocument: 'We couldn’t approve your ID document.',
  proofOfAddress: 'We couldn’t approve your proof of address.',
};

/** The subject of a rejection: one document, or both. */
export function documentsRejected(kinds: readonly DocumentKind[]): string {
  const [kind] = kinds;
  return kind === undefined || kinds.length > 1 ? DOCUMENTS_REJECTED : REJECTED[kind];
}

/** The needs of a returned application: "Please look at your bio and hours again." */
export function applicationReturned(fields: readonly ReturnField[]): string {
  return fields.length === 0
    ? 'Please review it and submit again.'
    : `Please change your ${formatList(fields.map((field) => RETURN_NAMES[field]))}, and submit again.`;
}

/** The news that the badge of the training ends, with the day. */
export function trainingExpiring(day: string): string {
  return `Your badge “Training certified” expires on ${day}. Pass the lessons that are about to expire again, and it stays.`;
}

export const TRAINING_ENDED =
  'Your badge “Training certified” is no longer on your profile. Pass the lessons that have expired again to get it back.';

export const ACCOUNT_WARNED =
  'Something you did goes against our terms. If it happens again, we may suspend your account.';

/** The limits of a restriction, and its end. */
export function accountRestricted(day: string): string {
  return `Until ${day} you can’t book sessions, write messages, join or host events, share stories or write reviews. If you’re a companion, members can’t find you. Sessions you’ve already booked stay.`;
}

export const RESTRICTION_ENDED = 'You can book, write, join, share and review again.';

export const CHECK_EXPIRED = `Your background check is more than ${BACKGROUND_CHECK_MONTHS} months old, so your badge has gone. Contact us for a new one.`;

export const IDENTITY_EXPIRED = `We checked your identity ${IDENTITY_MONTHS} months ago, so your badge has gone. Take a photo of your ID and a new selfie to book, message and join again. Sessions you’ve booked stay.`;

/** `day` is when it ends, as shown. */
export function identityEnding(day: string): string {
  return `An identity check counts for ${IDENTITY_MONTHS} months, yours until ${day}. Then you can check again with your ID and a new selfie. It takes a few minutes.`;
}

export const CHECK_WITHDRAWN =
  'Our team has withdrawn your background check, so your badge has gone.';

/** The screening company writes to the companion, who has to answer it. */
export function checkOrdered(issuer: string): string {
  return `${issuer} does it. They’ll email you for your consent and what they need. We pay for it.`;
}

/** `day` is when it ends, as shown. */
export function checkRecorded(day: string): string {
  return `The badge is on your profile. It counts until ${day}.`;
}

export function checkEnding(day: string): string {
  return `Your background check counts until ${day}. Contact us for a new one, so that members can go on booking you.`;
}

export const VERIFICATION_REVOKED = 'Our team has withdrawn your verification.';

export const VERIFICATION_REOPENED =
  'You changed your name or photo. Your badge comes back once our team has reviewed it.';

export const REVIEW_REMOVED = 'Our team removed a review from your profile.';

const REMOVED_THINGS: Readonly<Partial<Record<ReportKind, string>>> = {
  photo: 'a photo or video of yours',
  message: 'a message of yours',
  review: 'a review of yours',
  event: 'an event of yours',
  activity: 'a group activity of yours',
  'activity-review': 'your review of a group activity',
};

/** The removal by our team, to the reported person. */
export function contentRemoved(what?: ReportKind): string {
  return `Our team removed ${(what && REMOVED_THINGS[what]) ?? 'something of yours'}.`;
}

/** The outcome of a report, to the person who sent it. */
export function reportAnswered(number: string, outcome?: ReportOutcome, answer?: string): string {
  const news = outcome === undefined ? 'Our team has answered.' : OUTCOME_WORDS[outcome];
  return withNotes(number === '' ? news : `Report ${number}. ${news}`, answer);
}

export const REPLY_REMOVED = 'Our team removed your answer to a review. The review stays.';

/** The booking after the decline of a new time. `openUntil` is the deadline of a request, if it is one. */
export function afterDeclinedTime(openUntil?: string): string {
  return openUntil === undefined
    ? 'Your session stays as booked.'
    : `The request stays open until ${openUntil}.`;
}

export function withName(name?: string): string {
  return name ? ` with ${name}` : '';
}

/** A sentence with the notes of staff, if any. */
export function withNotes(sentence: string, notes?: string): string {
  return notes ? `${sentence} Note from our team: ${notes}` : sentence;
}

/** A sentence with the reason of a cancellation, if any. */
export function withReason(sentence: string, reason?: string): string {
  return reason ? `${sentence} Reason: ${reason}` : sentence;
}
