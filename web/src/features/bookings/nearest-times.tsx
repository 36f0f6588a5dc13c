import type { ActivityId } from '@hearthkin/domain/booking/activities';
import { heldBy, nearestTimes } from '@hearthkin/domain/companion/free-time';
import { addDays, wallClock } from '@hearthkin/domain/time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { heldSlots } from '../../data/bookings/booking-queries';
import type { Companion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { formatDate, formatTime } from '../../lib/format';
import { slotRange } from './booking-times';
import { onOwnClock } from './own-clock';

/** How many days after the chosen one are searched. */
const DAYS = 3;

interface NearestTimesProps {
  readonly companionId: string;
  readonly companion: Companion;
  readonly activity: ActivityId;
  readonly minutes: number;
  /** A start that has been taken meanwhile. */
  readonly wanted: Date;
  readonly now: Date;
  readonly onChoose: (start: { readonly date: string; readonly time: string }) => void;
}

/** Offers the nearest free times when the chosen one has been taken. */
export function NearestTimes(props: NearestTimesProps) {
  const { companionId, companion, activity, minutes, wanted, now, onChoose } = props;
  const { timeZone } = companion;
  const { date } = wallClock(wanted, timeZone);
  const from = slotRange(date, timeZone)?.from;
  const until = slotRange(addDays(date, DAYS), timeZone)?.until;
  const slots = useLive(from && until ? heldSlots(companionId, from, until) : null);
  const slotData = slots.status === 'ready' ? slots.data : null;
  const times = useMemo(() => {
    if (slotData === null) return null;
    const held = new Set(slotData.filter(({ data }) => data.until > now).map(({ id }) => id));
    const session = { activity, minutes, companion, isTaken: heldBy(held), now };
    return nearestTimes(wanted, DAYS, session);
  }, [slotData, activity, minutes, companion, wanted, now]);
  if (times === null) return null;
  return (
    <Box component="section" aria-label="Nearest free times">
      <Typography sx={{ fontWeight: 600, mb: 1 }}>
        {times.length === 0
          ? 'Nothing else is free in the next days. Please choose another day.'
          : 'These times are free instead:'}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {times.map((startsAt) => (
          <Button
            key={startsAt.getTime()}
            variant="outlined"
            onClick={() => onChoose(wallClock(startsAt, timeZone))}
          >
            {formatDate(startsAt, timeZone)}, {formatTime(startsAt, timeZone)}
            <OwnTime instant={startsAt} timeZone={timeZone} />
          </Button>
        ))}
      </Stack>
    </Box>
  );
}

interface OwnTimeProps {
  readonly instant: Date;
  /** The zone of the time beside it. */
  readonly timeZone: string;
}

/** A time in the reader's zone; nothing when it is the same. */
function OwnTime({ instant, timeZone }: OwnTimeProps) {
  const own = onOwnClock(instant, timeZone);
  if (own === null) return null;
  return (
    <Box
      component="span"
      sx={{ marginInlineStart: 1.5, color: 'text.secondary', typography: 'body2' }}
    >
      {own}
    </Box>
  );
}
