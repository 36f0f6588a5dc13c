import { heldIn, nearestTimes } from '@hearthkin/domain/booking/free-time';
import type { ActivityId } from '@hearthkin/domain/foundation/activities';
import { addDays, wallClock } from '@hearthkin/domain/foundation/time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { daysBetween } from '../../../data/bookings/booking-queries';
import type { LiveCompanion } from '../../../data/companions/companion-queries';
import { useLive } from '../../../data/kit/live-query';
import { formatDate, formatTime } from '../../../lib/format';
import { dayRange } from './booking-times';

/** The number of days after the chosen one that are searched. */
const DAYS = 3;

interface NearestTimesProps {
  readonly companionId: string;
  readonly companion: LiveCompanion;
  readonly activity: ActivityId;
  readonly minutes: number;
  /** A start that has been taken meanwhile. */
  readonly wanted: Date;
  /** The zone in which times are shown. */
  readonly shownZone: string;
  readonly now: Date;
  readonly onChoose: (startsAt: Date) => void;
}

/** Offers the nearest free times when the chosen one has been taken. */
export function NearestTimes(props: NearestTimesProps) {
  const { companionId, companion, activity, minutes, wanted, shownZone, now, onChoose } = props;
  const { timeZone } = companion;
  const { date } = wallClock(wanted, timeZone);
  const from = dayRange(date, timeZone)?.from;
  const until = dayRange(addDays(date, DAYS), timeZone)?.until;
  const days = useLive(from && until ? daysBetween(companionId, from, until) : null);
  const dayData = days.status === 'ready' ? days.data : null;
  const times = useMemo(() => {
    if (dayData === null) return null;
    const session = { activity, minutes, companion, isTaken: heldIn(dayData, now), now };
    return nearestTimes(wanted, DAYS, session);
  }, [dayData, activity, minutes, companion, wanted, now]);
  return (
    <Box component="section" aria-label="Nearest free times">
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {formatTime(wanted, shownZone)} is no longer available. Pick another time.
      </Typography>
      {times?.length === 0 && (
        <Typography sx={{ mt: 0.5 }}>Nothing else is free around then. Try another day.</Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {times?.map((startsAt) => (
          <Button
            key={startsAt.getTime()}
            variant="outlined"
            onClick={() => onChoose(startsAt)}
            sx={{ minHeight: 44 }}
          >
            {formatDate(startsAt, shownZone)}, {formatTime(startsAt, shownZone)}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
