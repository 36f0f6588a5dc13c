import { isBlocking } from '@hearthkin/domain/safety/block';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBlocks } from '../../data/blocks/use-blocks';
import { attendeePages } from '../../data/events/event-queries';
import { useLive } from '../../data/kit/live-query';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { LoadMore } from '../../ui/feedback/load-more';
import { PersonAvatar } from '../../ui/people/person-avatar';

interface AttendeesProps {
  readonly eventId: string;
  /** The reader: the host, or staff. */
  readonly uid: string;
}

/** The live list of attendees. No one is told whom the host blocks, so they may be among them. */
export function Attendees({ eventId, uid }: AttendeesProps) {
  const read = useLive(attendeePages(eventId));
  const blocks = useBlocks(uid);
  return (
    <Card component="section" aria-labelledby="attendees" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="attendees" sx={{ mb: 1.5 }}>
        Who’s going
      </Typography>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading who’s going">
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      )}
      {read.status === 'ready' && read.data.items.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>No one has joined yet.</Typography>
      )}
      {read.status === 'ready' && read.data.items.length > 0 && (
        <Box
          component="ul"
          aria-label="Attendees"
          sx={{ display: 'grid', gap: 1.25, p: 0, m: 0, listStyle: 'none' }}
        >
          {read.data.items.map(({ id, data }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <PersonAvatar name={data.displayName} photo={null} size={36} />
              <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {data.displayName}
                {isBlocking(blocks?.get(id) ?? null) && ' (blocked by you)'}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {read.status === 'ready' && read.data.hasMore && (
        <LoadMore
          state={read.data.more}
          onMore={read.more}
          isAutomatic={false}
          label="Show more people"
          what="people"
        />
      )}
    </Card>
  );
}
