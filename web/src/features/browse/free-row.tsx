import { addDays, wallClock } from '@hearthkin/domain/foundation/time';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Companion } from '../../data/companions/companion-queries';
import { formatDate, formatTime, ownTimeZone } from '../../lib/format';
import { type BookingIntent, bookPath, companionPath } from '../../lib/paths';
import { startIntent } from '../../lib/start-intent';
import { PersonAvatar } from '../../ui/people/person-avatar';

interface FreeRowProps {
  readonly id: string;
  readonly companion: Companion;
  readonly startsAt: Date;
  readonly now: Date;
  /** The choices with which the booking page begins, besides the time. */
  readonly intent?: BookingIntent;
  /** A further fact that is good to know. */
  readonly note?: ReactNode;
}

/** A companion in a list of those who are free: when, and the way to book that time. */
export function FreeRow({ id, companion, startsAt, now, intent = {}, note }: FreeRowProps) {
  const { displayName, photo, timeZone } = companion;
  const when = whenWords(startsAt, now);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <PersonAvatar name={displayName} photo={photo} size={48} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={companionPath(id, intent)}
            color="inherit"
            underline="hover"
          >
            {displayName}
          </Link>
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {when.charAt(0).toUpperCase()}
          {when.slice(1)}
        </Typography>
        {note}
      </Box>
      <Button
        component={RouterLink}
        to={bookPath(id, { ...intent, ...startIntent(startsAt, timeZone) })}
        variant="outlined"
        aria-label={`Book ${displayName} ${when}`}
        sx={{ minHeight: 44, flexShrink: 0 }}
      >
        Book
      </Button>
    </Box>
  );
}

/** A start on the reader's clock: "today at 6:00 PM", "tomorrow at 9:00 AM", "Tue, Dec 1, 9:00 AM". */
function whenWords(startsAt: Date, now: Date): string {
  const zone = ownTimeZone();
  const [day, today] = [startsAt, now].map((at) => wallClock(at, zone).date);
  const time = formatTime(startsAt, zone);
  if (day === today) return `today at ${time}`;
  if (day === addDays(today ?? '', 1)) return `tomorrow at ${time}`;
  return `${formatDate(startsAt, zone)}, ${time}`;
}
