import type { ActivityId } from '@hearthkin/domain/booking/activities';
import { hasFreeStart, takenBy } from '@hearthkin/domain/companion/free-time';
import { MINUTE_MS } from '@hearthkin/domain/durations';
import { addDays, instantAt, wallClock } from '@hearthkin/domain/time';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { Companion } from '../../data/companions/companion-queries';
import { dateTile, formatDate, formatDateRange } from '../../lib/format';
import { FLIP_IN_RTL } from '../../ui/layout/flip-in-rtl';
import { bookableDates } from './booking-times';

const DAYS_SHOWN = 14;

/** Availability changes at most every quarter hour. */
const QUARTER_MS = 15 * MINUTE_MS;

interface DayCalendarProps {
  readonly companion: Companion;
  readonly activity: ActivityId;
  readonly minutes: number;
  /** The chosen date, `yyyy-MM-dd` in the companion's time zone; empty before a choice. */
  readonly date: string;
  readonly now: Date;
  readonly onChoose: (date: string) => void;
}

/**
 * Two weeks of days in the companion's time zone. Only days with a free start can be chosen. Uses
 * the listing's `busy` field, so nothing more is read.
 */
export function DayCalendar(props: DayCalendarProps) {
  const { companion, activity, minutes, date, now, onChoose } = props;
  const { timeZone } = companion;
  const { first, last } = bookableDates(now, timeZone);
  const [start, setStart] = useState(first);
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const days = useMemo(() => {
    const at = new Date(quarter * QUARTER_MS);
    const session = { activity, minutes, companion, isTaken: takenBy(companion.busy), now: at };
    return Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(start, index)).map((day) => ({
      day,
      isFree: day >= wallClock(at, timeZone).date && hasFreeStart(day, session),
    }));
  }, [start, activity, minutes, companion, timeZone, quarter]);
  const noon = (day: string) => instantAt(day, '12:00', timeZone) ?? now;
  return (
    <Box role="group" aria-label="Days with free times" sx={{ mb: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <IconButton
          aria-label="Two weeks earlier"
          disabled={start <= first}
          onClick={() => setStart(addDays(start, -DAYS_SHOWN))}
        >
          <ChevronLeftRounded sx={FLIP_IN_RTL} />
        </IconButton>
        <Typography aria-live="polite" sx={{ fontWeight: 600 }}>
          {formatDateRange(noon(start), noon(addDays(start, DAYS_SHOWN - 1)), timeZone)}
        </Typography>
        <IconButton
          aria-label="Two weeks later"
          disabled={addDays(start, DAYS_SHOWN) > last}
          onClick={() => setStart(addDays(start, DAYS_SHOWN))}
        >
          <ChevronRightRounded sx={FLIP_IN_RTL} />
        </IconButton>
      </Stack>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: 0.5 }}>
        {days.map(({ day, isFree }) => (
          <Day
            key={day}
            instant={noon(day)}
            timeZone={timeZone}
            isFree={isFree && day <= last}
            isChosen={day === date}
            onChoose={() => onChoose(day)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface DayProps {
  readonly instant: Date;
  readonly timeZone: string;
  readonly isFree: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Day({ instant, timeZone, isFree, isChosen, onChoose }: DayProps) {
  const { weekday, day } = dateTile(instant, timeZone);
  return (
    <Button
      variant={isChosen ? 'contained' : 'text'}
      disabled={!isFree}
      aria-pressed={isChosen}
      aria-label={`${formatDate(instant, timeZone)}${isFree ? '' : ', nothing free'}`}
      onClick={onChoose}
      sx={{ minWidth: 0, px: 0, flexDirection: 'column', lineHeight: 1.3, minHeight: 48 }}
    >
      <Box component="span" sx={{ typography: 'caption' }}>
        {weekday}
      </Box>
      {day}
    </Button>
  );
}
