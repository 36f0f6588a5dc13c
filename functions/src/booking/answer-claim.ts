import { agreedOutcome, isAnswerable, keptPercentOf } from '@hearthkin/domain/booking/claim';
import { AGREED_REASON } from '@hearthkin/domain/booking/claim-words';
import { AppError } from '@hearthkin/domain/foundation/errors';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { mailDeps, mailSecrets, type NotifyDeps } from '../mail/mail-params';
import { readRecipients } from '../notification/notify';
import { defineCallable } from '../platform/callable';
import { sentPictures, withFiles } from '../platform/files/sent-pictures';
import { bookings, claims } from '../platform/records/collections';
import { sideOf } from './booking-side';
import { claimFiles } from './claim-files';
import { type ClaimNews, mailClaim, notifyOfClaim } from './claim-news';
import { readOpenClaim, settleClaim } from './settle-claim';

/**
 * The other side answers a claim, once. If both agree that one of them didn't come, that decides it;
 * staff decide everything else.
 * @throws AppError `not-found`; `forbidden` for others and for the side that claims; `bad-transition`
 * once it is answered or decided, or too late; as `sentPictures`.
 */
export const answerClaim = defineCallable('answerClaim', {
  access: {
    for: 'person',
    standing: 'active',
    why: 'Their silence would decide against them, also once they aren’t verified anymore.',
  },
  secrets: mailSecrets,
  deps: (): NotifyDeps => mailDeps(),
  handler: async ({ db, input, caller, now }, deps) => {
    const { bookingId, agrees, words } = input;
    const readAnswerable = async (tx: Transaction) => {
      const open = await readOpenClaim(tx, db, bookingId);
      const by = sideOf(caller, open.booking);
      if (by === open.claim.by) throw new AppError('forbidden', 'No one answers their own claim');
      if (!isAnswerable(open.claim, now)) {
        throw new AppError('bad-transition', 'The claim is not open for an answer');
      }
      return { open, by };
    };
    const write = async (tx: Transaction, pictures: string[]): Promise<ClaimNews> => {
      const { open, by } = await readAnswerable(tx);
      const { booking } = open;
      const answer = { agrees, words, pictures, at: now };
      const outcome = agrees ? agreedOutcome(open.claim) : null;
      if (outcome !== null) {
        const keptPercent = keptPercentOf(outcome);
        const decision = {
          outcome,
          keptPercent,
          reason: AGREED_REASON,
          by: 'system',
          at: now,
        } as const;
        return settleClaim(tx, db, open, decision, answer);
      }
      const readers = await readRecipients(tx, db, booking.participantIds);
      const claim = { ...open.claim, answer, dueAt: null };
      tx.set(claims(db).doc(bookingId), claim);
      const event = { status: booking.status, at: now, by, event: 'claim-answered' } as const;
      tx.update(bookings(db).doc(bookingId), {
        statusHistory: FieldValue.arrayUnion(event),
        updatedAt: now,
      });
      const answered = { kind: 'claim-answered', bookingId, booking, claim, readers } as const;
      notifyOfClaim(tx, db, answered, now);
      return answered;
    };
    await db.runTransaction(readAnswerable, { readOnly: true });
    const news = await withFiles(
      { files: await sentPictures(input.pictures), ...claimFiles(db, caller.uid, input.bookingId) },
      (paths) => db.runTransaction((tx) => write(tx, paths)),
    );
    await mailClaim({ db, now, ...deps }, news);
    return { status: news.claim.status };
  },
});
