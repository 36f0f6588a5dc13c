import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CallError } from '../../lib/call-error';
import { conversationPath, loginPath } from '../../lib/paths';
import { signupIsIncomplete, useSession } from '../../session/session';
import { Snackbar } from '../../ui/feedback/snackbar';
import { useAction } from '../../ui/hooks/use-action';
import { CannotMeetDialog } from '../verifications/late-cannot-meet';

interface MessageButtonProps {
  readonly otherUid: string;
  /** Display name: "Ana M." */
  readonly name: string;
  /** A booking of the two, with which a companion may start the conversation. */
  readonly bookingId?: string;
  /** A story whose author accepts messages, with which any user may start the conversation. */
  readonly storyId?: string;
  /** An event or activity where the user has a spot, by its path, with which they may write to its host. */
  readonly placeAt?: string;
  /** Shows it as a visitor sees it, in a preview. */
  readonly asVisitor?: boolean;
  readonly label?: string;
  readonly variant?: ButtonProps['variant'];
}

/**
 * Opens or starts the conversation with a user. Visitors sign in first and come back here.
 * Companions can write only to users they have a booking with, who asked for messages, or who host
 * them; people who aren't verified, or whom our team has restricted, only read the conversations they have; staff can't write at all.
 */
export function MessageButton(props: MessageButtonProps) {
  const { otherUid, name, bookingId, storyId, placeAt } = props;
  const { label = 'Message', variant = 'outlined' } = props;
  const session = useSession();
  const { pathname, search } = useLocation();
  const look = {
    variant,
    startIcon: <ChatBubbleOutlineRounded />,
    'aria-label': props.label ?? `Message ${name}`,
    sx: { minHeight: 44 },
  };
  if (session.status === 'starting')
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    );
  if (props.asVisitor || session.status !== 'signed-in' || signupIsIncomplete(session)) {
    return (
      <Button {...look} component={Link} to={loginPath(pathname + search)}>
        {label}
      </Button>
    );
  }
  const isAsked = [bookingId, storyId, placeAt].some((reason) => reason !== undefined);
  const mayBegin = session.userType === 'spender' || isAsked;
  if (!mayBegin || session.userType === null || session.uid === otherUid) return null;
  const { uid } = session;
  return (
    <Opener
      look={look}
      label={label}
      open={async () => {
        const store = await import('./conversation-store');
        if (storyId !== undefined) return store.openConversationWithAuthor(uid, otherUid, storyId);
        if (placeAt !== undefined) return store.openConversationWithHost(uid, otherUid, placeAt);
        return store.openConversation(uid, otherUid, bookingId ?? null);
      }}
    />
  );
}

interface OpenerProps {
  readonly look: ButtonProps;
  readonly label: string;
  /** Resolves with the conversation's id. */
  readonly open: () => Promise<string>;
}

function Opener({ look, label, open }: OpenerProps) {
  const navigate = useNavigate();
  const { run, isBusy, failure, clear } = useAction();
  const [isRefused, setRefused] = useState(false);
  const close = () => setRefused(false);
  const go = () =>
    run(async () => {
      try {
        await navigate(conversationPath(await open()));
      } catch (error) {
        const isRefused =
          error instanceof CallError &&
          (error.code === 'identity-unverified' || error.code === 'account-restricted');
        if (!isRefused) throw error;
        setRefused(true);
      }
    });

  return (
    <>
      <Button {...look} disabled={isBusy} onClick={() => void go()}>
        {label}
      </Button>
      <Snackbar message={failure} onClose={clear} />
      {isRefused && <CannotMeetDialog act="message" onClose={close} />}
    </>
  );
}
