import { isListedFor } from '@hearthkin/domain/messaging/conversation';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { PATHS } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { DashboardCard } from '../../ui/layout/dashboard-card';
import { useLive } from '../kit/live-query';
import { latestConversations } from './conversation-queries';
import { ConversationRow } from './conversation-row';

/** Specification 2, section 2. */
const MAX_SHOWN = 3;

/** The latest conversations, for a dashboard. */
export function RecentMessages({ uid }: { readonly uid: string }) {
  const latest = useLive(latestConversations(uid, MAX_SHOWN));
  const shown =
    latest.status === 'ready' ? latest.data.filter(({ data }) => isListedFor(data, uid)) : [];
  return (
    <DashboardCard
      title="Recent Messages"
      more={{ label: 'View all', name: 'View all messages', to: PATHS.messages }}
    >
      {latest.status === 'failed' && <LoadFailed retry={latest.retry} />}
      {latest.status === 'loading' && (
        <Box role="status" aria-busy aria-label="Loading messages">
          <Skeleton height={76} />
          <Skeleton height={76} />
        </Box>
      )}
      {latest.status === 'ready' && shown.length === 0 && (
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
