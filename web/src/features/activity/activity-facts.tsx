import { calendarFile } from '@hearthkin/domain/booking/calendar-file';
import { PRODUCT_NAME } from '@hearthkin/domain/brand';
import { type activityPhase, spotsLeft } from '@hearthkin/domain/community/activity';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Activity } from '../../data/activities/activity-queries';
import type { Doc } from '../../data/kit/readers';
import {
  clocksDiffer,
  formatDate,
  formatDuration,
  formatMoney,
  formatTime,
  formatTimeRange,
  ownTimeZone,
  zoneName,
} from '../../lib/format';
import { activityPath } from '../../lib/paths';
import { saveFile } from '../../lib/save-file';
import { DescribedFact } from '../../ui/layout/described-fact';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';

interface ActivityFactsProps {
  readonly activity: Doc<Activity>;
  readonly phase: ReturnType<typeof activityPhase>;
}

/** Date, time, place, price and size. */
export function ActivityFacts({ activity, phase }: ActivityFactsProps) {
  const { data } = activity;
  const { startsAt, endsAt, timeZone, maxParticipants, participantCount } = data;
  const own = ownTimeZone();
  const left = spotsLeft(data);
  const minutes = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
  return (
    <Card component="section" aria-label="When and where" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Price activity={data} />
      <Stack component="dl" sx={{ gap: 1.5, m: 0, mt: 2 }}>
        <DescribedFact term="Date">{formatDate(startsAt, timeZone)}</DescribedFact>
        <DescribedFact term="Time">
          {formatTimeRange(startsAt, endsAt, timeZone)}, {zoneName(timeZone)}
          {clocksDiffer(startsAt, own, timeZone) && (
            <Typography
              component="span"
              variant="body2"
              sx={{ display: 'block', color: 'text.secondary' }}
            >
              For you: {formatDate(startsAt, own)}, {formatTime(startsAt, own)}
            </Typography>
          )}
        </DescribedFact>
        <DescribedFact term="Duration">{formatDuration(minutes)}</DescribedFact>
        <DescribedFact term="Meeting point">
          {data.location}, {data.city}
        </DescribedFact>
        <DescribedFact term="Participants">
          {participantCount} of {maxParticipants}
          {phase === 'ahead' && `, ${left === 1 ? '1 spot' : `${left} spots`} left`}
        </DescribedFact>
      </Stack>
      {phase === 'ahead' && (
        <Button
          startIcon={<EventAvailableOutlined />}
          sx={{ mt: 1.5, marginInlineStart: -2, minHeight: 44 }}
          onClick={() => {
            const name = `${PRODUCT_NAME.toLowerCase()}-activity-${data.date}.ics`;
            saveFile(
              new Blob([calendarFileOf(activity)], { type: 'text/calendar;charset=utf-8' }),
              name,
            );
          }}
        >
          Add to calendar
        </Button>
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
          Nothing is charged when you join: you settle the price with the host at the activity.
        </Typography>
      )}
    </>
  );
}

function calendarFileOf({ id, data }: Doc<Activity>): string {
  const url = new URL(activityPath(id), window.location.origin).href;
  return calendarFile(
    {
      uid: `activity-${id}@${PRODUCT_NAME.toLowerCase()}`,
      startsAt: data.startsAt,
      endsAt: data.endsAt,
      summary: data.title,
      description: `With ${data.host.name}\n\n${url}`,
      location: `${data.location}, ${data.city}`,
      url,
      changedAt: data.updatedAt,
      sequence: 0,
    },
    PRODUCT_NAME,
  );
}
