import { otherParty } from '@hearthkin/domain/booking/booking';
import { ROOM_CLOSES_AFTER_MS, roomStateOf } from '@hearthkin/domain/booking/room';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useMatch } from 'react-router-dom';
import { nextSessions } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import { PATHS, roomPath } from '../../lib/paths';
import { useNow } from '../../ui/hooks/clock';

/** The id of the session with someone whose room is open now; null without one. */
function useRoomNow(uid: string | null, otherUid: string): string | null {
  const now = useNow();
  // The same query for an hour.
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const read = useLive(
    uid === null ? null : nextSessions(uid, new Date(hour - ROOM_CLOSES_AFTER_MS), SESSIONS_READ),
  );
  const sessions = read.status === 'ready' ? read.data : [];
  const open = sessions.find(
    ({ data }) => otherParty(data, uid ?? '').uid === otherUid && roomStateOf(data, now) === 'open',
  );
  return open?.id ?? null;
}

/** One that has just ended may come before the one that is on. */
const SESSIONS_READ = 2;

interface RoomLinkProps extends Pick<ButtonProps, 'size' | 'sx'> {
  readonly uid: string | null;
  readonly otherUid: string;
}

/** Leads into the session with someone while its room is open. */
export function RoomLink({ uid, otherUid, ...button }: RoomLinkProps) {
  // The messages beside a call need no way to it.
  const isInRoom = useMatch(PATHS.room) !== null;
  const bookingId = useRoomNow(isInRoom ? null : uid, otherUid);
  if (bookingId === null) return null;
  return (
    <Button
      {...button}
      component={Link}
      to={roomPath(bookingId)}
      variant="contained"
      startIcon={<VideocamOutlined />}
    >
      Join session
    </Button>
  );
}
