import type { CommunityEvent } from '@hearthkin/domain/community/event';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Doc } from '../../data/kit/readers';
import { late } from '../../ui/late';
import { EventStatusChip } from './hosted-events';

const CancelEventDialog = late(
  async () => (await import('./cancel-event-dialog')).CancelEventDialog,
);

interface HostPanelProps {
  readonly event: Doc<CommunityEvent>;
  /** False for staff. */
  readonly isHost: boolean;
  readonly now: Date;
  readonly onMessage: (sentence: string) => void;
}

/** An event's status, and the button to cancel it, for its host and staff. */
export function HostPanel({ event, isHost, now, onMessage }: HostPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { status, startsAt, attendeeCount, waitingCount } = event.data;
  const isPublished = status === 'approved';
  const canCancel = isPublished ? startsAt > now : status !== 'cancelled' && isHost;
  return (
    <Card component="section" aria-labelledby="host-panel" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h2" id="host-panel" sx={{ flex: 1 }}>
          {isHost ? 'You host this event' : 'For staff'}
        </Typography>
        <EventStatusChip status={status} />
      </Box>
      {(isPublished || status === 'cancelled') && (
        <Typography>
          {attendeeCount} joined, {waitingCount} waiting
        </Typography>
      )}
      {canCancel && (
        <Button
          variant="outlined"
          color="error"
          onClick={() => setAsking(true)}
          sx={{ mt: 2, minHeight: 44 }}
        >
          {isPublished ? 'Cancel event' : 'Withdraw event'}
        </Button>
      )}
      {isAsking && <CancelEventDialog event={event} onMessage={onMessage} onClose={close} />}
    </Card>
  );
}
