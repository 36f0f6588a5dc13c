import { isListedFor } from '@hearthkin/domain/messaging/conversation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import {
  type Conversation,
  conversationPages,
} from '../../data/conversations/conversation-queries';
import { useShownConversations } from '../../data/conversations/shown-conversations';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { conversationPath, PATHS } from '../../lib/paths';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { ConversationRow } from './conversation-row';

interface ConversationListProps {
  readonly uid: string;
  readonly openId: string | null;
  /** Whether to open the first conversation when none is open. */
  readonly opensFirst: boolean;
}

const NONE: readonly Doc<Conversation>[] = [];

/** The user's live conversations, latest first. */
export function ConversationList({ uid, openId, opensFirst }: ConversationListProps) {
  const list = useLive(conversationPages(uid));
  const known = useShownConversations(uid, list.status === 'ready' ? list.data.items : NONE);
  const [hasScrolled, setScrolled] = useState(false);
  if (list.status === 'failed') {
    return (
      <Box sx={{ p: 2 }}>
        <LoadFailed retry={list.retry} />
      </Box>
    );
  }
  if (list.status === 'loading' || known === null) return <RowSkeletons />;
  const { items, hasMore, more } = list.data;
  const reached = hasMore ? (items.at(-1)?.data.updatedAt.getTime() ?? 0) : 0;
  const shown = known.filter(
    ({ id, data }) =>
      // One that a block moves down waits for those above it.
      id === openId || (isListedFor(data, uid) && data.updatedAt.getTime() >= reached),
  );
  const [first] = shown;
  if (first === undefined && !hasMore) return <NoConversations />;
  return (
    <Box
      sx={{ height: 1, overflowY: 'auto' }}
      onScroll={hasScrolled ? undefined : () => setScrolled(true)}
    >
      {opensFirst && openId === null && first !== undefined && (
        <Navigate to={conversationPath(first.id)} replace />
      )}
      <nav aria-label="Conversations">
        <List disablePadding>
          {shown.map((one) => (
            <ConversationRow key={one.id} conversation={one} uid={uid} isOpen={one.id === openId} />
          ))}
        </List>
      </nav>
      {hasMore && (
        <LoadMore
          isCompact
          what="conversations"
          label="Show more conversations"
          state={more}
          onMore={list.more}
          isAutomatic={hasScrolled}
        />
      )}
    </Box>
  );
}

function NoConversations() {
  const session = useSession();
  const isMember = session.status === 'signed-in' && session.userType === 'spender';
  return (
    <EmptyState
      scene="chat"
      title="No conversations yet"
      text={
        isMember
          ? 'Message a companion from their profile to start a conversation.'
          : 'Messages from members will show up here.'
      }
    >
      {isMember && (
        <Button component={Link} to={PATHS.browse} variant="contained">
          Browse companions
        </Button>
      )}
    </EmptyState>
  );
}

const PLACES = ['a', 'b', 'c', 'd'] as const;

function RowSkeletons() {
  return (
    <Box role="status" aria-busy aria-label="Loading conversations" sx={{ p: 2 }}>
      {PLACES.map((place) => (
        <Box key={place} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', height: 76 }}>
          <Skeleton variant="circular" width={44} height={44} />
          <Box sx={{ flex: 1 }}>
            <Skeleton width="60%" />
            <Skeleton width="85%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
