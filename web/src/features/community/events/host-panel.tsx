import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { mayMessageAttendees } from '@hearthkin/domain/community/host-message';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Doc } from '../../../data/kit/readers';
import { PATHS } from '../../../lib/paths';
import { late } from '../../../ui/late';
import { editAgain } from './event-form';
import { EventStatusChip } from './hosted-events';

const CancelEventDialog = late(
  async () => (await import('./cancel-event-dialog')).CancelEventDialog,
);

const MessageAttendeesDialog = late(
  async () => (await import('./message-attendees-dialog')).MessageAttendeesDialog,
);

interface HostPanelProps {
  readonly event: Doc<CommunityEvent>;
  readonly uid: string;
  /** False for staff. */
  readonly isHost: boolean;
  readonly now: Date;
  readonly onMessage: (sentence: string) => void;
}

/** An event's status, and the buttons to cancel it and to write to everyone, for its host and staff. */
export function HostPanel({ event, uid, isHost, now, onMessage }: HostPanelProps) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'cancel' | 'message' | null>(null);
  const close = () => setOpen(null);
  const { status, startsAt, attendeeCount, waitingCount } = event.data;
  const isPublished = status === 'approved';
  const canCancel = isPublished ? startsAt > now : status !== 'cancelled' && isHost;
  return (
    <Card component="section" aria-labelledby="host-panel" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h2" id="host-panel" sx={{ flex: 1 }}>
          {isHost ? 'You host this event' : 'For our team'}
        </Typography>
        <EventStatusChip status={status} />
      </Box>
      {(isPublished || status === 'cancelled') && (
        <Typography>
          {attendeeCount} going, {waitingCount} waiting
        </Typography>
      )}
      {isHost && mayMessageAttendees(event.data, now) && (
        <Button
          variant="contained"
          onClick={() => setOpen('message')}
          sx={{ mt: 2, marginInlineEnd: 1.5, minHeight: 44 }}
        >
          Message all
        </Button>
      )}
      {isHost && status === 'rejected' && (
        <Button
          variant="contained"
          onClick={() => {
            editAgain(uid, event);
            void navigate(PATHS.community);
          }}
          sx={{ mt: 2, marginInlineEnd: 1.5, minHeight: 44 }}
        >
          Edit and resubmit
        </Button>
      )}
      {canCancel && (
        <Button
          variant="outlined"
          color="error"
          onClick={() => setOpen('cancel')}
          sx={{ mt: 2, minHeight: 44 }}
        >
          {isPublished ? 'Cancel event' : 'Withdraw event'}
        </Button>
      )}
      {open === 'cancel' && (
        <CancelEventDialog event={event} onMessage={onMessage} onClose={close} />
      )}
      {open === 'message' && (
        <MessageAttendeesDialog
          eventId={event.id}
          attendeeCount={attendeeCount}
          onMessage={onMessage}
          onClose={close}
        />
      )}
    </Card>
  );
}
