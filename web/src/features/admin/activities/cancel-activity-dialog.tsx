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

/** Cancels a group activity, of which everyone who joined is notified, or withdraws a request to its host. */
export function CancelActivityDialog({ activity, onClose, onDone }: CancelActivityDialogProps) {
  const { title, participantCount, status } = activity.data;
  const isOpen = status === 'open';
  const { run, isBusy, failure } = useAction(() =>
    onDone(isOpen ? `“${title}” is canceled.` : `“${title}” is withdrawn.`),
  );
  const joined = participantCount === 1 ? 'the 1 person' : `the ${participantCount} people`;
  return (
    <ReasonDialog
      draftId={`activity/${activity.id}`}
      title={isOpen ? `Cancel “${title}”?` : `Withdraw “${title}”?`}
      intro={
        isOpen
          ? `It can’t be opened again. We’ll let the host and ${joined} who joined know.`
          : `It’s deleted.${status === 'asked' ? ' We’ll let the host know.' : ''}`
      }
      helperText={READERS[status] ?? 'Our team reads this.'}
      maxLength={ACTIVITY_LIMITS.notes}
      submitLabel={isOpen ? 'Cancel activity' : 'Withdraw activity'}
      busyLabel={isOpen ? 'Canceling...' : 'Withdrawing...'}
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

/** The people who read the reason. */
const READERS: Partial<Record<Activity['status'], string>> = {
  open: 'Everyone reads this.',
  asked: 'The host reads this.',
};
