import { bookingLineWords } from '@hearthkin/domain/messaging/booking-lines';
import { chatLines } from '@hearthkin/domain/messaging/bubbles';
import type { BookingLine as Line } from '@hearthkin/domain/messaging/conversation';
import { hasRead } from '@hearthkin/domain/messaging/unread';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ChatMessage, Conversation } from '../../../data/conversations/conversation-queries';
import type { Doc } from '../../../data/kit/readers';
import { formatDate, formatTime, ownTimeZone } from '../../../lib/format';
import { bookingPath } from '../../../lib/paths';
import { DiscardDialog } from '../../../ui/dialogs/late-dialogs';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { useOnline } from '../../../ui/hooks/online';
import { useAction } from '../../../ui/hooks/use-action';
import { late } from '../../../ui/late';
import { ReportDialog } from '../../safety/public';
import { BubbleGroup } from './bubble-group';
import type { OpenMenu } from './message-menu';
import type { Delivery } from './message-words';
import type { Messages } from './use-messages';

const MessageMenu = late(async () => (await import('./message-menu')).MessageMenu, {
  isOpen: ({ open }) => open !== null,
  isRare: true,
});

interface MessageListProps {
  readonly conversation: Doc<Conversation>;
  readonly uid: string;
  readonly otherUid: string;
  readonly otherName: string;
  readonly messages: Messages;
  readonly canWrite: boolean;
  readonly onMessage: (sentence: string) => void;
}

/**
 * The messages, latest last. The box scrolls from its end (`column-reverse`), so that older
 * messages load without moving the view.
 */
export function MessageList(props: MessageListProps) {
  const { conversation, uid, otherUid, otherName, messages, canWrite, onMessage } = props;
  const { all, status } = messages;
  const isOnline = useOnline();
  const [hasScrolled, setScrolled] = useState(false);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [redacting, setRedacting] = useState<string | null>(null);
  const [reporting, setReporting] = useState<string | null>(null);
  const { run } = useAction();
  const keep = () => setRedacting(null);
  const lines = useMemo(() => chatLines(all, ownTimeZone()), [all]);
  const lastOwn = all.findLast(({ data }) => data.senderId === uid);
  const box = useRef<HTMLDivElement>(null);
  // Scroll to the end after sending.
  const sending = lastOwn?.data.isPending === true ? lastOwn.id : null;
  useEffect(() => {
    if (sending !== null && box.current !== null) box.current.scrollTop = 0;
  }, [sending]);

  function deliveryOf({ id, data }: Doc<ChatMessage>): Delivery | null {
    if (data.isPending) return isOnline ? 'sending' : 'waiting';
    if (id !== lastOwn?.id || data.redactedAt !== null) return null;
    return hasRead(conversation.data, otherUid, data) ? 'read' : 'sent';
  }

  async function redact(messageId: string): Promise<void> {
    setRedacting(null);
    const failure = await run(async () => {
      const { redactMessage } = await import('../../../data/conversations/conversation-store');
      await redactMessage(conversation.id, messageId);
    });
    onMessage(failure ?? 'The message is removed.');
    // The pressed button disappears with the message.
    box.current?.focus({ preventScroll: true });
  }

  return (
    <Box
      ref={box}
      tabIndex={0}
      role="log"
      aria-label={`Messages with ${otherName}`}
      aria-busy={status === 'loading'}
      onScroll={hasScrolled ? undefined : () => setScrolled(true)}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column-reverse',
        px: { xs: 1.5, sm: 2.5 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {status === 'failed' && <LoadFailed retry={messages.retry} />}
        {status === 'loading' && <BubbleSkeletons />}
        {status === 'ready' && all.length === 0 && !messages.hasOlder && (
          <Typography sx={{ textAlign: 'center', color: 'text.secondary', py: 4 }}>
            No messages yet.{canWrite && ' Start the conversation!'}
          </Typography>
        )}
        {messages.hasOlder && (
          <LoadMore
            isCompact
            what="messages"
            label="Show older messages"
            state={messages.olderState}
            onMore={messages.showOlder}
            isAutomatic={hasScrolled}
          />
        )}
        {lines.map((line) => {
          if (line.kind === 'day') return <Day key={line.key} at={line.at} />;
          const [first] = line.messages;
          if (first?.data.booking) {
            return (
              <BookingLine key={line.key} line={first.data.booking} at={first.data.timestamp} />
            );
          }
          const isOwn = line.senderId === uid;
          return (
            <BubbleGroup
              key={line.key}
              messages={line.messages}
              isOwn={isOwn}
              senderName={isOwn ? 'You' : otherName}
              delivery={isOwn ? line.messages.map(deliveryOf).join() : ''}
              onMenu={setMenu}
            />
          );
        })}
      </Box>
      <MessageMenu
        open={menu}
        onRedact={setRedacting}
        onReport={setReporting}
        onMessage={onMessage}
        onClose={() => setMenu(null)}
      />
      {reporting !== null && (
        <ReportDialog
          title={`Report a message by ${otherName}`}
          choices={[
            {
              place: { kind: 'message', conversationId: conversation.id, messageId: reporting },
              label: 'This message',
            },
          ]}
          onClose={() => setReporting(null)}
          onReported={(sentence) => {
            setReporting(null);
            onMessage(sentence);
          }}
        />
      )}
      {redacting !== null && (
        <DiscardDialog
          title="Remove this message?"
          keepLabel="Keep it"
          discardLabel="Remove"
          onKeep={keep}
          onDiscard={() => void redact(redacting)}
        >
          It disappears for both of you. A “Message removed” note stays.
        </DiscardDialog>
      )}
    </Box>
  );
}

function BubbleSkeletons() {
  return (
    <Stack sx={{ gap: 3, pb: 4 }}>
      <Skeleton variant="rounded" width="55%" height={44} sx={{ alignSelf: 'flex-end' }} />
      <Skeleton variant="rounded" width="60%" height={44} />
      <Skeleton variant="rounded" width="40%" height={44} sx={{ alignSelf: 'flex-end' }} />
    </Stack>
  );
}

function Day({ at }: { readonly at: Date }) {
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ textAlign: 'center', color: 'text.secondary', fontWeight: 600, my: 2 }}
    >
      {formatDate(at, ownTimeZone())}
    </Typography>
  );
}

/** A booking event between the messages. */
function BookingLine({ line, at }: { readonly line: Line; readonly at: Date }) {
  return (
    <Typography
      variant="body2"
      sx={{ textAlign: 'center', color: 'text.secondary', my: 1.5, overflowWrap: 'anywhere' }}
    >
      {bookingLineWords(line.event)}, {formatTime(at, ownTimeZone())}.{' '}
      <MuiLink
        component={Link}
        to={bookingPath(line.bookingId)}
        // Don't break the link across lines.
        sx={{ display: 'inline-block' }}
      >
        See the booking
      </MuiLink>
    </Typography>
  );
}
