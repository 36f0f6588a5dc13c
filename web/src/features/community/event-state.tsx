import type { CommunityEvent } from '@hearthkin/domain/community/event';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

interface EventStateProps {
  readonly event: CommunityEvent;
  readonly now: Date;
  readonly isHost: boolean;
}

/** The reason why an event can't be joined; nothing when it is open. */
export function EventState({ event: { status, notes, startsAt }, now, isHost }: EventStateProps) {
  if (status === 'cancelled') {
    return (
      <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>This event is canceled</AlertTitle>
        {notes === '' ? 'It won’t take place.' : `Reason: ${notes}`}
      </Alert>
    );
  }
  if (status === 'rejected') {
    return (
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>This event wasn’t published</AlertTitle>
        {`Note from our team: ${notes}`}
      </Alert>
    );
  }
  if (status === 'pending_approval') {
    return (
      <Alert severity="info">
        <AlertTitle>Waiting for review</AlertTitle>
        {isHost
          ? 'We’re reviewing it. Only you can see it for now. We’ll let you know.'
          : 'Only the host and our team can see it for now.'}
      </Alert>
    );
  }
  if (startsAt > now) return null;
  return <Alert severity="info">This event has started, so joining and leaving are closed.</Alert>;
}
