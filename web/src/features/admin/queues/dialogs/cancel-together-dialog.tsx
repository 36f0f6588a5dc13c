import { REASON_TEMPLATES } from '@hearthkin/domain/admin/reason-templates';
import type { SessionAhead } from '@hearthkin/domain/admin/staff-reads';
import { LIMITS } from '@hearthkin/domain/foundation/fields';
import { useRef, useState } from 'react';
import { call } from '../../../../firebase/call';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog';
import { failureSentence, useAction } from '../../../../ui/hooks/use-action';
import { formatDateTime } from '../../format-date-time';

interface CancelTogetherDialogProps {
  readonly reportId: string;
  readonly sessions: readonly SessionAhead[];
  readonly onClose: () => void;
  /** Gets a sentence to show. */
  readonly onDone: (sentence: string) => void;
}

/** Cancels the sessions of two people, each with its own refund. It says which are left, and goes on with those. */
export function CancelTogetherDialog(props: CancelTogetherDialogProps) {
  const { reportId, onClose, onDone } = props;
  // Fixed when the dialog opens, because they are read again after it.
  const [sessions] = useState(props.sessions);
  const remaining = useRef(sessions);
  const count = sessions.length === 1 ? 'The session is' : `All ${sessions.length} sessions are`;
  const { run, isBusy, failure } = useAction(
    () => onDone(`${count} canceled, with full refunds.`),
    (error) => remainingSentence(remaining.current, sessions.length, failureSentence(error)),
  );

  async function cancelAll(reason: string): Promise<void> {
    const failed: SessionAhead[] = [];
    let last: unknown;
    // One after another, since they change the same sums.
    for (const session of remaining.current) {
      try {
        await call('transitionBooking', { bookingId: session.id, to: 'cancelled', reason });
      } catch (error) {
        failed.push(session);
        last = error;
      }
    }
    remaining.current = failed;
    if (failed.length > 0) throw last;
  }

  return (
    <ReasonDialog
      draftId={`cancel-together/${reportId}`}
      title={sessions.length === 1 ? 'Cancel their session?' : 'Cancel their sessions?'}
      intro="Members get all of their money back, the companion isn’t paid, and we let both know in the app and by email. This can’t be undone. The report stays open."
      saved={REASON_TEMPLATES.cancel}
      helperText="Both read this, and it stays in the audit log. Don’t mention the report."
      maxLength={LIMITS.reason}
      submitLabel={sessions.length === 1 ? 'Cancel session' : 'Cancel sessions'}
      busyLabel="Canceling..."
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason) => void run(() => cancelAll(reason))}
      onClose={onClose}
    />
  );
}

function remainingSentence(remaining: readonly SessionAhead[], all: number, why: string): string {
  const times = remaining.map(({ startsAt }) => formatDateTime(startsAt)).join('; ');
  return `${all - remaining.length} of ${all} canceled. Still booked: ${times}. ${why}`;
}
