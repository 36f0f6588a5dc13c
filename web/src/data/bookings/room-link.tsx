import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useMatch } from 'react-router-dom';
import { PATHS, roomPath } from '../../lib/paths';
import { useRoomNow } from './use-room-now';

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
