/**
 * Every error code a callable may return, with its gRPC status. Clients read the code from
 * `details.code`; the status is for generic tooling (retries, logs).
 */
export const ERROR_STATUS = {
  unauthenticated: 'unauthenticated',
  forbidden: 'permission-denied',
  /** The request has no App Check token of our site. */
  'app-unverified': 'permission-denied',
  'invalid-input': 'invalid-argument',
  'not-found': 'not-found',
  /** An uploaded file that can't be shown. */
  'unreadable-file': 'invalid-argument',
  /** A stored document doesn't fit its schema; it is in the log. */
  unreadable: 'failed-precondition',
  'slot-taken': 'already-exists',
  /** The companion hosts something at the time of a request. */
  hosting: 'failed-precondition',
  /** The host of an event or activity has accepted a session at its time. */
  'host-busy': 'failed-precondition',
  'price-changed': 'failed-precondition',
  'outside-window': 'failed-precondition',
  'not-listed': 'failed-precondition',
  'not-online': 'failed-precondition',
  /** One of the two may not meet others now, or has blocked the other; which, neither learns. */
  'no-agreement': 'failed-precondition',
  /** The companion hasn't passed the lessons that come before the first session. */
  'training-missing': 'failed-precondition',
  'bad-transition': 'failed-precondition',
  /** The item doesn't wait for staff: it was decided, or its owner withdrew it. */
  'already-decided': 'failed-precondition',
  /** A decision of staff that was told to others, or too long ago. */
  'undo-over': 'failed-precondition',
  /** It was changed since the caller read it. */
  outdated: 'failed-precondition',
  'has-begun': 'failed-precondition',
  /** A start that isn't ahead. */
  'start-passed': 'invalid-argument',
  /** People have joined a group activity as it was. */
  'relied-on': 'failed-precondition',
  /** The companion's application isn't approved. */
  'not-approved': 'failed-precondition',
  /** An event or activity has no place for the caller, or none any more. */
  'no-place': 'failed-precondition',
  'has-left': 'failed-precondition',
  'no-check-in': 'failed-precondition',
  'no-host-message': 'failed-precondition',
  /** A series has a date that the clocks skip, or one too far ahead. */
  'no-such-date': 'failed-precondition',
  /** The card could not be charged; the member is asked to pay again. */
  'payment-failed': 'failed-precondition',
  /** The member's own card was declined, for a change of plan. */
  'card-declined': 'failed-precondition',
  /** A person has one paid plan at a time. */
  'plan-active': 'already-exists',
  /** There is no paid plan to change, or it has ended. */
  'plan-missing': 'failed-precondition',
  /** The last payment of the plan failed, so it can't be changed. */
  'plan-unpaid': 'failed-precondition',
  /** More of the month's credit is used than a smaller plan would leave. */
  'credit-used': 'failed-precondition',
  /** The payment provider doesn't answer. */
  'payment-unavailable': 'unavailable',
  'too-early': 'failed-precondition',
  'room-closed': 'failed-precondition',
  'token-invalid': 'failed-precondition',
  'token-expired': 'failed-precondition',
  'rate-limited': 'resource-exhausted',
  /** The act is decided and goes on by itself, though a part of it has failed. */
  unfinished: 'failed-precondition',
  /** The act is decided, and the caller repeats it for the bookings that it couldn't cancel. */
  'bookings-left': 'failed-precondition',
  'sender-failed': 'unavailable',
  'already-exists': 'already-exists',
  'phone-taken': 'already-exists',
  'email-taken': 'already-exists',
  /** The caller's last report about it is open. */
  'already-reported': 'already-exists',
  /** An address that should be another's, or a new one, is the caller's own. */
  'own-email': 'invalid-argument',
  'phone-unverified': 'failed-precondition',
  'identity-unverified': 'failed-precondition',
  /** Staff keep the person from meeting others for a while. */
  'account-restricted': 'failed-precondition',
  'email-missing': 'failed-precondition',
  /** There is no trusted contact who has confirmed. */
  'no-trusted-contact': 'failed-precondition',
  'sign-in-too-old': 'failed-precondition',
  /** The claim of staff, without the second factor that belongs to it. */
  'no-second-factor': 'permission-denied',
  /** Password or address were changed past the product; only a reset by email mends it. */
  'sign-in-changed': 'failed-precondition',
  /** The only way to sign in can't be removed. */
  'last-way': 'failed-precondition',
  /** A lesson of the training that is passed, and can't be taken again yet. */
  'lesson-passed': 'failed-precondition',
  /** There is no such quiz that waits for its answers: they were given, or it is another person's. */
  'quiz-answered': 'failed-precondition',
  underage: 'failed-precondition',
  /** Operators have switched it off for a while. */
  paused: 'unavailable',
  'no-face': 'failed-precondition',
  'faces-differ': 'failed-precondition',
} as const;

export type AppErrorCode = keyof typeof ERROR_STATUS;

/** Extra data of an error (zod issues, a new quote). */
export type AppErrorDetails = Readonly<Record<string, unknown>>;

/** An expected refusal. `message` is for the log; the sentence for people is in `messages.ts`. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: AppErrorCode, message: string = code, details: AppErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
