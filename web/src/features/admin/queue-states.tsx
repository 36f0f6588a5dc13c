import { QUEUE_IDS, type QueueId } from '@hearthkin/domain/admin/queues';
import { MAX_WAITING } from '@hearthkin/domain/admin/staff-reads';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Live } from '../../data/kit/live-query';
import { STAFF_VIEWS, staffViewPath } from '../../lib/staff-views';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { isQueue, VIEW_NAMES } from './view-names';

interface WaitingOverviewProps {
  readonly counts: Live<Readonly<Record<QueueId, number>>>;
}

/** How many items wait in each queue, with links to them. */
export function WaitingOverview({ counts }: WaitingOverviewProps) {
  return (
    <Box component="section" aria-labelledby="waiting">
      <Typography id="waiting" variant="h2" sx={{ mb: 2 }}>
        Waiting for a decision
      </Typography>
      {counts.status === 'failed' && <LoadFailed retry={counts.retry} />}
      {counts.status === 'loading' && (
        <Box role="status" aria-busy aria-label="Loading counts" sx={GRID}>
          {QUEUE_IDS.map((queue) => (
            <Skeleton key={queue} variant="rounded" height={64} />
          ))}
        </Box>
      )}
      {counts.status === 'ready' && (
        <Box component="ul" sx={{ ...GRID, p: 0, m: 0, listStyle: 'none' }}>
          {STAFF_VIEWS.filter(isQueue).map((queue) => (
            <li key={queue}>
              <QueueLink queue={queue} count={counts.data[queue]} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
  gap: 2,
} as const;

function QueueLink({ queue, count }: { readonly queue: QueueId; readonly count: number }) {
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={staffViewPath(queue)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 64,
          px: 2.5,
        }}
      >
        <Typography>{VIEW_NAMES[queue]}</Typography>
        <Typography
          sx={{
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
            color: count === 0 ? 'text.secondary' : 'primary.main',
          }}
        >
          {count < MAX_WAITING ? count : `${MAX_WAITING}+`}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
