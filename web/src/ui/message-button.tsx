import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { conversationPath, loginPath } from '../lib/paths';
import { isHalfMade, useSession } from '../lib/session';
import { saveFailure } from '../lib/use-save';
import { News } from './news';

interface MessageButtonProps {
  readonly otherUid: string;
  /** As others see them: "Ana M." */
  readonly name: string;
  /** A booking of the two: with it a companion may begin, too. */
  readonly bookingId?: string;
  readonly variant?: ButtonProps['variant'];
}

/**
 * Opens the conversation with somebody, or begins it. Visitors sign in first and come back; a
 * companion writes to those they have a booking with, and staff to nobody.
 */
export function MessageButton(props: MessageButtonProps) {
  const { otherUid, name, bookingId, variant = 'outlined' } = props;
  const session = useSession();
  const { pathname, search } = useLocation();
  const look = {
    variant,
    startIcon: <ChatBubbleOutlineRounded />,
    'aria-label': `Message ${name}`,
    sx: { minHeight: 44 },
  };
  if (session.status === 'starting')
    return (
      <Button {...look} disabled>
        Message
      </Button>
    );
  if (session.status !== 'signed-in' || isHalfMade(session)) {
    return (
      <Button {...look} component={Link} to={loginPath(pathname + search)}>
        Message
      </Button>
    );
  }
  const mayBegin = session.userType === 'spender' || bookingId !== undefined;
  if (!mayBegin || session.userType === null || session.uid === otherUid) return null;
  return <Opener look={look} uid={session.uid} otherUid={otherUid} bookingId={bookingId ?? null} />;
}

interface OpenerProps {
  readonly look: ButtonProps;
  readonly uid: string;
  readonly otherUid: string;
  readonly bookingId: string | null;
}

function Opener({ look, uid, otherUid, bookingId }: OpenerProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function open(): Promise<void> {
    setBusy(true);
    try {
      const { openConversation } = await import('../lib/conversation-store');
      void navigate(conversationPath(await openConversation(uid, otherUid, bookingId)));
    } catch (error) {
      setFailure(saveFailure(error));
    }
    setBusy(false);
  }

  return (
    <>
      <Button {...look} disabled={isBusy} onClick={() => void open()}>
        Message
      </Button>
      <News news={failure} onGone={() => setFailure(null)} />
    </>
  );
}
