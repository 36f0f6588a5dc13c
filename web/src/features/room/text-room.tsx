import { otherParty } from '@hearthkin/domain/booking/booking';
import { roomWindow } from '@hearthkin/domain/booking/room';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatTime, ownTimeZone } from '../../lib/format';
import { bookingPath } from '../../lib/paths';
import { ReportButton } from '../safety/public';
import type { LobbyProps } from './lobby';
import { RoomChat } from './room-chat';
import { useAttendance } from './use-attendance';

/** The room where there are no servers for calls: both sides come, and write to each other. */
export function TextRoom({ booking, uid, other, opensAt }: LobbyProps) {
  const [isIn, setIn] = useState(false);
  const isOpen = opensAt === null;
  const zone = ownTimeZone();
  const name = other?.name ?? 'the other person';
  const otherUid = otherParty(booking.data, uid).uid;
  useAttendance(booking.id, uid, isIn && isOpen);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Stack sx={{ gap: 2 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {isOpen
            ? `The room is open until ${formatTime(roomWindow(booking.data).closesAt, zone)}.`
            : `The room opens at ${formatTime(opensAt, zone)}.`}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          You talk by text here. Voice and video aren’t available right now.
        </Typography>
        {isIn && isOpen ? (
          <>
            <RoomChat uid={uid} otherUid={otherUid} bookingId={booking.id} />
            <Button onClick={() => setIn(false)}>Leave</Button>
          </>
        ) : (
          isOpen && (
            <Button variant="contained" size="large" onClick={() => setIn(true)}>
              Join
            </Button>
          )
        )}
        <ReportButton
          title={`Report your session with ${name}`}
          choices={[
            {
              place: { kind: 'session', bookingId: booking.id },
              label: 'This session',
              note: 'Please tell us what happened.',
            },
            { place: { kind: 'person', uid: otherUid }, label: 'The person' },
          ]}
        />
        <Button component={Link} to={bookingPath(booking.id)} color="inherit">
          See the booking
        </Button>
      </Stack>
    </Card>
  );
}
