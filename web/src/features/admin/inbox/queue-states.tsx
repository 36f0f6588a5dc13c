import { QUEUE_IDS, type QueueId } from '@hearthkin/domain/admin/queues';
import { MAX_WAITING, type QueueStates } from '@hearthkin/domain/admin/staff-reads';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { STAFF_VIEWS, staffViewPath } from '../../../lib/staff-views';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { isQueue, viewName } from '../view-names';
import { Waits } from './inbox-line';
import { queueStates } from './waiting-queries';

/** The number of items that wait in each queue and the time of the oldest, with links to them. A new `round` reads again. */
export function QueueStatesPart({ round }: { readonly round: string }) {
  const states = useLatest(useLive(queueStates(round)));
  return (
    <Box component="section" aria-labelledby="queues">
      <Typography id="queues" variant="h2" sx={{ mb: 2 }}>
        Queues
      </Typography>
      {states.status === 'failed' && <LoadFailed retry={states.retry} />}
      {states.status === 'loading' && (
        <Box role="status" aria-busy aria-label="Loading counts" sx={GRID}>
          {QUEUE_IDS.map((queue) => (
            <Skeleton key={queue} variant="rounded" height={76} />
          ))}
        </Box>
      )}
      {states.status === 'ready' && (
        <Box component="ul" sx={{ ...GRID, p: 0, m: 0, listStyle: 'none' }}>
          {STAFF_VIEWS.filter(isQueue).map((queue) => (
            <li key={queue}>
              <QueueLink queue={queue} state={states.data[queue]} />
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

interface QueueLinkProps {
  readonly queue: QueueId;
  readonly state: QueueStates[QueueId];
}

function QueueLink({ queue, state: { count, since } }: QueueLinkProps) {
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea
        component={Link}
        to={staffViewPath(queue)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          height: '100%',
          minHeight: 76,
          px: 2.5,
          py: 1,
        }}
      >
        <Box>
          <Typography>{viewName(queue)}</Typography>
          {since !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Oldest: <Waits queue={queue} since={since} />
            </Typography>
          )}
        </Box>
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
