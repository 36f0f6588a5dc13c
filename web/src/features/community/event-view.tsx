import { calendarFile } from '@hearthkin/domain/booking/calendar-file';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Doc } from '../../data/kit/readers';
import { eventPath } from '../../lib/paths';
import { saveFile } from '../../lib/save-file';
import { Snackbar } from '../../ui/feedback/snackbar';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';
import { Attendees } from './attendees';
import { EventFacts } from './event-facts';
import { EventState } from './event-state';
import { EventStatusChip } from './hosted-events';
import { OwnPlacePanel } from './own-place-panel';

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
function HostPanel({ event, isHost, now, onMessage }: HostPanelProps) {
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

interface EventViewProps {
  readonly event: Doc<CommunityEvent>;
  readonly uid: string;
  readonly isStaff: boolean;
}

/** A live event with its details and panels. */
export function EventView({ event, uid, isStaff }: EventViewProps) {
  const now = useNow();
  const [message, setMessage] = useState<string | null>(null);
  const { data } = event;
  const isHost = data.hostId === uid;
  const isPublished = data.status === 'approved';
  const isAhead = data.startsAt > now;
  return (
    <>
      <EventState event={data} now={now} isHost={isHost} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          alignItems: 'start',
          gap: 3,
        }}
      >
        <Stack sx={{ gap: 3 }}>
          <Card component="section" aria-labelledby="about-event" sx={{ p: { xs: 2.5, sm: 3 } }}>
            <Typography variant="h2" id="about-event" sx={{ mb: 2 }}>
              About this event
            </Typography>
            <EventFacts event={data} />
            <Typography sx={{ mt: 2.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {data.description}
            </Typography>
            {isPublished && isAhead && (
              <Box sx={{ mt: 2, marginInlineStart: -2 }}>
                <EventCalendarButton event={event} />
              </Box>
            )}
          </Card>
        </Stack>
        <Stack sx={{ gap: 3 }}>
          {isPublished && !isHost && (
            <OwnPlacePanel event={event} uid={uid} now={now} onMessage={setMessage} />
          )}
          {(isHost || isStaff) && (
            <HostPanel event={event} isHost={isHost} now={now} onMessage={setMessage} />
          )}
          {(isHost || isStaff) && (isPublished || data.status === 'cancelled') && (
            <Attendees eventId={event.id} uid={uid} />
          )}
        </Stack>
      </Box>
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}

/** Saves an event as an .ics file. */
function EventCalendarButton({ event }: { readonly event: Doc<CommunityEvent> }) {
  return (
    <Button
      startIcon={<EventAvailableOutlined />}
      onClick={() => {
        const name = `${PRODUCT_NAME.toLowerCase()}-event-${event.data.date}.ics`;
        saveFile(new Blob([calendarFileOf(event)], { type: 'text/calendar;charset=utf-8' }), name);
      }}
      sx={{ minHeight: 44 }}
    >
      Add to calendar
    </Button>
  );
}

function calendarFileOf({ id, data }: Doc<CommunityEvent>): string {
  const url = new URL(eventPath(id), window.location.origin).href;
  return calendarFile(
    {
      uid: `event-${id}@${PRODUCT_NAME.toLowerCase()}`,
      startsAt: data.startsAt,
      // Events have no end time.
      endsAt: null,
      summary: data.title,
      description: `${data.description}\n\n${url}`,
      location: `${data.location}, ${data.city}`,
      url,
      changedAt: data.decidedAt ?? data.submittedAt,
      sequence: 0,
    },
    PRODUCT_NAME,
  );
}
