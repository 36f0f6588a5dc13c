import type { CalendarEvent } from '@hearthkin/domain/booking/calendar-file';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { whereWords } from '@hearthkin/domain/community/where';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { companion } from '../../../data/companions/companion-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { companionPath, eventPath } from '../../../lib/paths';
import { useNow } from '../../../ui/hooks/clock';
import { CalendarButton } from '../../../ui/layout/calendar-button';
import { DescribedFact } from '../../../ui/layout/described-fact';
import { PlaceTime } from '../../../ui/layout/place-time';
import { WhenSeen } from '../../../ui/layout/when-seen';
import { ReportButton } from '../../safety/public';
import { OwnPlacePanel } from '../own-place-panel';
import { usePlaceNews } from '../place-news';
import { Attendees } from './attendees';
import { placesWords } from './event-words';
import { HostMessages } from './host-messages';
import { HostPanel } from './host-panel';
import { SeriesDates } from './series-dates';

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
          {data.repeats !== null && (
            <WhenSeen height={160}>
              <SeriesDates event={event} now={now} />
            </WhenSeen>
          )}
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
            <>
              <Attendees event={event} uid={uid} isHost={isHost} now={now} />
              <WhenSeen height={120}>
                <HostMessages eventId={event.id} isGuest={false} />
              </WhenSeen>
            </>
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
    location: whereWords(data),
    url,
    changedAt: data.decidedAt ?? data.submittedAt,
    sequence: 0,
  };
}

/** An event's details. */
function EventFacts({ event }: { readonly event: CommunityEvent }) {
  return (
    <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
      <DescribedFact term="When">
        <PlaceTime {...event} />
      </DescribedFact>
      <DescribedFact term="Where">{whereWords(event)}</DescribedFact>
      <DescribedFact term="Category">{event.category}</DescribedFact>
      <DescribedFact term="Host">
        <HostName event={event} />
      </DescribedFact>
      <DescribedFact term="Spots">{placesWords(event)}</DescribedFact>
    </Stack>
  );
}

/** Links to the host only if they are a listed companion. */
function HostName({ event: { hostId, hostName } }: { readonly event: CommunityEvent }) {
  const read = useLive(companion(hostId));
  const isListed = read.status === 'ready' && read.data?.data.listed === true;
  if (!isListed) return hostName;
  return (
    <MuiLink component={Link} to={companionPath(hostId)}>
      {hostName}
    </MuiLink>
  );
}

interface EventStateProps {
  readonly event: CommunityEvent;
  readonly now: Date;
  readonly isHost: boolean;
}

/** The reason why an event can't be joined; nothing when it is open. */
function EventState({ event: { status, notes, startsAt }, now, isHost }: EventStateProps) {
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
