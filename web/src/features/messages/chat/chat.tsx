import { PRODUCT_NAME } from '@hearthkin/domain/foundation/brand';
import { mentionsContact } from '@hearthkin/domain/messaging/contact-details';
import { isBlocking } from '@hearthkin/domain/safety/block';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useBlocks } from '../../../data/blocks/use-blocks';
import type { ChatMessage, Conversation } from '../../../data/conversations/conversation-queries';
import { useCorrespondent } from '../../../data/conversations/correspondent';
import type { Doc } from '../../../data/kit/readers';
import { useUrgentResources } from '../../../ui/crisis/crisis-country';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { useOnline } from '../../../ui/hooks/online';
import { CannotMeetNotice, useCannotMeet } from '../../safety/public';
import { ChatHeader } from './chat-header';
import { MessageInput } from './message-input';
import { MessageList } from './message-list';
import { useMarkConversationRead } from './use-mark-conversation-read';
import { useMessages } from './use-messages';
import { useOtherTyping } from './use-other-typing';
import { useUnblock } from './use-unblock';

/** Offers crisis resources after a mention of self-harm. Nothing about it leaves the device. */
function CrisisCard({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const urgent = useUrgentResources();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ mx: 2, mb: 1.5, p: 2, borderColor: 'error.main', flexShrink: 0 }}
    >
      <Typography variant="h3" component="p" id={id} role="status">
        You matter, and you don’t have to carry this alone.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        If you’re thinking of hurting yourself, someone is ready to talk right now. Only you can see
        this. We don’t store it or tell anyone.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {urgent.map(({ name, action, href }) => (
          <Button
            key={name}
            href={href}
            size="small"
            variant="outlined"
            color="error"
            aria-label={`${action}: ${name}`}
          >
            {action}
          </Button>
        ))}
        <Button size="small" color="inherit" onClick={onClose} sx={{ marginInlineStart: 'auto' }}>
          Close
        </Button>
      </Box>
    </Card>
  );
}

interface ChatProps {
  readonly conversation: Doc<Conversation>;
  readonly uid: string;
  readonly otherUid: string;
  readonly hasBackButton: boolean;
}

/** A conversation: header, messages and input. */
export function Chat({ conversation, uid, otherUid, hasBackButton }: ChatProps) {
  const { id } = conversation;
  const other = useCorrespondent(otherUid);
  const blocks = useBlocks(uid);
  const block = blocks?.get(otherUid) ?? null;
  const messages = useMessages({
    conversationId: id,
    uid,
    otherUid,
    block,
    isReady: blocks !== null,
  });
  const isBlockedByMe = isBlocking(block);
  const isClosed = isBlockedByMe || other?.hasLeft === true;
  const latestFromOther = messages.all.findLast(
    ({ data: message }) => message.senderId === otherUid,
  );
  useMarkConversationRead(conversation, uid, latestFromOther ?? null, isBlockedByMe);
  const isTyping = useOtherTyping(isClosed ? null : id, otherUid, latestFromOther ?? null);
  const [needsHelp, setNeedsHelp] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The pressed button disappears, so focus moves to the field.
  const focusField = () => field.current?.focus();
  const isOnline = useOnline();
  useEffect(() => {
    // Load the store early, because the network may be gone when it is needed.
    if (isOnline) import('../../../data/conversations/conversation-store').catch(() => undefined);
  }, [isOnline]);
  const hasUnblocked = useRef(false);
  useEffect(() => {
    if (isClosed || !hasUnblocked.current) return;
    hasUnblocked.current = false;
    field.current?.focus();
  }, [isClosed]);
  const cannotMeet = useCannotMeet();
  const [message, setMessage] = useState<string | null>(null);
  const name = other?.name ?? '';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      <ChatHeader
        conversationId={id}
        uid={uid}
        otherUid={otherUid}
        other={other}
        isClosed={isClosed}
        isBlockedByMe={isBlockedByMe}
        isTyping={isTyping}
        hasBackButton={hasBackButton}
        onMessage={setMessage}
      />
      <MessageList
        conversation={conversation}
        uid={uid}
        otherUid={otherUid}
        otherName={name}
        messages={messages}
        canWrite={!isClosed && !cannotMeet}
        onMessage={setMessage}
      />
      {needsHelp && (
        <CrisisCard
          onClose={() => {
            setNeedsHelp(false);
            focusField();
          }}
        />
      )}
      {!isClosed && (
        <ContactHint
          key={latestFromOther?.id}
          message={latestFromOther?.data ?? null}
          onClose={focusField}
        />
      )}
      <MessageInput
        conversationId={id}
        uid={uid}
        otherName={name}
        unsent={messages.unsent}
        field={field}
        onSelfHarm={() => setNeedsHelp(true)}
        closed={
          isClosed ? (
            <ClosedNotice
              uid={uid}
              otherUid={otherUid}
              name={name}
              why={other?.hasLeft ? 'left' : 'blocked'}
              onUnblock={() => {
                hasUnblocked.current = true;
              }}
              onMessage={setMessage}
            />
          ) : cannotMeet ? (
            <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider', flexShrink: 0 }}>
              <CannotMeetNotice act="message" />
            </Box>
          ) : null
        }
      />
      <Snackbar message={message} onClose={() => setMessage(null)} isAboveField />
    </Box>
  );
}

interface ClosedNoticeProps {
  readonly uid: string;
  readonly otherUid: string;
  readonly name: string;
  readonly why: 'left' | 'blocked';
  readonly onUnblock: () => void;
  readonly onMessage: (sentence: string) => void;
}

/** Replaces the input and explains why the user can't write. */
function ClosedNotice(props: ClosedNoticeProps) {
  const { uid, otherUid, name, why, onUnblock, onMessage } = props;
  const unblock = useUnblock(uid, otherUid, name, onMessage);
  return (
    <Alert
      severity="info"
      sx={{ borderRadius: 0 }}
      action={
        why === 'blocked' && (
          <Button
            color="inherit"
            onClick={() => {
              onUnblock();
              void unblock();
            }}
          >
            Unblock
          </Button>
        )
      }
    >
      {why === 'left'
        ? `This person has left ${PRODUCT_NAME}. Your messages are still here.`
        : `Unblock ${name} to message them.`}
    </Alert>
  );
}

interface ContactHintProps {
  readonly message: ChatMessage | null;
  readonly onClose: () => void;
}

/** A warning when the other person's latest message contains contact details. */
function ContactHint({ message, onClose }: ContactHintProps) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed || message === null || !mentionsContact(message.content)) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      onClose={() => {
        setClosed(true);
        onClose();
      }}
      sx={{ mx: 2, mb: 1.5, flexShrink: 0 }}
    >
      Stay safe: keep messages and payments on {PRODUCT_NAME}, where we can help. Think twice before
      sharing contact details.
    </Alert>
  );
}
