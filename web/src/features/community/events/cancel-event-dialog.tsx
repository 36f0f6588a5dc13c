import { type CommunityEvent, EVENT_LIMITS } from '@hearthkin/domain/community/event';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Doc } from '../../../data/kit/readers';
import { call } from '../../../firebase/call';
import { PATHS } from '../../../lib/paths';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { TextField } from '../../../ui/forms/text-field';
import { useAction } from '../../../ui/hooks/use-action';
import type { CommunityState } from '../community-page';
import { type Scope, SeriesScope, toldWords } from './series-scope';

interface CancelEventDialogProps {
  readonly event: Doc<CommunityEvent>;
  readonly onMessage: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Cancels a published event, or withdraws one before that. */
export function CancelEventDialog({ event, onMessage, onClose }: CancelEventDialogProps) {
  // Fixed when the dialog opens, even if staff decide meanwhile.
  const [isPublished] = useState(event.data.status === 'approved');
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<Scope>('one');
  const { run, isBusy, failure } = useAction();

  const confirm = () =>
    run(async () => {
      const allAhead = scope === 'all';
      const input = { eventId: event.id, reason: reason.trim(), ...(allAhead && { allAhead }) };
      const { status } = await call('cancelEvent', input);
      if (status === 'withdrawn') {
        const state: CommunityState = { message: 'Your event is withdrawn.' };
        void navigate(PATHS.community, { state });
      } else {
        onMessage(
          allAhead
            ? 'All dates ahead are canceled. We’re letting everyone know.'
            : 'Event canceled. We’re letting everyone know.',
        );
        onClose();
      }
    });

  return (
    <FormDialog
      title={isPublished ? 'Cancel this event?' : 'Withdraw this event?'}
      intro={
        isPublished
          ? `${event.data.seriesId === null ? toldWords(event.data) : 'We’ll tell everyone who joined or is waiting.'} You can’t undo this.`
          : 'We’ll delete it and stop the review. You can’t undo this.'
      }
      // Not dirty while submitting, so that the redirect needs no confirmation.
      isDirty={reason.trim() !== '' && !isBusy}
      isBusy={isBusy}
      failure={failure}
      submitLabel={
        !isPublished ? 'Withdraw event' : scope === 'all' ? 'Cancel all dates' : 'Cancel event'
      }
      busyLabel="One moment..."
      cancelLabel="Keep it"
      color="error"
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      {isPublished && event.data.seriesId !== null && (
        <SeriesScope
          event={event}
          seriesId={event.data.seriesId}
          scope={scope}
          onChange={setScope}
          isBusy={isBusy}
        />
      )}
      {isPublished && (
        <TextField
          label="Reason (optional)"
          multiline
          minRows={3}
          fullWidth
          value={reason}
          disabled={isBusy}
          onChange={(change) => setReason(change.target.value)}
          helperText="They’ll see this."
          slotProps={{ htmlInput: { maxLength: EVENT_LIMITS.notes } }}
        />
      )}
    </FormDialog>
  );
}
