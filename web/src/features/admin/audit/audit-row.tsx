import { type AuditEntry, PSEUDONYM, STAFF_ACTS } from '@hearthkin/domain/admin/audit';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../format-date-time';
import { PersonLink, TeamName } from '../people/person-name';
import { staffBookingPath } from '../staff-paths';

interface AuditRowProps {
  readonly entry: AuditEntry;
  /** Whether an entry says what the act was done to, where the screen isn't about that already. */
  readonly showsTarget: boolean;
}

/** One act of staff: what, who, when, and whom it concerns. */
export function AuditRow({ entry, showsTarget }: AuditRowProps) {
  const { act, kind, by, at, target, note, concerns } = entry;
  const people = kind === 'read' && concerns.length > 1 ? ` (${concerns.length} people)` : '';
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {STAFF_ACTS[act]}
        {people}
      </Typography>
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        <TeamName uid={by} />, {formatDateTime(at)}
      </Typography>
      {showsTarget && <Target target={target} concerns={concerns} />}
      {note !== '' && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

/** An entry about more people, such as a page that was read, says how many. */
const MAX_NAMED = 2;

/** Paths whose id is that of a booking. */
const OF_BOOKING = /^(?:bookings|claims)\/([^/]+)$/;

function Target({ target, concerns }: Pick<AuditEntry, 'target' | 'concerns'>) {
  const gone = PSEUDONYM.exec(target)?.[0];
  const people = concerns.length === 0 && gone !== undefined ? [gone] : concerns;
  const bookingId = OF_BOOKING.exec(target)?.[1];
  const isNamed = people.length > 0 && people.length <= MAX_NAMED;
  return (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
      {isNamed && (
        <div>
          About{' '}
          {people.map((uid, index) => (
            <span key={uid}>
              {index > 0 && ' and '}
              <PersonLink uid={uid} />
            </span>
          ))}
        </div>
      )}
      {bookingId === undefined ? (
        target
      ) : (
        <Link component={RouterLink} to={staffBookingPath(bookingId)} color="inherit">
          {target}
        </Link>
      )}
    </Typography>
  );
}
