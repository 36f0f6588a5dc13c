import type { CalendarHour } from '@hearthkin/domain/booking/week-calendar';
import { wallClock } from '@hearthkin/domain/time';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { clocksDiffer, formatDate, formatTime, formatTimeOfDay, zoneName } from '../../lib/format';
import { bookPath } from '../../lib/paths';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import type { WeekGridProps } from './week-grid';

interface HourCellProps
  extends Pick<WeekGridProps, 'timeZone' | 'companionId' | 'companion' | 'intent'> {
  /** Undefined for an hour skipped by a clock change. */
  readonly hour: CalendarHour | undefined;
  readonly height: number;
}

/** One hour: a booking link, taken, or closed. */
export function HourCell(props: HourCellProps) {
  const { hour, height, timeZone, companion, companionId, intent } = props;
  const frame = {
    display: 'grid',
    placeItems: 'center',
    height,
    borderRadius: '10px',
    fontSize: { xs: '0.6875rem', sm: '0.8125rem' },
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  } as const;
  if (hour === undefined || hour.state === 'closed') {
    return (
      <Box component="li" aria-hidden sx={{ ...frame, bgcolor: 'action.hover', opacity: 0.5 }} />
    );
  }
  const label = formatTimeOfDay(hour.hour * 60);
  if (hour.state === 'taken') {
    return (
      <Box component="li" sx={{ ...frame, bgcolor: 'action.hover', color: 'text.secondary' }}>
        <span>
          <Box component="span" sx={{ textDecoration: 'line-through' }}>
            {label}
          </Box>
          <VisuallyHidden> taken</VisuallyHidden>
        </span>
      </Box>
    );
  }
  const free = { ...frame, bgcolor: 'action.selected', color: 'primary.main' } as const;
  if (intent === null) {
    return (
      <Box component="li" sx={free}>
        {label}
      </Box>
    );
  }
  const { startsAt } = hour;
  const theirs = wallClock(startsAt, companion.timeZone);
  const words = `${formatDate(startsAt, timeZone)}, ${formatTime(startsAt, timeZone)}`;
  const elsewhere = clocksDiffer(startsAt, timeZone, companion.timeZone)
    ? `${formatTime(startsAt, companion.timeZone)} ${zoneName(companion.timeZone)}`
    : undefined;
  return (
    <li>
      <Box
        component={Link}
        // A chosen hour is not "talk right now".
        to={bookPath(companionId, { ...intent, type: null, date: theirs.date, time: theirs.time })}
        aria-label={`Book ${words}${elsewhere === undefined ? '' : ` (${elsewhere})`}`}
        title={elsewhere}
        sx={{
          ...free,
          textDecoration: 'none',
          '&:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
        }}
      >
        {label}
      </Box>
    </li>
  );
}
