import type { DatedHours } from '@hearthkin/domain/companion/offer';
import { startOfDay, wallClock } from '@hearthkin/domain/foundation/time';
import { companionPay } from '@hearthkin/domain/payment/payment-words';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatFullDate, formatTime, formatTimeRange } from '../../../lib/format';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { BookingActions } from '../page/booking-actions';
import { datedHoursWords, hoursWords } from './blocked-words';
import { datedHours, freeStretches, type WeekDay, type WeekEntry } from './week-plan';

/** The name of an entry, and its color. */
export const ENTRY_WORDS: Readonly<
  Record<WeekEntry['kind'], { readonly label: string; readonly color: string }>
> = {
  request: { label: 'Request', color: 'warning.main' },
  session: { label: 'Session', color: 'primary.main' },
  past: { label: 'Past session', color: 'divider' },
  event: { label: 'Event', color: 'info.main' },
  activity: { label: 'Group activity', color: 'info.main' },
};

/** "Request: Coffee & Walk, Maya R., 3:00 – 4:00 PM" */
export function entryLabel({ kind, title, detail, startsAt, endsAt }: WeekEntry, zone: string) {
  const time =
    kind === 'event' ? formatTime(startsAt, zone) : formatTimeRange(startsAt, endsAt, zone);
  return `${ENTRY_WORDS[kind].label}: ${[title, detail, time].filter(Boolean).join(', ')}`;
}

interface WeekListProps {
  readonly days: readonly WeekDay[];
  readonly zone: string;
  readonly now: Date;
  /** A free time was pressed. */
  readonly onBlock: (hours: DatedHours) => void;
  /** Blocked hours were pressed. */
  readonly onUnblock: (hours: DatedHours) => void;
}

/** A week as a list: what is planned, and from today on what is free. Requests can be answered here. */
export function WeekList({ days, zone, now, onBlock, onUnblock }: WeekListProps) {
  const clock = wallClock(now, zone);
  const shown = days.flatMap((day) => {
    const { date, timeOff } = day;
    const isPast = date < clock.date;
    const free = isPast ? [] : freeStretches(day, date === clock.date ? clock.minuteOfDay : 0);
    const rows = [
      ...day.entries.map(({ from, entry }) => ({
        key: entry.id,
        from,
        row: <EntryCard entry={entry} zone={zone} now={now} />,
      })),
      ...free.map((stretch) => {
        const hours = datedHours(date, stretch);
        return {
          key: hours.start,
          from: stretch.from,
          row: <TimeRow hours={hours} label="Free" act="Block" onPress={onBlock} />,
        };
      }),
      ...day.blocked.map(({ from, hours }) => ({
        key: hours.start,
        from,
        row: <TimeRow hours={hours} label="Blocked" act="Unblock" onPress={onUnblock} />,
      })),
    ].toSorted((a, b) => a.from - b.from);
    return rows.length > 0 || timeOff !== null ? [{ date, timeOff, rows }] : [];
  });
  if (shown.length === 0) {
    return (
      <EmptyState
        scene="calendar"
        title="Nothing planned this week"
        text="Requests, sessions and events show up here."
      />
    );
  }
  return (
    <Stack sx={{ gap: 3 }}>
      {shown.map(({ date, timeOff, rows }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <Typography variant="h2" id={`day-${date}`} sx={{ fontSize: '1.125rem' }}>
            {formatFullDate(startOfDay(date, zone), zone)}
          </Typography>
          {timeOff !== null && (
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              Time off{timeOff.note !== '' && `: ${timeOff.note}`}
            </Typography>
          )}
          <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, mt: 1, listStyle: 'none' }}>
            {rows.map(({ key, row }) => (
              <li key={key}>{row}</li>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

interface TimeRowProps {
  readonly hours: DatedHours;
  readonly label: 'Free' | 'Blocked';
  readonly act: 'Block' | 'Unblock';
  readonly onPress: (hours: DatedHours) => void;
}

/** Time without a session, which a press blocks or frees. */
function TimeRow({ hours, label, act, onPress }: TimeRowProps) {
  return (
    <ButtonBase
      aria-label={`${label}, ${datedHoursWords(hours)}: ${act.toLowerCase()}`}
      onClick={() => onPress(hours)}
      sx={{
        width: 1,
        minHeight: 44,
        px: 2,
        py: 1,
        gap: 2,
        justifyContent: 'space-between',
        textAlign: 'start',
        borderRadius: 1,
        border: '1px dashed',
        borderColor: 'divider',
        ...(label === 'Blocked' && { bgcolor: 'action.hover', borderStyle: 'solid' }),
        '&:hover': { bgcolor: 'action.selected' },
      }}
    >
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {label}, {hoursWords(hours)}
      </Typography>
      <Typography component="span" sx={{ color: 'primary.main', fontWeight: 600 }}>
        {act}
      </Typography>
    </ButtonBase>
  );
}

interface EntryCardProps {
  readonly entry: WeekEntry;
  readonly zone: string;
  readonly now: Date;
}

function EntryCard({ entry, zone, now }: EntryCardProps) {
  const { kind, title, detail, startsAt, endsAt, href, booking } = entry;
  const words = ENTRY_WORDS[kind];
  const request = kind === 'request' ? booking : null;
  const side = 'earner';
  return (
    <Card component="article" aria-label={entryLabel(entry, zone)} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ minWidth: 0 }}>
          <Link component={RouterLink} to={href} color="inherit" sx={{ fontWeight: 650 }}>
            {title}
          </Link>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{detail}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {kind === 'event'
              ? formatTime(startsAt, zone)
              : formatTimeRange(startsAt, endsAt, zone)}
          </Typography>
        </Box>
        <Chip
          size="small"
          variant="outlined"
          label={words.label}
          sx={{ borderColor: words.color, flexShrink: 0 }}
        />
      </Box>
      {request !== null && (
        <>
          <Typography sx={{ mt: 1 }}>{companionPay(request.data.price)}</Typography>
          <BookingActions booking={request} role={side} otherName={detail} now={now}>
            {null}
          </BookingActions>
        </>
      )}
    </Card>
  );
}
