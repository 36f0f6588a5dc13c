import type { CalendarEvent } from '@hearthkin/domain/booking/calendar-file';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Doc } from '../../data/kit/readers';
import { ReportButton } from '../../data/reports/report-button';
import { eventPath, PATHS } from '../../lib/paths';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';
import { CalendarButton } from '../../ui/layout/calendar-button';
import { Attendees } from './attendees';
import { EventFacts } from './event-facts';
import { editAgain } from './event-form';
import { EventState } from './event-state';
import { EventStatusChip } from './hosted-events';
import { OwnPlacePanel } from './own-place-panel';
import { usePlaceNews } from './place-news';

const CancelEventDialog = late(
  async () => (await import('./cancel-event-dialog')).CancelEventDialog,
);

interface HostPanelProps {
  readonly event: Doc<CommunityEvent>;
  readonly uid: string;
  /** False for staff. */
  readonly isHost: boolean;
  readonly now: Date;
  readonly onMessage: (sentence: string) => void;
}

/** An event's status, and the button to cancel it, for its host and staff. */
function HostPanel({ event, uid, isHost, now, onMessage }: HostPanelProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
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
  const { say, snackbar } = usePlaceNews();
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
                <CalendarButton
                  event={() => calendarEventOf(event)}
                  fileName={`event-${data.date}`}
                />
              </Box>
            )}
          </Card>
          {!isHost && !isStaff && (
            <div>
              <ReportButton
                title="Report this event"
                choices={[
                  { place: { kind: 'event', eventId: event.id }, label: 'The event' },
                  { place: { kind: 'person', uid: data.hostId }, label: 'Its host' },
                ]}
              />
            </div>
          )}
        </Stack>
        <Stack sx={{ gap: 3 }}>
          {isPublished && !isHost && (
            <OwnPlacePanel event={event} uid={uid} now={now} onMessage={say} />
          )}
          {(isHost || isStaff) && (
            <HostPanel event={event} uid={uid} isHost={isHost} now={now} onMessage={say} />
          )}
          {(isHost || isStaff) && (isPublished || data.status === 'cancelled') && (
            <Attendees eventId={event.id} uid={uid} />
          )}
        </Stack>
      </Box>
      {snackbar}
    </>
  );
}

function calendarEventOf({ id, data }: Doc<CommunityEvent>): CalendarEvent {
  const url = new URL(eventPath(id), window.location.origin).href;
  return {
    uid: `event-${id}`,
    status: 'CONFIRMED',
    startsAt: data.startsAt,
    // Events have no end time.
    endsAt: null,
    summary: data.title,
    description: `${data.description}\n\n${url}`,
    location: `${data.location}, ${data.city}`,
    url,
    changedAt: data.decidedAt ?? data.submittedAt,
    sequence: 0,
  };
}
