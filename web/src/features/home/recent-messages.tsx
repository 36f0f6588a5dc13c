import { isListedFor } from '@hearthkin/domain/messaging/conversation';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBlocks } from '../../data/blocks/use-blocks';
import {
  type Conversation,
  latestConversations,
} from '../../data/conversations/conversation-queries';
import { useShownConversations } from '../../data/conversations/shown-conversations';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { ConversationRow } from '../messages/public';

/** Specification 2, section 2. */
const MAX_SHOWN = 3;

/** The most that are read besides to fill the places of hidden ones. */
const MAX_BLOCKED = 20;

const NONE: readonly Doc<Conversation>[] = [];

/** The latest conversations, for a dashboard. */
export function RecentMessages({ uid }: { readonly uid: string }) {
  const blocks = useBlocks(uid);
  // A conversation may come first for what a block hides, and then counts for nothing here.
  const count = MAX_SHOWN + Math.min(blocks?.size ?? 0, MAX_BLOCKED);
  const latest = useLive(blocks === null ? null : latestConversations(uid, count));
  const known = useShownConversations(uid, latest.status === 'ready' ? latest.data : NONE);
  const shown = (known ?? NONE).filter(({ data }) => isListedFor(data, uid)).slice(0, MAX_SHOWN);
  const isLoading = latest.status === 'loading' || known === null;
  return (
    <DashboardCard
      title="Recent Messages"
      more={{ label: 'View all', name: 'View all messages', to: PATHS.messages }}
    >
      {latest.status === 'failed' && <LoadFailed retry={latest.retry} />}
      {isLoading && (
        <Box role="status" aria-busy aria-label="Loading messages">
          <Skeleton height={76} />
          <Skeleton height={76} />
        </Box>
      )}
      {latest.status === 'ready' && !isLoading && shown.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>No conversations yet</Typography>
      )}
      {shown.length > 0 && (
        <List disablePadding sx={{ mx: -2 }}>
          {shown.map((one) => (
            <ConversationRow key={one.id} conversation={one} uid={uid} />
          ))}
        </List>
      )}
    </DashboardCard>
  );
}
