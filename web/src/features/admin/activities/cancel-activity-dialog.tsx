import { ACTIVITY_LIMITS } from '@hearthkin/domain/community/activity';
import type { Activity } from '../../../data/activities/activity-queries';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { useAction } from '../../../ui/hooks/use-action';

interface CancelActivityDialogProps {
  readonly activity: Doc<Activity>;
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onDone: (sentence: string) => void;
}

/** Cancels a group activity. Everyone who joined is notified. */
export function CancelActivityDialog({ activity, onClose, onDone }: CancelActivityDialogProps) {
  const { title, participantCount } = activity.data;
  const { run, isBusy, failure } = useAction(() => onDone(`“${title}” is canceled.`));
  return (
    <ReasonDialog
      draftId={`activity/${activity.id}`}
      title={`Cancel “${title}”?`}
      intro={`It can’t be opened again. We’ll let ${
        participantCount === 1 ? 'the 1 person' : `the ${participantCount} people`
      } who joined know.`}
      helperText="Everyone reads this."
      maxLength={ACTIVITY_LIMITS.notes}
      submitLabel="Cancel activity"
      busyLabel="Canceling..."
      isBusy={isBusy}
      failure={failure}
      onSubmit={(notes) =>
        void run(async () => {
          await call('cancelActivity', { activityId: activity.id, notes });
        })
      }
      onClose={onClose}
    />
  );
}
