/** Loaded once the environment names a suite: the life of one booking, for `booking-life.ts`. */

import { PAYOUT_AFTER_MS } from '@hearthkin/domain/booking/claim-times';
import { NOTHING_SAID } from '@hearthkin/domain/booking/day-marks';
import { REVIEW_EDIT_MS, type SessionReview } from '@hearthkin/domain/companion/review';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { wallClock } from '@hearthkin/domain/foundation/time';
import { conversationId, newConversation } from '@hearthkin/domain/messaging/conversation';
import { STAND_IN_KEY } from '@hearthkin/emulators/payments/payments';
import { completeBookings } from '../../../functions/src/booking/complete-bookings';
import { expireBookings } from '../../../functions/src/booking/expire-bookings';
import { remindSessions } from '../../../functions/src/booking/remind-sessions';
import { settleClaims } from '../../../functions/src/booking/settle-claims';
import { publishReviews } from '../../../functions/src/companion/publish-reviews';
import type { MailQueue } from '../../../functions/src/mail/mail-queue';
import { stripeProvider } from '../../../functions/src/payment/provider/stripe-provider';
import { releaseExpiredCheckouts } from '../../../functions/src/payment/release-expired-checkouts';
import { releasePayouts } from '../../../functions/src/payment/release-payouts';
import { checkInOnSessions } from '../../../functions/src/safety/check-in-on-sessions';
import { comparePayments } from '../../../functions/src/settlement/compare-payments';
import { moveCharges } from '../../../functions/src/settlement/move-charges';
import { bookingRequest, newYork, ZONE } from '../../functions/booking-requests';
import { CARD } from '../../payments/scene';
import { type Actor, makeCompanion, makeMember } from '../../support/actors';
import { adminDb } from '../../support/admin';
import { callFunction } from '../../support/call-function';
import { sendingQueue } from '../../support/mail-queue';
import { testSuite } from '../../support/suite';
import type { Counting } from './document-counts';

/** How often the scheduled functions of a booking run. */
const EVERY_MS = 5 * MINUTE_MS;

/** Triggers follow a write sooner than this. */
const QUIET_MS = 3_000;

export const MINUTES = 120;

/**
 * Takes a booking through its life.
 * @param isPaid whether a provider moves the money.
 * @returns the number of runs of each scheduled function that runs every five minutes.
 * @throws Error if it isn't requested, accepted, completed, paid out and reviewed in the end.
 */
export async function liveThrough(
  { counts, counting }: Counting,
  isPaid: boolean,
): Promise<number> {
  const [member, companion] = await Promise.all([makeMember(), makeCompanion()]);
  const chat = conversationId(member.uid, companion.uid);
  const begun = newConversation(member.uid, companion.uid);
  await adminDb.doc(`conversations/${chat}`).set({ ...begun, updatedAt: new Date() });
  const startsAt = newYork(3, '14:00');
  const request = bookingRequest({ companionId: companion.uid, startsAt, minutes: MINUTES });
  const { requestId: bookingId } = request;
  // What follows from the two accounts.
  await counts.quiet(4 * QUIET_MS);
  counts.forget();

  const { checkoutUrl } = await called<{ checkoutUrl: string }>('createBooking', request, member);
  if (isPaid) await pay(checkoutUrl, bookingId, member);
  await counts.quiet(QUIET_MS);
  await called('transitionBooking', { bookingId, to: 'confirmed', reason: '' }, companion);
  await counts.quiet(QUIET_MS);

  const jobs = scheduledJobs({ isPaid });
  const endsAt = new Date(startsAt.getTime() + MINUTES * MINUTE_MS);
  const paidAt = endsAt.getTime() + DAY_MS + PAYOUT_AFTER_MS + HOUR_MS;
  let runs = 0;
  let time = Date.now();
  let compareAt = time;
  const compareDaily = async () => {
    if (time < compareAt) return;
    compareAt += DAY_MS;
    await counting('comparePayments', () => jobs.comparePayments(new Date(time)));
  };
  const until = async (then: number) => {
    for (; time < then; time += EVERY_MS, runs += 1) {
      const now = new Date(time);
      for (const [name, run] of Object.entries(jobs.often)) await counting(name, () => run(now));
      await compareDaily();
    }
    await counts.quiet(QUIET_MS);
  };
  await until(endsAt.getTime());
  const done = { ...NOTHING_SAID, doneAt: endsAt };
  await adminDb.doc(`bookings/${bookingId}/day/${companion.uid}`).set(done);
  // The member answers once they are asked.
  await until(endsAt.getTime() + HOUR_MS);
  await adminDb.doc(`bookings/${bookingId}/day/${member.uid}`).set(done);
  // Triggers have the true time, in which the session is over when it is completed.
  await counts.without(QUIET_MS, () => movePast(bookingId, endsAt));
  await until(paidAt);
  const written = new Date(time);
  await adminDb.doc(`users/${member.uid}/sessionReviews/${bookingId}`).set({
    rating: 5,
    comment: 'We had a lovely walk.',
    tags: [],
    again: null,
    authorName: 'Sam P.',
    companionId: companion.uid,
    createdAt: written,
    editedAt: null,
    reviewId: null,
    removedAt: null,
  } satisfies SessionReview);
  const published = new Date(written.getTime() + REVIEW_EDIT_MS + 1);
  for (; time < published.getTime(); time += DAY_MS) await compareDaily();
  await counting('publishReviews', () => jobs.publishReviews(published));
  await counts.quiet(QUIET_MS);

  const ends = await Promise.all([
    adminDb.doc(`payments/${bookingId}/payouts/companion`).get(),
    adminDb.collection(`companions/${companion.uid}/reviews`).get(),
  ]);
  const [payout, reviews] = ends;
  if (payout.get('status') !== 'paid' || reviews.size !== 1) {
    throw new Error(`The booking ended as ${payout.get('status')}, ${reviews.size} reviews`);
  }
  return runs;
}

/** Moves a session to where it ends now, with all else as it is. */
async function movePast(bookingId: string, endsAt: Date): Promise<void> {
  const ref = adminDb.doc(`bookings/${bookingId}`);
  const startsAt: Date = (await ref.get()).get('startsAt').toDate();
  const ahead = Math.ceil((endsAt.getTime() - Date.now()) / DAY_MS) * DAY_MS;
  const earlier = (time: Date) => new Date(time.getTime() - ahead);
  const { date, time } = wallClock(earlier(startsAt), ZONE);
  await ref.update({ startsAt: earlier(startsAt), endsAt: earlier(endsAt), date, time });
}

/** Pays on the provider's page, and returns from it. */
export async function pay(checkoutUrl: string, bookingId: string, member: Actor): Promise<void> {
  const body = new URLSearchParams({ card: CARD.pays });
  await fetch(checkoutUrl, { method: 'POST', body, redirect: 'manual' });
  await called('checkPayment', { bookingId }, member);
}

/** Calls a function. @throws Error if it refuses. */
export async function called<Result>(name: string, input: unknown, actor: Actor): Promise<Result> {
  const { result, code } = await callFunction(name, input, actor);
  if (code !== undefined) throw new Error(`${name}: ${code}`);
  return result as Result;
}

export interface Jobs {
  /** Those that run every five minutes. */
  readonly often: Readonly<Record<string, (now: Date) => Promise<unknown>>>;
  readonly comparePayments: (now: Date) => Promise<unknown>;
  readonly publishReviews: (now: Date) => Promise<unknown>;
}

interface JobDeps {
  /** Whether a provider moves the money; it does by default. */
  readonly isPaid?: boolean;
  /** Emails are sent at once without it. */
  readonly queue?: MailQueue;
}

/** The scheduled functions that have to do with bookings. */
export function scheduledJobs({ isPaid = true, queue }: JobDeps = {}): Jobs {
  const apiUrl = testSuite().testPaymentsUrl ?? '';
  const provider = isPaid
    ? stripeProvider({ apiUrl, secretKey: STAND_IN_KEY, webhookSecrets: [] })
    : null;
  const senders = [{ name: 'bench', send: async () => {} }];
  const mail = {
    // Sent at once, so that what a mail reads and writes counts for whom it tells.
    queue: queue ?? sendingQueue(adminDb, senders),
    senders,
    siteUrl: 'https://hearthkin.test',
    linkKey: 'key',
  };
  const deps = { ...mail, provider, supportEmail: '' };
  const at = (now: Date) => ({ db: adminDb, now });
  return {
    often: {
      remindSessions: (now: Date) => remindSessions.handler(at(now), deps),
      checkInOnSessions: (now: Date) => checkInOnSessions.handler(at(now), deps),
      expireBookings: (now: Date) => expireBookings.handler(at(now)),
      completeBookings: (now: Date) => completeBookings.handler(at(now)),
      settleClaims: (now: Date) => settleClaims.handler(at(now), deps),
      releaseExpiredCheckouts: (now: Date) => releaseExpiredCheckouts.handler(at(now), deps),
      moveCharges: (now: Date) => moveCharges.handler(at(now), deps),
      releasePayouts: (now: Date) => releasePayouts.handler(at(now), deps),
    },
    comparePayments: (now: Date) => comparePayments.handler(at(now), deps),
    publishReviews: (now: Date) => publishReviews.handler(at(now), deps),
  };
}
