import type { CommunityEvent } from '@hearthkin/domain/community/event';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Doc } from '../../data/kit/readers';
import { Snackbar } from '../../ui/feedback/snackbar';
import { useNow } from '../../ui/hooks/clock';
import { Attendees } from './attendees';
import { EventCalendarButton } from './event-calendar-button';
import { EventFacts } from './event-facts';
import { EventState } from './event-state';
import { HostPanel } from './host-panel';
import { OwnPlacePanel } from './own-place-panel';

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
          {(isPublished || data.status === 'cancelled') && (
            <Attendees eventId={event.id} uid={uid} />
          )}
        </Stack>
      </Box>
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}
