import { displayNameOf, FORMER_NAMES } from '@hearthkin/domain/account/profile';
import { type Booking, otherParty } from '@hearthkin/domain/booking/booking';
import type { Claim } from '@hearthkin/domain/booking/claim';
import { type ClaimNewsFacts, claimNews } from '@hearthkin/domain/booking/claim-words';
import { NOTIFICATION_TITLES, withNotes } from '@hearthkin/domain/news/words';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { actionAt } from '../mail/compose-mail';
import { mailTime } from '../mail/mail-time';
import {
  mailNotification,
  type NotifyContext,
  notify,
  type Recipient,
} from '../notification/notify';
import { arePaymentsLive } from '../payment/provider/payment-params';
import { sessionData } from './session-data';

/** News of a claim, for those of its sides who still have an account. */
export interface ClaimNews {
  readonly kind: ClaimNewsFacts['kind'];
  readonly bookingId: string;
  readonly booking: Booking;
  readonly claim: Claim;
  /** Both sides, by uid. */
  readonly readers: ReadonlyMap<string, Recipient>;
}

/** Tells both sides in the app, in the transaction that makes the news. An answer only the other. */
export function notifyOfClaim(tx: Transaction, db: Firestore, news: ClaimNews, now: Date): void {
  const { kind, bookingId, booking, claim } = news;
  for (const reader of recipients(news)) {
    const { otherName = '', isClaimant, agrees, outcome, keptPercent } = factsFor(news, reader.uid);
    const data = {
      ...sessionData(bookingId, booking, otherName),
      caseNumber: claim.caseNumber,
      part: isClaimant ? 'claimant' : 'other',
      agrees: String(agrees),
      ...(outcome !== null && { outcome, keptPercent: String(keptPercent) }),
    };
    notify(tx, db, reader, { id: `${bookingId}_${kind}`, kind, data, link: linkOf(news) }, now);
  }
}

/** Tells them by email, after the transaction. What people wrote stays on the site. */
export async function mailClaim(context: NotifyContext, news: ClaimNews): Promise<void> {
  const { kind, booking, claim } = news;
  const { now, siteUrl } = context;
  for (const reader of recipients(news)) {
    const facts = factsFor(news, reader.uid);
    const at = (instant: Date) =>
      mailTime({ instant, timeZone: booking.timeZone, clock: reader.account.clock, now });
    const note = claim.decision?.by === 'operator' ? claim.decision.reason : '';
    const content = {
      subject: `${NOTIFICATION_TITLES[kind]}: case ${claim.caseNumber}`,
      parts: [
        withNotes(claimNews(facts), note),
        {
          facts: [
            `Session with ${facts.otherName}: ${at(booking.startsAt)}`,
            ...(kind === 'claim-filed' ? [`Answer by: ${at(claim.answerUntil)}`] : []),
            `Case number: ${claim.caseNumber}`,
          ],
        },
        ...actionAt(siteUrl, linkOf(news), 'See this booking'),
      ],
    };
    await mailNotification(context, reader, { kind, about: news.bookingId, content });
  }
}

function recipients({ kind, booking, claim, readers }: ClaimNews): Recipient[] {
  const claimant = claim.by === 'spender' ? booking.spenderId : booking.earnerId;
  return [...readers.values()].filter(({ uid }) => kind !== 'claim-answered' || uid === claimant);
}

function factsFor({ kind, booking, claim, readers }: ClaimNews, uid: string): ClaimNewsFacts {
  const { uid: otherUid, role } = otherParty(booking, uid);
  const other = readers.get(otherUid);
  return {
    kind,
    otherName: other === undefined ? FORMER_NAMES[role] : displayNameOf(other.account),
    isLive: arePaymentsLive(),
    isClaimant: role !== claim.by,
    agrees: claim.answer?.agrees ?? false,
    outcome: claim.decision?.outcome ?? null,
    keptPercent: claim.decision?.keptPercent ?? 0,
  };
}

function linkOf({ bookingId }: ClaimNews): string {
  return `/my-bookings/${encodeURIComponent(bookingId)}`;
}
