import type { CommunityEvent } from '@hearthkin/domain/community/event';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

interface EventStateProps {
  readonly event: CommunityEvent;
  readonly now: Date;
  readonly isHost: boolean;
}

/** Why an event can't be joined; nothing when it is open. */
export function EventState({ event: { status, notes, startsAt }, now, isHost }: EventStateProps) {
  if (status === 'cancelled') {
    return (
      <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>This event is cancelled</AlertTitle>
        {notes === '' ? 'It does not take place.' : `The reason given: ${notes}`}
      </Alert>
    );
  }
  if (status === 'rejected') {
    return (
      <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
        <AlertTitle>This event was not published</AlertTitle>
        {`Our team wrote: ${notes}`}
      </Alert>
    );
  }
  if (status === 'pending_approval') {
    return (
      <Alert severity="info">
        <AlertTitle>Waiting for review</AlertTitle>
        {isHost
          ? 'Our team reads it. Until it is published nobody else sees it; you will be told.'
          : 'Only its host and staff see it until it is approved.'}
      </Alert>
    );
  }
  if (startsAt > now) return null;
  return <Alert severity="info">This event has begun, so nobody can join or leave any more.</Alert>;
}
