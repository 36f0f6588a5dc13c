import { otherOf } from '@hearthkin/domain/messaging/conversation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { conversation } from '../../../data/conversations/conversation-queries';
import { useLive } from '../../../data/kit/live-query';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Chat } from './chat';

interface ChatPaneProps {
  readonly conversationId: string;
  readonly uid: string;
  /** Whether to link back to the list, as on a phone. */
  readonly hasBackButton: boolean;
}

/** Loads the open conversation. */
export function ChatPane({ conversationId, uid, hasBackButton }: ChatPaneProps) {
  const read = useLive(conversation(conversationId));
  if (read.status === 'failed') {
    return (
      <Box sx={{ p: 2 }}>
        <LoadFailed retry={read.retry} />
      </Box>
    );
  }
  if (read.status === 'loading') return <ChatSkeleton />;
  const found = read.data;
  if (found === null || !found.data.participantIds.includes(uid)) return <ConversationNotFound />;
  return (
    <Chat
      conversation={found}
      uid={uid}
      otherUid={otherOf(found.data, uid)}
      hasBackButton={hasBackButton}
    />
  );
}

function ConversationNotFound() {
  return (
    <EmptyState
      scene="chat"
      title="We can’t find this conversation"
      text="It may be in a different account."
    >
      <Button component={Link} to={PATHS.messages} variant="contained">
        All messages
      </Button>
    </EmptyState>
  );
}

function ChatSkeleton() {
  return (
    <Box role="status" aria-busy aria-label="Loading the conversation" sx={{ p: 2.5 }}>
      <Skeleton width="40%" height={40} />
      <Skeleton variant="rounded" width="60%" height={48} sx={{ mt: 3 }} />
      <Skeleton
        variant="rounded"
        width="45%"
        height={48}
        sx={{ mt: 1.5, marginInlineStart: 'auto' }}
      />
      <Skeleton variant="rounded" width="55%" height={72} sx={{ mt: 1.5 }} />
    </Box>
  );
}
