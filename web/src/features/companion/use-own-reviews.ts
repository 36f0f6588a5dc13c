import type { SessionReview } from '@hearthkin/domain/companion/review';
import { useLatest, useLive } from '../../data/kit/live-query';
import { ownReviews, reviewableBookings } from '../../data/reviews/review-queries';
import { useSession } from '../../session/session';
import type { Viewer } from './viewer';

export interface OwnReview {
  readonly bookingId: string;
  readonly review: SessionReview;
}

interface OwnReviews {
  /** Null for viewers who can't book. */
  readonly uid: string | null;
  readonly written: readonly OwnReview[];
  /** The latest completed booking without a review; null without one and while unknown. */
  readonly open: string | null;
}

/** The member's reviews of a companion, and a booking that can still be reviewed. */
export function useOwnReviews(companionId: string, viewer: Viewer): OwnReviews {
  const session = useSession();
  const uid = viewer === 'member' && session.status === 'signed-in' ? session.uid : null;
  const bookings = useLive(uid === null ? null : reviewableBookings(uid, companionId));
  const ids = bookings.status === 'ready' ? bookings.data.map(({ id }) => id) : null;
  const reviews = useLatest(useLive(uid === null || ids === null ? null : ownReviews(uid, ids)));
  const isKnown = ids !== null && reviews.status === 'ready';
  const entries = isKnown ? ids.map((id) => [id, reviews.data.get(id)] as const) : [];
  return {
    uid,
    written: entries.flatMap(([bookingId, review]) => (review ? [{ bookingId, review }] : [])),
    // A review missing from the cache may still exist.
    open:
      isKnown && !reviews.fromCache
        ? (entries.find(([, review]) => review === null)?.[0] ?? null)
        : null,
  };
}
