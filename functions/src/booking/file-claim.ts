import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import { claimRefusal, newClaim } from '@hearthkin/domain/booking/claim';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { freezeMoney } from '@hearthkin/domain/payment/settle-claim';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { readRecipients } from '../notification/notify';
import { defineCallable } from '../platform/callable';
import { caseNumberOf } from '../platform/case-number';
import { sentPictures, withFiles } from '../platform/files/sent-pictures';
import { bookings, claims } from '../platform/records/collections';
import { sideOf } from './booking-side';
import { claimFiles } from './claim-files';
import { type ClaimNews, mailClaim, notifyOfClaim } from './claim-news';
import { readMoney, writeMoney } from './transition-effects';

/**
 * A side says that a session didn't take place as agreed. The money is frozen, and nothing else
 * changes the booking until the claim is decided. Both sides are told.
 * @throws AppError `not-found`; `forbidden` for others; `too-early`; `bad-transition` for a booking
 * without such a session, after the payout was due, once a part was refunded, or with a claim already; as
 * `sentPictures`.
 */
export const fileClaim = defineCallable('fileClaim', {
  access: {
    for: 'person',
    standing: 'active',
    why: 'It is about a session that was booked, and without a claim the money moves.',
  },
  secrets: mailSecrets,
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    const { bookingId, kind, words } = input;
    const ref = bookings(db).doc(bookingId);
    const claimant = (booking: Booking | undefined) => {
      if (booking === undefined) throw new AppError('not-found', 'No such booking');
      const by = sideOf(caller, booking);
      const refusal = claimRefusal(booking, now);
      if (refusal !== null) throw new AppError(refusal, 'No claim can be made now');
      return { booking, by };
    };
    const file = async (tx: Transaction, pictures: string[]): Promise<ClaimNews> => {
      const { booking, by } = claimant((await tx.get(ref)).data());
      const money = await readMoney(tx, db, bookingId);
      const payout = money.payout?.status ?? 'pending';
      if (payout !== 'pending' && payout !== 'held') {
        throw new AppError('bad-transition', `The payout is ${payout}`);
      }
      const { status } = money.payment;
      if (status !== 'held' && status !== 'released') {
        throw new AppError('bad-transition', `The payment is ${status}`);
      }
      const readers = await readRecipients(tx, db, booking.participantIds);
      const caseNumber = caseNumberOf(bookingId);
      const other = readers.get(otherParty(booking, caller.uid).uid);
      const canAnswer = other?.account.accountStatus !== 'suspended';
      const told = { caseNumber, kind, by, words, pictures };
      const claim = newClaim(booking, told, now, canAnswer);
      tx.create(claims(db).doc(bookingId), claim);
      writeMoney(tx, db, bookingId, freezeMoney(money, now));
      const event = { status: booking.status, at: now, by, event: 'claim-filed' } as const;
      tx.update(ref, {
        claim: { by, keptPercent: null },
        statusHistory: FieldValue.arrayUnion(event),
        dueAt: null,
        proposal: null,
        updatedAt: now,
      });
      const filed = { kind: 'claim-filed', bookingId, booking, claim, readers } as const;
      notifyOfClaim(tx, db, filed, now);
      return filed;
    };
    claimant((await ref.get()).data());
    const news = await withFiles(
      { files: await sentPictures(input.pictures), ...claimFiles(db, caller.uid, input.bookingId) },
      (paths) => db.runTransaction((tx) => file(tx, paths)),
    );
    await mailClaim({ db, now, ...deps }, news);
    return { caseNumber: news.claim.caseNumber };
  },
});
