import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Conversation } from '../../lib/conversation-queries';
import { hasBlocked } from '../../lib/conversation-queries';
import { useCorrespondent } from '../../lib/correspondent';
import { useLive } from '../../lib/live-query';
import type { Doc } from '../../lib/readers';
import { News } from '../../ui/news';
import { ChatHeader } from './chat-header';
import { ClosedNotice } from './closed-notice';
import { ContactHint } from './contact-hint';
import { CrisisCard } from './crisis-card';
import { MessageList } from './message-list';
import { useMessages } from './use-messages';
import { useOtherTyping } from './use-other-typing';
import { useReading } from './use-reading';
import { Writing } from './writing';

interface ChatProps {
  readonly conversation: Doc<Conversation>;
  readonly uid: string;
  readonly otherUid: string;
  readonly hasWayBack: boolean;
}

/** A conversation: who it is with, what was said, and room for more. */
export function Chat({ conversation, uid, otherUid, hasWayBack }: ChatProps) {
  const { id, data } = conversation;
  const other = useCorrespondent(otherUid);
  const messages = useMessages(id);
  const block = useLive(hasBlocked(uid, otherUid));
  // One's own block shows at once; the other side's comes with the conversation.
  const isBlockedByMe = block.status === 'ready' ? block.data : data.blockedBy.includes(uid);
  const isBlockedByOther = data.blockedBy.includes(otherUid);
  const isClosed = isBlockedByMe || isBlockedByOther || other?.hasLeft === true;
  const latestFromOther = messages.all.findLast(
    ({ data: message }) => message.senderId === otherUid,
  );
  useReading(conversation, uid, latestFromOther ?? null);
  const isTyping = useOtherTyping(isClosed ? null : id, otherUid, latestFromOther ?? null);
  const [needsHelp, setNeedsHelp] = useState(false);
  const [news, setNews] = useState<string | null>(null);
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
        hasWayBack={hasWayBack}
        onNews={setNews}
      />
      <MessageList
        conversation={conversation}
        uid={uid}
        otherUid={otherUid}
        otherName={name}
        messages={messages}
        onNews={setNews}
      />
      {needsHelp && <CrisisCard onClose={() => setNeedsHelp(false)} />}
      <ContactHint key={latestFromOther?.id} message={latestFromOther?.data ?? null} />
      <Writing
        conversationId={id}
        uid={uid}
        otherName={name}
        onSelfHarm={() => setNeedsHelp(true)}
        closed={
          isClosed ? (
            <ClosedNotice
              uid={uid}
              otherUid={otherUid}
              name={name}
              why={other?.hasLeft ? 'left' : isBlockedByMe ? 'blocked-by-me' : 'blocked'}
              onNews={setNews}
            />
          ) : null
        }
      />
      <News news={news} onGone={() => setNews(null)} />
    </Box>
  );
}
