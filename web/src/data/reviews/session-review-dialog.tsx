import type { SessionReview } from '@hearthkin/domain/companion/review';
import { appearsLater, editableUntil } from '../../lib/review-words';
import { ReviewDialog } from '../../ui/dialogs/review-dialog';
import { CannotMeetDialog } from '../verifications/cannot-meet-notice';
import { useCannotMeet } from '../verifications/use-cannot-meet';
import type { ReviewPlace } from './review-store';

interface SessionReviewDialogProps {
  readonly place: ReviewPlace;
  /** Display name: "Wilma Q." */
  readonly companionName: string;
  /** The existing review; null for a new one. */
  readonly former: SessionReview | null;
  readonly onClose: () => void;
  /** Gets a sentence to show the author. */
  readonly onSaved: (sentence: string) => void;
}

/** Writes or edits the review of a session. */
export function SessionReviewDialog(props: SessionReviewDialogProps) {
  const { place, companionName, former, onClose, onSaved } = props;
  const cannotMeet = useCannotMeet();
  if (cannotMeet && former === null) return <CannotMeetDialog act="review" onClose={onClose} />;
  return (
    <ReviewDialog
      subject={place.bookingId}
      title={former === null ? `Review ${companionName}` : 'Edit your review'}
      intro={
        former === null
          ? `Your review ${appearsLater(companionName)} Your first name and last initial appear with it. ${companionName} can’t read it before then.`
          : `You can change it ${editableUntil(former)}.`
      }
      question="How was your time together?"
      asksTags
      asksAgain
      former={former}
      save={async (form) => {
        const { writeReview, editReview } = await import('./review-store');
        await (former === null ? writeReview(place, form) : editReview(place, form));
      }}
      onClose={onClose}
      onSaved={() =>
        onSaved(former === null ? 'Thank you for your review.' : 'Your review is changed.')
      }
    />
  );
}
