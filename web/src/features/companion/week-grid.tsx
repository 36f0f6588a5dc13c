import type { CalendarDay, CalendarHour, HourState } from '@hearthkin/domain/booking/week-calendar';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Companion } from '../../data/companions/companion-queries';
import { dateTile } from '../../lib/format';
import type { BookingIntent } from '../../lib/paths';
import { VisuallyHidden } from '../../ui/layout/visually-hidden';
import { HourCell } from './hour-cell';

export interface WeekGridProps {
  readonly days: readonly CalendarDay[];
  readonly isKnown: boolean;
  /** The reader's zone. */
  readonly timeZone: string;
  readonly companionId: string;
  readonly companion: Companion;
  /** Passed on to the booking page; null for viewers who can't book. */
  readonly intent: BookingIntent | null;
}

/** In pixels. */
const HOUR_HEIGHT = 40;
const GAP = 4;

/** Seven days side by side, from the week's first relevant hour to the last. */
export function WeekGrid(props: WeekGridProps) {
  const { days, isKnown } = props;
  const rows = rowsOf(days);
  const has = (wanted: HourState) =>
    days.some(({ hours }) => hours.some(({ state }) => state === wanted));
  const isAnyFree = has('free');
  return (
    <div aria-busy={!isKnown}>
      <Box
        component="ul"
        aria-label="Week"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
          gap: { xs: '3px', sm: 1 },
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {days.map((day) => (
          <Day key={day.date} day={day} rows={rows} {...props} />
        ))}
      </Box>
      {isKnown && !isAnyFree && (
        <Typography sx={{ color: 'text.secondary', textAlign: 'center', py: 3 }}>
          Nothing is free in this week. Have a look at another one.
        </Typography>
      )}
      {isKnown && <Legend isBookable={isAnyFree && props.intent !== null} isTaken={has('taken')} />}
    </div>
  );
}

/** The hours of day in which any day has a free or taken hour. */
function rowsOf(days: readonly CalendarDay[]): readonly number[] {
  const open = days.flatMap(({ hours }) =>
    hours.filter(({ state }) => state !== 'closed').map(({ hour }) => hour),
  );
  const first = Math.min(...open);
  return Array.from(
    { length: Math.max(0, Math.max(...open) - first + 1) },
    (_, row) => first + row,
  );
}

interface DayProps extends WeekGridProps {
  readonly day: CalendarDay;
  readonly rows: readonly number[];
}

function Day({ day, rows, isKnown, ...props }: DayProps) {
  const [first] = day.hours;
  if (first === undefined) return null;
  const tile = dateTile(first.startsAt, props.timeZone);
  const byHour = new Map(day.hours.map((hour): [number, CalendarHour] => [hour.hour, hour]));
  const isFree = day.hours.some(({ state }) => state === 'free');
  return (
    <li>
      <Box sx={{ textAlign: 'center', mb: 1 }}>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {tile.weekday}
        </Typography>
        <Typography
          component="div"
          sx={{
            fontWeight: 650,
            lineHeight: 1.2,
            color: isFree ? 'text.primary' : 'text.secondary',
          }}
        >
          {tile.day}
          <VisuallyHidden>
            {' '}
            {tile.month}
            {isKnown && !isFree && ', nothing free'}
          </VisuallyHidden>
        </Typography>
      </Box>
      {isKnown ? (
        <Box
          component="ul"
          sx={{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: `${GAP}px` }}
        >
          {rows.map((row) => (
            <HourCell key={row} hour={byHour.get(row)} height={HOUR_HEIGHT} {...props} />
          ))}
        </Box>
      ) : (
        <Skeleton variant="rounded" height={rows.length * (HOUR_HEIGHT + GAP)} />
      )}
    </li>
  );
}

interface LegendProps {
  readonly isBookable: boolean;
  readonly isTaken: boolean;
}

/** Explains only what is shown. */
function Legend({ isBookable, isTaken }: LegendProps) {
  if (!isBookable && !isTaken) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
      {isBookable && 'Choose a free hour to book it. '}
      {isTaken && (
        <>
          Hours that are{' '}
          <Box component="span" sx={{ textDecoration: 'line-through' }}>
            crossed out
          </Box>{' '}
          are taken.
        </>
      )}
    </Typography>
  );
}
