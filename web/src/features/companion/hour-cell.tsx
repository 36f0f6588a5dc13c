import type { CalendarHour } from '@hearthkin/domain/booking/week-calendar';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { clocksDiffer, formatDate, formatTime, zoneName } from '../../lib/format';
import { bookPath } from '../../lib/paths';
import { startIntent } from '../../lib/start-intent';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import type { WeekStripProps } from './week-strip';

interface HourCellProps
  extends Pick<WeekStripProps, 'timeZone' | 'companionId' | 'companion' | 'intent'> {
  readonly hour: CalendarHour;
}

const FRAME = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  borderRadius: '12px',
  border: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
} as const;

/** One hour: a booking link or taken; nothing while the companion doesn't work. */
export function HourCell({ hour, timeZone, companion, companionId, intent }: HourCellProps) {
  const { startsAt, state } = hour;
  if (state === 'closed') return null;
  const label = formatTime(startsAt, timeZone);
  if (state === 'taken') {
    return (
      <Box component="li" sx={{ ...FRAME, borderStyle: 'dashed', color: 'text.secondary' }}>
        <span>
          <Box component="span" sx={{ textDecoration: 'line-through' }}>
            {label}
          </Box>
          <VisuallyHidden> taken</VisuallyHidden>
        </span>
      </Box>
    );
  }
  const free = { ...FRAME, bgcolor: 'background.paper', color: 'primary.main', fontWeight: 600 };
  if (intent === null) {
    return (
      <Box component="li" sx={free}>
        {label}
      </Box>
    );
  }
  const words = `${formatDate(startsAt, timeZone)}, ${label}`;
  const elsewhere = clocksDiffer(startsAt, timeZone, companion.timeZone)
    ? `${formatTime(startsAt, companion.timeZone)} ${zoneName(companion.timeZone)}`
    : undefined;
  return (
    <li>
      <Box
        component={Link}
        // A chosen hour is not "talk right now".
        to={bookPath(companionId, {
          ...intent,
          type: null,
          ...startIntent(startsAt, companion.timeZone),
        })}
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
