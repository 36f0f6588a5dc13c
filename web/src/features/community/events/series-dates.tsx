import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { seriesStarts } from '@hearthkin/domain/community/event-start';
import { repeatWords } from '@hearthkin/domain/community/repeats';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { seriesEvents } from '../../../data/events/event-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { formatDate } from '../../../lib/format';
import { eventPath } from '../../../lib/paths';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden';
import { placesWords } from './event-words';

/** The dates of an event that repeats: with links once they are published. Nothing for a single date. */
export function SeriesDates({
  event,
  now,
}: {
  readonly event: Doc<CommunityEvent>;
  readonly now: Date;
}) {
  const { repeats, seriesId } = event.data;
  if (repeats === null) return null;
  return (
    <Card component="section" aria-labelledby="series-dates" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="series-dates">
        {seriesId === null ? 'Dates' : 'Other dates'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{repeatWords(repeats)}</Typography>
      {seriesId === null ? (
        <ProposedDates event={event.data} />
      ) : (
        <OtherDates id={event.id} seriesId={seriesId} now={now} />
      )}
    </Card>
  );
}

function DateList({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label="Dates"
      sx={{ display: 'grid', gap: 0.75, p: 0, m: 0, listStyle: 'none' }}
    >
      {children}
    </Box>
  );
}

/** Before it is approved, no date but the first exists. */
function ProposedDates({ event }: { readonly event: CommunityEvent }) {
  return (
    <DateList>
      {seriesStarts(event).map(({ date, startsAt }) => (
        <li key={date}>{startsAt === null ? date : formatDate(startsAt, event.timeZone)}</li>
      ))}
    </DateList>
  );
}

interface OtherDatesProps {
  readonly id: string;
  readonly seriesId: string;
  readonly now: Date;
}

function OtherDates({ id, seriesId, now }: OtherDatesProps) {
  const read = useLive(seriesEvents(seriesId));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (read.status === 'loading') {
    return (
      <div role="status" aria-busy aria-label="Loading the other dates">
        <Skeleton height={32} />
      </div>
    );
  }
  const others = read.data.filter((one) => one.id !== id && one.data.startsAt > now);
  if (others.length === 0) return <Typography>No other dates ahead.</Typography>;
  return (
    <DateList>
      {others.map((one) => (
        <Box component="li" key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <MuiLink
            component={Link}
            to={eventPath(one.id)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
          >
            <VisuallyHidden>{one.data.title}: </VisuallyHidden>
            {formatDate(one.data.startsAt, one.data.timeZone)}
          </MuiLink>
          <Typography component="span" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
            {placesWords(one.data)}
          </Typography>
        </Box>
      ))}
    </DateList>
  );
}
