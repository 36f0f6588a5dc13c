import { formatList } from '@hearthkin/domain/foundation/formats';
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
import { type OwnPlace, useNames, useParticipants } from './use-participants';

interface ParticipantsProps {
  readonly activity: Doc<Activity>;
  readonly place: OwnPlace;
  /** The host or staff, who see all names; null for anyone else. */
  readonly readerUid: string | null;
}

/** The participants: all of them for the host and staff, the first names of who agreed for those who joined, the number for others. */
export function Participants({ activity, place, readerUid }: ParticipantsProps) {
  const { participantCount } = activity.data;
  return (
    <Section title="Who’s going">
      {readerUid !== null ? (
        <Names activityId={activity.id} uid={readerUid} />
      ) : place.isIn ? (
        <Together activityId={activity.id} count={participantCount} own={place.sharedName} />
      ) : (
        <Count count={participantCount} />
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

interface TogetherProps {
  readonly activityId: string;
  readonly count: number;
  /** The reader's first name, if they show it. */
  readonly own: string | null;
}

/** "You, Nora, and 3 more are going." */
function Together({ activityId, count, own }: TogetherProps) {
  const names = useNames(activityId, own);
  const at = own === null ? -1 : names.indexOf(own);
  const others = names.filter((_, index) => index !== at);
  const more = count - 1 - others.length;
  const people = ['You', ...others, ...(more > 0 ? [`${more} more`] : [])];
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>{`${formatList(people)} are going.`}</Typography>
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
