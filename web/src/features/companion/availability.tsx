import { heldIn } from '@hearthkin/domain/booking/free-time';
import {
  bookableWeeks,
  type CalendarDay,
  weekBounds,
  weekCalendar,
} from '@hearthkin/domain/booking/week-calendar';
import { typicalHours } from '@hearthkin/domain/companion/typical-hours';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { startOfDay, wallClock } from '@hearthkin/domain/foundation/time';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo, useState } from 'react';
import { daysBetween } from '../../data/bookings/booking-queries';
import type { Companion, LiveCompanion } from '../../data/companions/companion-queries';
import { useLive } from '../../data/kit/live-query';
import { clocksDiffer, formatDateRange, ownTimeZone, zoneName } from '../../lib/format';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { FLIP_IN_RTL } from '../../ui/layout/flip-in-rtl';
import type { CompanionProfileProps } from './companion-profile';
import { isAllowedToBook } from './viewer';
import { WeekStrip } from './week-strip';

/** A companion's free hours by week, in the reader's time zone. */
export function Availability({ companionId, companion, viewer, intent }: CompanionProfileProps) {
  const now = useNow();
  const timeZone = ownTimeZone();
  const weeks = bookableWeeks(now, timeZone, companion.offer.aheadDays);
  const [chosen, choose] = useState(0);
  const index = Math.min(chosen, weeks.length - 1);
  const firstDate = weeks[index] ?? '';
  const week = useWeek({ companionId, companion, firstDate, timeZone, now });
  const [from] = week.days[0]?.hours ?? [];
  const [until] = week.days.at(-1)?.hours ?? [];
  const { displayName } = companion;
  // Two zones may agree in winter and differ in summer; a week may have days of both.
  const differs = [from, week.days.at(-1)?.hours.at(-1)].some(
    (hour) => hour && clocksDiffer(hour.startsAt, timeZone, companion.timeZone),
  );
  const typical = typicalHours(companion.weeklyAvailability);
  return (
    <Stack sx={{ gap: 2 }}>
      {typical !== null && (
        <Typography>
          <Box component="span" sx={{ fontWeight: 600 }}>
            Typical hours:
          </Box>{' '}
          {typical}
          {differs && `, on ${displayName}’s clock`}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {differs
          ? `Times shown in your time zone (${zoneName(timeZone)}). ${displayName} is on ${zoneName(companion.timeZone)}.`
          : `Times shown in ${zoneName(timeZone)}. ${displayName}’s clock shows the same.`}
        {companion.weeklyAvailability === null &&
          ` ${displayName} has flexible hours. Request any free time.`}
      </Typography>
      <TimesOff companion={companion} now={now} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography
          aria-live="polite"
          sx={{ flex: 1, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
        >
          {from && until && formatDateRange(from.startsAt, until.startsAt, timeZone)}
        </Typography>
        <WeekButton label="Previous week" isEnabled={index > 0} onPress={() => choose(index - 1)}>
          <ChevronLeftRounded sx={FLIP_IN_RTL} />
        </WeekButton>
        <WeekButton
          label="Next week"
          isEnabled={index < weeks.length - 1}
          onPress={() => choose(index + 1)}
        >
          <ChevronRightRounded sx={FLIP_IN_RTL} />
        </WeekButton>
      </Box>
      {week.retry === null ? (
        <WeekStrip
          // Another week starts with its first free day.
          key={firstDate}
          days={week.days}
          isKnown={week.isKnown}
          timeZone={timeZone}
          companionId={companionId}
          companion={companion}
          intent={isAllowedToBook(viewer) ? intent : null}
        />
      ) : (
        <LoadFailed retry={week.retry} />
      )}
    </Stack>
  );
}

interface WeekButtonProps {
  readonly label: string;
  readonly isEnabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Not `disabled` at either end, so that keyboard focus stays. */
function WeekButton({ label, isEnabled, onPress, children }: WeekButtonProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={!isEnabled}
      onClick={() => {
        if (isEnabled) onPress();
      }}
      sx={{
        width: 44,
        height: 44,
        color: 'text.primary',
        '&[aria-disabled="true"]': { color: 'action.disabled', cursor: 'default' },
      }}
    >
      {children}
    </IconButton>
  );
}

interface TimesOffProps {
  readonly companion: Companion;
  readonly now: Date;
}

/** The companion's time off in the days they can be booked, with their note. */
function TimesOff({ companion: { offer, timeZone }, now }: TimesOffProps) {
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

interface WeekRequest {
  readonly companionId: string;
  readonly companion: LiveCompanion;
  readonly firstDate: string;
  /** The reader's zone. */
  readonly timeZone: string;
  readonly now: Date;
}

interface Week {
  /** Everything looks free until `isKnown`. */
  readonly days: readonly CalendarDay[];
  readonly isKnown: boolean;
  /** Set when the calendar could not be read. */
  readonly retry: (() => void) | null;
}

/** A companion's live week. */
function useWeek(request: WeekRequest): Week {
  const { companionId, companion, firstDate, timeZone, now } = request;
  const { from, until } = weekBounds(firstDate, timeZone, companion);
  const stored = useLive(daysBetween(companionId, from, until));
  const known = stored.status === 'ready' ? stored.data : null;
  const days = useMemo(() => {
    const isTaken = heldIn(known ?? [], now);
    return weekCalendar({ firstDate, timeZone, companion, isTaken, now });
  }, [known, firstDate, timeZone, companion, now]);
  return {
    days,
    isKnown: known !== null,
    retry: stored.status === 'failed' ? stored.retry : null,
  };
}
