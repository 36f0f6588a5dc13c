import { isBlocking } from '@hearthkin/domain/safety/block';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Activity } from '../../data/activities/activity-queries';
import { useBlocks } from '../../data/blocks/use-blocks';
import type { Doc } from '../../data/kit/readers';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Section } from './section';
import { useParticipants } from './use-participants';

interface ParticipantsProps {
  readonly activity: Doc<Activity>;
  /** The host or staff, who see names; null for anyone else. */
  readonly readerUid: string | null;
}

/** The participants; only the host and staff see more than the number. */
export function Participants({ activity, readerUid }: ParticipantsProps) {
  return (
    <Section title="Who’s going">
      {readerUid === null ? (
        <Count count={activity.data.participantCount} />
      ) : (
        <Names activityId={activity.id} uid={readerUid} />
      )}
    </Section>
  );
}

/** No one is told whom the host blocks, so they may be among them. */
function Names({ activityId, uid }: { readonly activityId: string; readonly uid: string }) {
  const people = useParticipants(activityId);
  const blocks = useBlocks(uid);
  if (people.isFailed) return <LoadFailed retry={people.retry} />;
  if (people.list === null) {
    return (
      <div role="status" aria-busy aria-label="Loading who’s going">
        <Skeleton variant="rounded" height={56} />
      </div>
    );
  }
  if (people.list.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>No one yet.</Typography>;
  }
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label="Who’s going"
      sx={{ flexWrap: 'wrap', gap: 2, p: 0, m: 0, listStyle: 'none' }}
    >
      {people.list.map(({ id, data }) => (
        <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <PersonAvatar name={data.displayName} photo={null} size={36} />
          <span>
            {data.displayName}
            {isBlocking(blocks?.get(id) ?? null) && ' (blocked by you)'}
          </span>
        </Stack>
      ))}
    </Stack>
  );
}

function Count({ count }: { readonly count: number }) {
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {count === 0
        ? 'No one yet.'
        : count === 1
          ? '1 person is going.'
          : `${count} people are going.`}
    </Typography>
  );
}
