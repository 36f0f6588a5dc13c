import { bookingLineWords } from '@hearthkin/domain/messaging/booking-lines';
import type { BookingLine as Line } from '@hearthkin/domain/messaging/conversation';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatTime, ownTimeZone } from '../../lib/format';
import { bookingPath } from '../../lib/paths';

/** A booking event between the messages. */
export function BookingLine({ line, at }: { readonly line: Line; readonly at: Date }) {
  return (
    <Typography
      variant="body2"
      sx={{ textAlign: 'center', color: 'text.secondary', my: 1.5, overflowWrap: 'anywhere' }}
    >
      {bookingLineWords(line.event)}, {formatTime(at, ownTimeZone())}.{' '}
      <MuiLink
        component={Link}
        to={bookingPath(line.bookingId)}
        // Don't break the link across lines.
        sx={{ display: 'inline-block' }}
      >
        See the booking
      </MuiLink>
    </Typography>
  );
}
