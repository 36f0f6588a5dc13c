import type { SessionReview } from '@hearthkin/domain/companion/review';
import { call } from '../../firebase/call';
import { appearsLater, editableUntil } from '../../lib/review-words';
import { ReviewDialog } from '../../ui/dialogs/review-dialog';
import { CannotMeetDialog, useCannotMeet } from '../safety/public';

interface SessionReviewDialogProps {
  readonly bookingId: string;
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
  const { bookingId, companionName, former, onClose, onSaved } = props;
  const cannotMeet = useCannotMeet();
  if (cannotMeet) return <CannotMeetDialog act="review" onClose={onClose} />;
  return (
    <ReviewDialog
      subject={bookingId}
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
      save={async (review) => {
        await call('saveReview', { bookingId, review });
      }}
      onClose={onClose}
      onSaved={() =>
        onSaved(former === null ? 'Thank you for your review.' : 'Your review is changed.')
      }
    />
  );
}
