import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { roomPath } from '../../lib/paths';
import { useRoomNow } from './use-room-now';

interface RoomLinkProps extends Pick<ButtonProps, 'size' | 'sx'> {
  readonly uid: string | null;
  readonly otherUid: string;
}

/** Leads into the session with someone while its room is open. */
export function RoomLink({ uid, otherUid, ...button }: RoomLinkProps) {
  const bookingId = useRoomNow(uid, otherUid);
  const { pathname } = useLocation();
  // The messages beside a call need no way to it.
  if (bookingId === null || pathname === roomPath(bookingId)) return null;
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
