import { call } from '../../firebase/call';
import { ReviewDialog } from '../../ui/dialogs/review-dialog';
import { CannotMeetDialog, useCannotMeet } from '../safety/public';

interface ActivityReviewDialogProps {
  readonly activityId: string;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A participant's review of an activity. */
export function ActivityReviewDialog(props: ActivityReviewDialogProps) {
  const { activityId, onClose, onSaved } = props;
  const cannotMeet = useCannotMeet();
  if (cannotMeet) return <CannotMeetDialog act="review" onClose={onClose} />;
  return (
    <ReviewDialog
      subject={activityId}
      title="Review this activity"
      intro="Members and companions can read it. Your first name and last initial appear with it."
      question="How was it?"
      former={null}
      save={async ({ rating, comment }) => {
        await call('reviewActivity', { activityId, rating, comment });
      }}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
