import { UnverifiedDialog } from '../../data/verifications/unverified-notice';
import { useIsUnverified } from '../../data/verifications/use-is-unverified';
import { ReviewDialog } from '../../ui/dialogs/review-dialog';

interface ActivityReviewDialogProps {
  readonly activityId: string;
  readonly uid: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A participant's review of an activity. */
export function ActivityReviewDialog(props: ActivityReviewDialogProps) {
  const { activityId, uid, onClose, onSaved } = props;
  const isUnverified = useIsUnverified();
  if (isUnverified) return <UnverifiedDialog act="review" onClose={onClose} />;
  return (
    <ReviewDialog
      subject={activityId}
      title="Review this activity"
      intro="Members and companions can read it. Your first name and last initial appear with it."
      question="How was it?"
      former={null}
      save={async ({ rating, comment }) => {
        const { reviewActivity } = await import('./activity-store');
        await reviewActivity(uid, activityId, { rating, comment });
      }}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
