import { type FreeStart, hasFreeStart, takenBy } from '@hearthkin/domain/booking/free-time';
import type { ActivityId } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { instantAt, wallClock } from '@hearthkin/domain/foundation/time';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useId, useMemo, useState } from 'react';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Companion, LiveCompanion } from '../../../data/companions/companion-queries';
import { clocksDiffer, ownTimeZone, zoneName } from '../../../lib/format';
import { ChoiceChip } from '../book/choice-chip';
import { MonthCalendar } from '../list/month-calendar';
import { bookableDates } from './booking-times';
import { TimeButtons } from './time-buttons';

/** Availability changes at most every quarter hour. */
const QUARTER_MS = 15 * MINUTE_MS;

/** The clock on which days and times are shown: the reader's, or the companion's. */
export function useShownClock({ timeZone }: Pick<Companion, 'timeZone'>) {
  const [isTheirs, setTheirs] = useState(false);
  const zone = isTheirs ? timeZone : ownTimeZone();
  return useMemo(() => ({ zone, isTheirs, setTheirs }), [zone, isTheirs]);
}

interface TimeChoiceProps {
  readonly companion: LiveCompanion;
  /** The booking that is moved, whose own time doesn't count as taken. */
  readonly moved?: Booking;
  /** Whether the companion chooses, who reads of the clock of a listing, not of a person. */
  readonly isOwn?: boolean;
  readonly activity: ActivityId;
  readonly minutes: number;
  /** The chosen day on the shown clock; empty before a choice. */
  readonly date: string;
  readonly startsAt: Date | null;
  readonly clock: ReturnType<typeof useShownClock>;
  readonly now: Date;
  /** Null while the calendar loads. */
  readonly options: readonly FreeStart[] | null;
  readonly onDate: (date: string) => void;
  readonly onStart: (startsAt: Date) => void;
}

/** A month of days, then the free times of the chosen one. */
export const TimeChoice = memo(function TimeChoice(props: TimeChoiceProps) {
  const { companion, moved, isOwn = false, activity, minutes } = props;
  const { date, startsAt, clock, now, options } = props;
  const { first, last } = bookableDates(now, clock.zone, companion.offer.aheadDays);
  const booked = moved && wallClock(moved.startsAt, clock.zone).date;
  const isFree = useFreeDays(props);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 4,
        rowGap: 2.5,
        alignItems: 'start',
      }}
    >
      <ClockToggle companion={companion} isOwn={isOwn} clock={clock} date={date} now={now} />
      <MonthCalendar
        first={first}
        last={last}
        chosen={date}
        {...(booked !== undefined && booked <= last && { opensAt: booked })}
        timeZone={clock.zone}
        isFree={isFree}
        onChoose={props.onDate}
      />
      {date === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>Choose a day to see free times.</Typography>
      ) : options === null ? (
        <div role="status" aria-busy aria-label="Loading free times">
          <Skeleton variant="rounded" height={220} />
        </div>
      ) : (
        <TimeButtons
          // Another day or session starts with few times again.
          key={`${date} ${activity} ${minutes} ${clock.zone}`}
          options={options}
          chosen={startsAt}
          date={date}
          timeZone={clock.zone}
          onChoose={props.onStart}
        />
      )}
    </Box>
  );
});

/** Whether a day has a free start, from the listing's `busy`, so nothing more is read. */
function useFreeDays(props: TimeChoiceProps): (date: string) => boolean {
  const { companion, activity, minutes, clock, now, moved } = props;
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  return useMemo(() => {
    const known = new Map<string, boolean>();
    const at = new Date(quarter * QUARTER_MS);
    const others = moved ? companion.busy.filter((one) => !isTimeOf(moved, one)) : companion.busy;
    const isTaken = takenBy(others);
    const session = { activity, minutes, companion, isTaken, now: at, ...(moved && { moved }) };
    return (date) => {
      const isFree = known.get(date) ?? hasFreeStart(date, session, clock.zone);
      known.set(date, isFree);
      return isFree;
    };
  }, [activity, minutes, companion, clock.zone, quarter, moved]);
}

function isTimeOf({ startsAt }: Booking, { from }: LiveCompanion['busy'][number]): boolean {
  return startsAt.getTime() === from.getTime();
}

type ClockToggleProps = Pick<TimeChoiceProps, 'companion' | 'clock' | 'date' | 'now'> & {
  readonly isOwn: boolean;
};

function ClockToggle({ companion, isOwn, clock, date, now }: ClockToggleProps) {
  const { displayName, timeZone } = companion;
  const name = useId();
  // Two zones may agree in winter and differ in summer.
  const at = instantAt(date, '12:00', clock.zone) ?? now;
  if (!clocksDiffer(at, ownTimeZone(), timeZone)) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
        Times shown in {zoneName(clock.zone)}.
      </Typography>
    );
  }
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      <Box
        role="radiogroup"
        aria-label="Time zone"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        <ChoiceChip name={name} isChosen={!clock.isTheirs} onChoose={() => clock.setTheirs(false)}>
          Your time
        </ChoiceChip>
        <ChoiceChip name={name} isChosen={clock.isTheirs} onChoose={() => clock.setTheirs(true)}>
          {isOwn ? 'Your listing’s time' : `${displayName}’s time`}
        </ChoiceChip>
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {zoneName(clock.zone)}
      </Typography>
    </Box>
  );
}
