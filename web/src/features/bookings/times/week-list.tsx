import { startOfDay } from '@hearthkin/domain/foundation/time';
import { companionPay } from '@hearthkin/domain/payment/payment-words';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatFullDate, formatTime, formatTimeRange } from '../../../lib/format';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { BookingActions } from '../page/booking-actions';
import type { WeekDay, WeekEntry } from './week-plan';

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
}

/** A week as a list: the days that have something. Requests can be answered here. */
export function WeekList({ days, zone, now }: WeekListProps) {
  const shown = days.filter(({ entries, timeOff }) => entries.length > 0 || timeOff !== null);
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
      {shown.map(({ date, entries, timeOff }) => (
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
            {entries.map(({ entry }) => (
              <li key={entry.id}>
                <EntryCard entry={entry} zone={zone} now={now} />
              </li>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
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
