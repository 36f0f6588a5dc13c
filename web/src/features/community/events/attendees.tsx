import { CHECK_IN_BEFORE_MS, mayCheckIn } from '@hearthkin/domain/community/check-in';
import type { CommunityEvent } from '@hearthkin/domain/community/event';
import { isBlocking } from '@hearthkin/domain/safety/block';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useBlocks } from '../../../data/blocks/use-blocks';
import { attendeePages } from '../../../data/events/event-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { LoadMore } from '../../../ui/feedback/load-more';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { CameCount, CheckIn } from './check-in';

interface AttendeesProps {
  readonly event: Doc<CommunityEvent>;
  /** The reader: the host, or staff. */
  readonly uid: string;
  readonly isHost: boolean;
  readonly now: Date;
}

/**
 * The live list of attendees, where the host marks who came. No one is told whom the host blocks, so they may be
 * among them.
 */
export function Attendees({ event, uid, isHost, now }: AttendeesProps) {
  const read = useLive(attendeePages(event.id));
  const blocks = useBlocks(uid);
  const canMark = isHost && mayCheckIn(event.data, now);
  const hasOpened = now.getTime() >= event.data.startsAt.getTime() - CHECK_IN_BEFORE_MS;
  const hasMarks = hasOpened && event.data.status === 'approved' && event.data.attendeeCount > 0;
  const marks =
    read.status === 'ready' ? read.data.items.filter(({ data }) => data.came).length : null;
  return (
    <Card component="section" aria-labelledby="attendees" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="attendees" sx={{ mb: 1.5 }}>
        Who’s going
      </Typography>
      {hasMarks && marks !== null && <CameCount event={event} marks={marks} canMark={canMark} />}
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
              {(canMark || data.came) && (
                <CheckIn eventId={event.id} person={data} canMark={canMark} />
              )}
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
