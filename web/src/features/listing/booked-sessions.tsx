import { otherParty } from '@hearthkin/domain/booking/booking';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { type Booking, nextSessions } from '../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../data/kit/live-query';
import { formatDate, formatTime } from '../../lib/format';
import { bookingPath } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';

/** The number of next sessions that are read. */
const MAX_READ = 20;

interface BookedSessionsProps extends AffectedProps {
  /** Whether a change was typed that may affect sessions. */
  readonly isAsked: boolean;
}

interface AffectedProps {
  readonly uid: string;
  /** The time at which the page was opened: later sessions count. */
  readonly opened: Date;
  readonly timeZone: string;
  /** The place of the affected sessions: "in your time off". */
  readonly place: string;
  readonly isAffected: (booking: Booking) => boolean;
}

/** The booked sessions that stay although they don't fit what is typed. */
export function BookedSessions({ isAsked, ...props }: BookedSessionsProps) {
  return (
    // In the page from the start, so that screen readers announce what appears in it.
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {isAsked && <Affected {...props} />}
    </Box>
  );
}

function Affected({ uid, opened, timeZone, place, isAffected }: AffectedProps) {
  const read = useLatest(useLive(nextSessions(uid, opened, MAX_READ)));
  const read20 = read.status === 'ready' ? read.data : [];
  const found = read20.filter(({ data }) => isAffected(data));
  const people = useLatest(useLive(profilesOf(found.map(({ data }) => otherParty(data, uid).uid))));
  if (read.status === 'failed') return <LoadFailed retry={read.retry} />;
  if (found.length === 0) return null;
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>
        {found.length === 1 ? '1 booked session is' : `${found.length} booked sessions are`} {place}
        .
      </Typography>
      <Box
        component="ul"
        aria-label={`Booked sessions ${place}`}
        sx={{ my: 0.5, paddingInlineStart: 2.5 }}
      >
        {found.map(({ id, data }) => {
          const name = publicPerson(people, otherParty(data, uid).uid)?.name;
          return (
            <li key={id}>
              Already booked, and stays:{' '}
              <Link component={RouterLink} to={bookingPath(id)}>
                {formatDate(data.startsAt, timeZone)}, {formatTime(data.startsAt, timeZone)}
                {name !== undefined && ` with ${name}`}
              </Link>
            </li>
          );
        })}
      </Box>
      {read20.length === MAX_READ && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          We checked your next {MAX_READ} sessions.
        </Typography>
      )}
    </>
  );
}
