import type { Booking } from '@hearthkin/domain/booking/booking';
import { type Claim, type ClaimDecision, endOfClaim } from '@hearthkin/domain/booking/claim';
import { MAX_MISSED } from '@hearthkin/domain/booking/claim-times';
import type { ListedAccount } from '@hearthkin/domain/companion/listed';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { movedBy } from '@hearthkin/domain/payment/charge';
import { chargebackLost } from '@hearthkin/domain/payment/chargeback';
import { settleClaim as settleMoney } from '@hearthkin/domain/payment/settle-claim';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { newNotificationId, notify, readRecipients } from '../notification/notify';
import { missingData, setListed } from '../platform/people/listed-in';
import { bookings, charges, claims, companions } from '../platform/records/collections';
import { missedBy } from './booking-queries';
import { type ClaimNews, notifyOfClaim } from './claim-news';
import { readEffects, writeEffects } from './transition-effects';

/** An open claim with its booking. */
export interface OpenClaim {
  readonly bookingId: string;
  readonly booking: Booking;
  readonly claim: Claim;
}

/** Reads a claim; null if it is decided. @throws AppError `not-found` without one. */
export async function findOpenClaim(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
): Promise<OpenClaim | null> {
  const [booking, claim] = await Promise.all([
    tx.get(bookings(db).doc(bookingId)).then((doc) => doc.data()),
    tx.get(claims(db).doc(bookingId)).then((doc) => doc.data()),
  ]);
  if (booking === undefined || claim === undefined) {
    throw new AppError('not-found', 'No such claim');
  }
  return claim.status === 'open' ? { bookingId, booking, claim } : null;
}

/**
 * Reads a claim that isn't decided.
 * @throws AppError `not-found` without one, `bad-transition` if it is decided.
 */
export async function readOpenClaim(
  tx: Transaction,
  db: Firestore,
  bookingId: string,
): Promise<OpenClaim> {
  const open = await findOpenClaim(tx, db, bookingId);
  if (open === null) throw new AppError('bad-transition', 'The claim is decided');
  return open;
}

/**
 * Decides an open claim inside a transaction, with all effects: the booking ends, the money is settled
 * once, also if the member's bank took the payment back, and a companion who has missed too many sessions isn't
 * listed until staff have looked. Both sides are told in the app; `mailClaim` tells them by email.
 */
export async function settleClaim(
  tx: Transaction,
  db: Firestore,
  { bookingId, booking, claim: open }: OpenClaim,
  decision: ClaimDecision,
  answer: Claim['answer'] = open.answer,
): Promise<ClaimNews> {
  const { at: now, by, outcome, keptPercent, reason } = decision;
  const end = endOfClaim(outcome);
  const { status, endReason } = end;
  const effects = await readEffects(tx, db, bookingId, booking, end, now);
  if (effects.money === null) throw new Error(`Booking ${bookingId} has no payment`);
  const charge = (await tx.get(charges(db).doc(bookingId))).data();
  const readers = await readRecipients(tx, db, booking.participantIds);
  const pause =
    outcome === 'companion-no-show' ? await planPause(tx, db, booking.earnerId, now) : null;
  const claim: Claim = { ...open, answer, decision, status: 'decided', dueAt: null };
  tx.set(claims(db).doc(bookingId), claim);
  tx.update(bookings(db).doc(bookingId), {
    status,
    statusHistory: FieldValue.arrayUnion({ status, at: now, by, event: 'claim-decided' }),
    dueAt: null,
    cancellation: endReason === null ? null : { endReason, endedBy: by, reason, at: now },
    'claim.keptPercent': keptPercent,
    updatedAt: now,
  });
  const settled = settleMoney(effects.money, booking, keptPercent, now);
  const money =
    charge?.chargeback?.status === 'lost'
      ? chargebackLost(settled, movedBy(charge.movements).refundedMinor, now)
      : settled;
  writeEffects(tx, db, effects, money, now, keptPercent === 0);
  const news = { kind: 'claim-decided', bookingId, booking, claim, readers } as const;
  notifyOfClaim(tx, db, news, now);
  const companion = readers.get(booking.earnerId);
  const missing = companion && pause?.(companion.account);
  if (companion && missing) {
    const id = newNotificationId(db, companion.uid);
    const draft = { id, kind: 'listing-hidden', data: missingData(missing) } as const;
    notify(tx, db, companion, { ...draft, link: '/profile/listing' }, now);
  }
  return news;
}

/**
 * Reads whether one more missed session is one too many.
 * @returns what pauses the listing; null if nothing does.
 */
async function planPause(tx: Transaction, db: Firestore, earnerId: string, now: Date) {
  const [missed, listing] = await Promise.all([
    tx.get(missedBy(db, earnerId, now, MAX_MISSED)),
    tx.get(companions(db).doc(earnerId)),
  ]);
  if (missed.size + 1 < MAX_MISSED || !listing.exists) return null;
  const pause = { status: 'paused', at: now } as const;
  return (account: ListedAccount) => setListed(tx, listing, account, { pause });
}
