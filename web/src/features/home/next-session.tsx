import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { otherParty } from '@hearthkin/domain/booking/booking';
import { roomStateOf } from '@hearthkin/domain/booking/room';
import { dayStateOf } from '@hearthkin/domain/booking/session-day';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PublicPerson } from '../../data/accounts/public-person';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { formatDuration, ownTimeZone } from '../../lib/format';
import { bookingPath, companionPath, roomPath } from '../../lib/paths';
import { SessionTime } from '../../ui/layout/session-time';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { MessageButton } from '../messages/public';
import { SessionCalendarButton, SessionPlace } from '../sessions/public';
import { countdownWords } from './countdown-words';

interface NextSessionProps {
  readonly booking: Doc<Booking>;
  readonly uid: string;
  /** Null while loading. */
  readonly other: PublicPerson | null;
  readonly now: Date;
}

/** The session that is next or on now: with whom, what, when, where, and what to do. */
export function NextSession({ booking, uid, other, now }: NextSessionProps) {
  const { id, data } = booking;
  const otherSide = otherParty(data, uid);
  const name = other?.name ?? '';
  const isOpen = roomStateOf(data, now) === 'open';
  const isKnown = name !== '' && name !== UNKNOWN_USER;
  return (
    <Box
      component="article"
      aria-label={`Next session: ${activityOf(data.activity).name} with ${name || 'someone'}`}
      sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: 1, bgcolor: 'action.selected' }}
    >
      <Typography variant="h3" component="p" sx={{ color: 'primary.main' }}>
        {countdownWords(data, now, ownTimeZone())}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mt: 1.5 }}>
        <PersonAvatar
          name={name}
          photo={other?.photo ?? null}
          size={72}
          sx={{ bgcolor: 'background.paper' }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {other === null ? (
              <Skeleton width="8ch" />
            ) : (
              <Link
                component={RouterLink}
                // Members have no page that a companion could open.
                to={
                  isKnown && otherSide.role === 'earner'
                    ? companionPath(otherSide.uid)
                    : bookingPath(id)
                }
                color="inherit"
                underline="hover"
              >
                {name}
              </Link>
            )}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {activityOf(data.activity).name}, {formatDuration(data.duration * 60)}
          </Typography>
        </Box>
      </Stack>
      <Box sx={{ mt: 1.5 }}>
        <SessionTime {...data} />
        <SessionPlace {...data} />
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 2 }}>
        {isOpen && (
          <Button
            component={RouterLink}
            to={roomPath(id)}
            variant="contained"
            sx={{ minHeight: 44 }}
          >
            Join session
          </Button>
        )}
        {isKnown && (
          <MessageButton
            otherUid={otherSide.uid}
            name={name}
            why={{ bookingId: id }}
            variant={isOpen ? 'outlined' : 'contained'}
          />
        )}
        <Button
          component={RouterLink}
          to={bookingPath(id)}
          variant="outlined"
          sx={{ minHeight: 44 }}
        >
          {dayStateOf(data, now) === 'open' ? 'Meet and check in' : 'Open booking'}
        </Button>
        {data.startsAt > now && <SessionCalendarButton booking={booking} otherName={name} />}
      </Stack>
    </Box>
  );
}
