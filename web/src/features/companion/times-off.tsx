import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { startOfDay, wallClock } from '@hearthkin/domain/foundation/time';
import Box from '@mui/material/Box';
import type { Companion } from '../../data/companions/companion-queries';
import { formatDateRange } from '../../lib/format';

interface TimesOffProps {
  readonly companion: Companion;
  readonly now: Date;
}

/** The companion's time off in the days they can be booked, with their note. */
export function TimesOff({ companion: { offer, timeZone }, now }: TimesOffProps) {
  const today = wallClock(now, timeZone).date;
  const last = wallClock(new Date(now.getTime() + offer.aheadDays * DAY_MS), timeZone).date;
  const ahead = offer.timeOff
    .filter(({ from, until }) => until >= today && from <= last)
    .toSorted((a, b) => a.from.localeCompare(b.from));
  if (ahead.length === 0) return null;
  return (
    <Box component="ul" aria-label="Time off" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {ahead.map(({ from, until, note }) => (
        <Box component="li" key={`${from}/${until}/${note}`} sx={{ overflowWrap: 'anywhere' }}>
          <strong>Away {dateRange(from, until)}.</strong> {note}
        </Box>
      ))}
    </Box>
  );
}

/** "Dec 20 – 26" */
function dateRange(from: string, until: string): string {
  return formatDateRange(startOfDay(from, 'UTC'), startOfDay(until, 'UTC'), 'UTC');
}
