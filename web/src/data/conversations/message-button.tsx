import type { CallableInput } from '@hearthkin/domain/callables';
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

type Why = CallableInput<'openConversation'>;

interface MessageButtonProps {
  /** Display name: "Ana M." */
  readonly name: string;
  /** Shows it as a visitor sees it, in a preview. */
  readonly asVisitor?: boolean;
  readonly label?: string;
  readonly variant?: ButtonProps['variant'];
}

/** A listed companion, unless there is another reason; an author, whom only the server knows, is null. */
type OtherPerson =
  | { readonly otherUid: string; readonly why?: Why }
  | { readonly otherUid: null; readonly why: Why };

/**
 * Opens or starts the conversation with a user. Visitors sign in first and come back here.
 * Companions can write only to users they have a booking with, who asked for messages, or who host
 * them; people who aren't verified, or whom our team has restricted, only read the conversations they have; staff can't write at all.
 */
export function MessageButton(props: MessageButtonProps & OtherPerson) {
  const { otherUid, name } = props;
  const why = props.otherUid === null ? props.why : (props.why ?? { companionId: props.otherUid });
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
  const mayBegin = session.userType === 'spender' || !('companionId' in why);
  if (!mayBegin || session.userType === null || session.uid === otherUid) return null;
  const { uid } = session;
  return (
    <Opener
      look={look}
      label={label}
      open={async () => {
        const { openConversation } = await import('./conversation-store');
        return openConversation(uid, otherUid, why);
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
