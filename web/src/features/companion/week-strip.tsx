import type { CalendarDay, HourState } from '@hearthkin/domain/booking/week-calendar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { dateTile, formatFullDate } from '../../lib/format';
import type { BookingIntent } from '../../lib/paths';
import { HourCell } from './hour-cell';

export interface WeekStripProps {
  readonly days: readonly CalendarDay[];
  readonly isKnown: boolean;
  /** The reader's zone. */
  readonly timeZone: string;
  readonly companionId: string;
  readonly companion: Companion;
  /** Passed on to the booking page; null for viewers who can't book. */
  readonly intent: BookingIntent | null;
}

const has = (day: CalendarDay | undefined, wanted: HourState) =>
  day?.hours.some(({ state }) => state === wanted) ?? false;

/** Seven days, and the hours of the chosen one; at first the week's first free day. */
export function WeekStrip(props: WeekStripProps) {
  const { days, isKnown, timeZone, intent } = props;
  const [chosen, choose] = useState<string | null>(null);
  const shown =
    days.find(({ date }) => date === chosen) ??
    days.find((day) => has(day, 'free')) ??
    days.find((day) => has(day, 'taken'));
  const isAnyFree = days.some((day) => has(day, 'free'));
  const [noon] = shown?.hours.slice(12) ?? [];
  return (
    <div aria-busy={!isKnown}>
      <Box component="ul" aria-label="Week" sx={{ ...LIST, gridTemplateColumns: 'repeat(7, 1fr)' }}>
        {days.map((day) => (
          <li key={day.date}>
            <Day
              day={day}
              timeZone={timeZone}
              isKnown={isKnown}
              isChosen={isKnown && day === shown}
              onChoose={() => choose(day.date)}
            />
          </li>
        ))}
      </Box>
      {!isKnown ? (
        <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />
      ) : (
        <>
          {shown?.hours.some(({ state }) => state !== 'closed') && (
            <Box
              component="ul"
              aria-label={noon ? `Hours on ${formatFullDate(noon.startsAt, timeZone)}` : 'Hours'}
              sx={{
                ...LIST,
                mt: 2,
                gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
                gap: 1,
              }}
            >
              {shown.hours.map((hour) => (
                <HourCell key={hour.startsAt.getTime()} hour={hour} {...props} />
              ))}
            </Box>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {!isAnyFree && 'No free times this week. Try another. '}
            {isAnyFree && !has(shown, 'free') && 'Nothing free on this day. '}
            {has(shown, 'free') && intent !== null && 'Choose a free hour to book it. '}
            {has(shown, 'taken') && 'Crossed-out hours are taken.'}
          </Typography>
        </>
      )}
    </div>
  );
}

const LIST = {
  display: 'grid',
  gap: { xs: '4px', sm: 1 },
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

interface DayProps {
  readonly day: CalendarDay;
  readonly timeZone: string;
  readonly isKnown: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Not `disabled` without free hours, because its taken ones can be looked at. */
function Day({ day, timeZone, isKnown, isChosen, onChoose }: DayProps) {
  const [first] = day.hours;
  if (first === undefined) return null;
  const tile = dateTile(first.startsAt, timeZone);
  const isFree = has(day, 'free');
  const full = formatFullDate(first.startsAt, timeZone);
  return (
    <ButtonBase
      aria-pressed={isChosen}
      aria-label={isKnown && !isFree ? `${full}, nothing free` : full}
      onClick={onChoose}
      sx={{
        width: 1,
        minHeight: 64,
        display: 'grid',
        alignContent: 'center',
        borderRadius: 1,
        border: 2,
        borderColor: isChosen ? 'primary.main' : 'transparent',
        bgcolor: isFree ? 'action.selected' : 'action.hover',
        color: isFree ? 'primary.main' : 'text.secondary',
        '&:hover': { borderColor: 'primary.main' },
        // Forced colors show every border.
        ...(isChosen && {
          '@media (forced-colors: active)': { outline: '3px solid Highlight' },
        }),
      }}
    >
      <Box component="span" sx={{ typography: 'caption' }}>
        {tile.weekday}
      </Box>
      <Box component="span" sx={{ typography: 'body1', fontWeight: 650, lineHeight: 1.3 }}>
        {tile.day}
      </Box>
    </ButtonBase>
  );
}
