import type { CalendarEvent } from '@hearthkin/domain/booking/calendar-file';
import { type activityPhase, spotsLeft } from '@hearthkin/domain/community/activity';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Activity } from '../../data/activities/activity-queries';
import type { Doc } from '../../data/kit/readers';
import { formatDuration, formatMoney } from '../../lib/format';
import { activityPath } from '../../lib/paths';
import { CalendarButton } from '../../ui/layout/calendar-button';
import { DescribedFact } from '../../ui/layout/described-fact';
import { PlaceTime } from '../../ui/layout/place-time';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';

interface ActivityFactsProps {
  readonly activity: Doc<Activity>;
  readonly phase: ReturnType<typeof activityPhase>;
}

/** Date, time, place, price and size. */
export function ActivityFacts({ activity, phase }: ActivityFactsProps) {
  const { data } = activity;
  const { startsAt, endsAt, maxParticipants } = data;
  const left = spotsLeft(data);
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  return (
    <Card component="section" aria-label="When and where" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Price activity={data} />
      <Stack component="dl" sx={{ gap: 1.5, m: 0, mt: 2 }}>
        <DescribedFact term="Date and time">
          <PlaceTime {...data} />
        </DescribedFact>
        <DescribedFact term="Duration">{formatDuration(minutes)}</DescribedFact>
        <DescribedFact term="Meeting point">
          {data.location}, {data.city}
        </DescribedFact>
        <DescribedFact term="Spots">
          {phase === 'ahead' ? `${left} of ${maxParticipants} left` : maxParticipants}
        </DescribedFact>
      </Stack>
      {phase === 'ahead' && (
        <Box sx={{ mt: 1.5, marginInlineStart: -2 }}>
          <CalendarButton
            event={() => calendarEventOf(activity)}
            fileName={`activity-${data.date}`}
          />
        </Box>
      )}
    </Card>
  );
}

function Price({ activity }: { readonly activity: Activity }) {
  const { priceMinor, originalPriceMinor } = activity;
  const isReduced = originalPriceMinor !== null && originalPriceMinor > priceMinor;
  return (
    <>
      <Typography>
        <Box component="strong" sx={{ fontSize: '1.5rem' }}>
          {priceMinor === 0 ? 'Free' : formatMoney(priceMinor)}
        </Box>{' '}
        {isReduced && (
          <Box component="s" sx={{ color: 'text.secondary' }}>
            <VisuallyHidden>instead of </VisuallyHidden>
            {formatMoney(originalPriceMinor)}
          </Box>
        )}
        {priceMinor > 0 && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            per person
          </Box>
        )}
      </Typography>
      {priceMinor > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          Joining is free here. Pay the host at the activity, never in advance.
        </Typography>
      )}
    </>
  );
}

function calendarEventOf({ id, data }: Doc<Activity>): CalendarEvent {
  const url = new URL(activityPath(id), window.location.origin).href;
  return {
    uid: `activity-${id}`,
    status: 'CONFIRMED',
    startsAt: data.startsAt,
    endsAt: data.endsAt,
    summary: data.title,
    description: `With ${data.host.name}\n\n${url}`,
    location: `${data.location}, ${data.city}`,
    url,
    changedAt: data.updatedAt,
    sequence: 0,
  };
}
