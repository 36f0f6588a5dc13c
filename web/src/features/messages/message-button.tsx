import type { CallableInput } from '@hearthkin/domain/callables';
import ChatBubbleOutlineRounded from '@mui/icons-material/ChatBubbleOutlineRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { CallError } from '../../lib/call-error';
import { accountPath, conversationPath, WRITE_TO, writingPath } from '../../lib/paths';
import { sessionDraft } from '../../lib/session-draft';
import { signupIsIncomplete, useSession } from '../../session/session';
import { Snackbar } from '../../ui/feedback/snackbar';
import { useAction } from '../../ui/hooks/use-action';
import { CannotMeetDialog } from '../safety/public';

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
 * The people whom someone in this tab was about to write to when they had to make or complete an account. An address alone
 * opens no conversation.
 */
export const writeIntents = sessionDraft('write', z.literal(true));

/**
 * Opens or starts the conversation with a user. Visitors make an account first and come back here, where it opens by itself.
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
      <Button
        {...look}
        component={Link}
        onClick={() => otherUid !== null && writeIntents.save(otherUid, true)}
        to={accountPath(
          otherUid === null ? pathname + search : writingPath(pathname, search, otherUid),
        )}
      >
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
      otherUid={otherUid}
      open={async () => {
        const { openConversation } = await import('../../data/conversations/conversation-store');
        return openConversation(uid, otherUid, why);
      }}
    />
  );
}

interface OpenerProps {
  readonly look: ButtonProps;
  readonly label: string;
  /** Null where only the server knows. */
  readonly otherUid: string | null;
  /** Resolves with the conversation's id. */
  readonly open: () => Promise<string>;
}

function Opener({ look, label, otherUid, open }: OpenerProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const { run, isBusy, failure, clear } = useAction();
  const [isRefused, setRefused] = useState(false);
  const close = () => {
    if (otherUid !== null) writeIntents.drop(otherUid);
    setRefused(false);
  };
  const go = () =>
    run(async () => {
      try {
        await navigate(conversationPath(await open()));
      } catch (error) {
        const isRefused =
          error instanceof CallError &&
          (error.code === 'identity-unverified' || error.code === 'account-restricted');
        if (!isRefused) throw error;
        if (otherUid !== null) writeIntents.save(otherUid, true);
        setRefused(true);
      }
    });

  const isAsked = otherUid !== null && params.get(WRITE_TO) === otherUid;
  // Of two buttons, the first takes the intent.
  const openIntended = useEffectEvent(() => {
    if (otherUid === null || writeIntents.load(otherUid) === null) return;
    writeIntents.drop(otherUid);
    void go();
  });
  useEffect(() => {
    if (isAsked) openIntended();
  }, [isAsked]);

  return (
    <>
      <Button {...look} disabled={isBusy} onClick={() => void go()}>
        {label}
      </Button>
      <Snackbar message={failure} onClose={clear} />
      {isRefused && (
        <CannotMeetDialog
          act="message"
          next={otherUid === null ? pathname + search : writingPath(pathname, search, otherUid)}
          onClose={close}
        />
      )}
    </>
  );
}
