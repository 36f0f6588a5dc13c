import type { Review } from '@hearthkin/domain/companion/review';
import { editableUntil } from '../../lib/review-words';
import { PUBLIC_REVIEW, ReviewDialog } from '../../ui/dialogs/review-dialog';
import type { ReviewPlace } from './review-store';

interface SessionReviewDialogProps {
  readonly place: ReviewPlace;
  readonly authorId: string;
  /** Display name: "Wilma Q." */
  readonly companionName: string;
  /** The existing review; null for a new one. */
  readonly former: Review | null;
  readonly onClose: () => void;
  /** Gets a sentence to show the author. */
  readonly onSaved: (sentence: string) => void;
}

/** Writes or edits the review of a session. */
export function SessionReviewDialog(props: SessionReviewDialogProps) {
  const { place, authorId, companionName, former, onClose, onSaved } = props;
  return (
    <ReviewDialog
      subject={place.bookingId}
      title={former === null ? `Review ${companionName}` : 'Edit your review'}
      intro={former === null ? PUBLIC_REVIEW : `You can change it ${editableUntil(former)}.`}
      question="How was your time together?"
      former={former}
      save={async (form) => {
        const { writeReview, editReview } = await import('./review-store');
        await (former === null ? writeReview(place, authorId, form) : editReview(place, form));
      }}
      onClose={onClose}
      onSaved={() =>
        onSaved(former === null ? 'Thank you for your review.' : 'Your review is changed.')
      }
    />
  );
}
