import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import type { Activity } from '../../data/activities/activity-queries';
import { loginPath } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { Section } from './section';
import type { People } from './use-participants';

interface ParticipantsProps {
  readonly activity: Activity;
  readonly uid: string | null;
  readonly people: People;
}

/** The participants; visitors see only the number. */
export function Participants({ activity, uid, people }: ParticipantsProps) {
  const { participantCount, maxParticipants } = activity;
  return (
    <Section title={`Participants (${participantCount} of ${maxParticipants})`}>
      {uid === null ? (
        <ForVisitors count={participantCount} />
      ) : people.isFailed ? (
        <LoadFailed retry={people.retry} />
      ) : people.list === null ? (
        <div role="status" aria-busy aria-label="Loading participants">
          <Skeleton variant="rounded" height={56} />
        </div>
      ) : people.list.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nobody yet.</Typography>
      ) : (
        <Stack
          component="ul"
          direction="row"
          aria-label="Participants"
          sx={{ flexWrap: 'wrap', gap: 2, p: 0, m: 0, listStyle: 'none' }}
        >
          {people.list.map(({ id, data }) => (
            <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <PersonAvatar name={data.displayName} photo={null} size={36} />
              <span>
                {data.displayName}
                {id === uid && ' (you)'}
              </span>
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  );
}

function ForVisitors({ count }: { readonly count: number }) {
  const { pathname } = useLocation();
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {count === 0
        ? 'Nobody yet.'
        : count === 1
          ? '1 person takes part.'
          : `${count} people take part.`}{' '}
      <MuiLink component={Link} to={loginPath(pathname)}>
        Sign in
      </MuiLink>{' '}
      to see who.
    </Typography>
  );
}
