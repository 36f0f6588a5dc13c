import type { Review } from '@hearthkin/domain/companion/review';
import { useLatest, useLive } from '../../data/kit/live-query';
import { ownReviews, reviewableBookings } from '../../data/reviews/review-queries';
import { useSession } from '../../session/session';
import type { Viewer } from './viewer';

export interface OwnReview {
  readonly bookingId: string;
  readonly review: Review;
}

export interface OwnReviews {
  /** Null for somebody who books no sessions. */
  readonly uid: string | null;
  readonly written: readonly OwnReview[];
  /** The latest completed booking without a review; null without any, and until that is known. */
  readonly open: string | null;
}

/** What a member said of their sessions with a companion, and whether there is one to be reviewed. */
export function useOwnReviews(companionId: string, viewer: Viewer): OwnReviews {
  const session = useSession();
  const uid = viewer === 'member' && session.status === 'signed-in' ? session.uid : null;
  const bookings = useLive(uid === null ? null : reviewableBookings(uid, companionId));
  const ids = bookings.status === 'ready' ? bookings.data.map(({ id }) => id) : null;
  const reviews = useLatest(useLive(ids === null ? null : ownReviews(companionId, ids)));
  const isKnown = ids !== null && reviews.status === 'ready';
  const said = isKnown ? ids.map((id) => [id, reviews.data.get(id)] as const) : [];
  return {
    uid,
    written: said.flatMap(([bookingId, review]) => (review ? [{ bookingId, review }] : [])),
    // What this device does not know may still have been written.
    open:
      isKnown && !reviews.fromCache
        ? (said.find(([, review]) => review === null)?.[0] ?? null)
        : null,
  };
}
