import { canStart, takenBy } from '@hearthkin/domain/booking/free-time';
import { FACETS } from '@hearthkin/domain/companion/facets';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { matchReason } from '@hearthkin/domain/matching/match';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import type { Booking } from '../../../data/bookings/booking-queries';
import { companion } from '../../../data/companions/companion-queries';
import { useMatches } from '../../../data/companions/use-matches';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { bookingPath, browsePath, companionPath, needSupportPath } from '../../../lib/paths';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { AskCompanion } from '../book/ask-companion';
import type { SessionRequest } from '../book/use-book';

interface NextWhoFitsProps {
  readonly booking: Doc<Booking>;
  readonly now: Date;
}

/** After a decline or no reply: who fits and is free for the same session, asked by one press with the same words. */
export function NextWhoFits({ booking: { id, data }, now }: NextWhoFitsProps) {
  return data.timing === 'now' ? (
    <div>
      <Button
        component={Link}
        to={needSupportPath({ mood: data.mood, asked: id })}
        variant="contained"
        sx={{ minHeight: 44 }}
      >
        See who can talk now
      </Button>
    </div>
  ) : (
    <FreeThen booking={data} now={now} />
  );
}

interface FreeThenProps {
  readonly booking: Booking;
  readonly now: Date;
}

function FreeThen(props: FreeThenProps) {
  const { activity, earnerId } = props.booking;
  const isVirtual = activityOf(activity).virtual;
  const former = useLive(isVirtual ? null : companion(earnerId));
  if (isVirtual) return <FreeThenIn {...props} cityKey={null} />;
  if (former.status === 'failed') return <LoadFailed retry={former.retry} />;
  if (former.status === 'loading') return <Skeleton variant="rounded" height={320} aria-busy />;
  // Who meets in person has to be where they would have met.
  const cityKey = former.data?.data.cityKey ?? '';
  return cityKey === '' ? <NoOneThen {...props} /> : <FreeThenIn {...props} cityKey={cityKey} />;
}

function NoOneThen({ booking: { mood, activity } }: FreeThenProps) {
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography>We found no one else who is free then. Others may be at another time.</Typography>
      <Button
        component={Link}
        to={browsePath({ mood, activity })}
        variant="outlined"
        sx={{ minHeight: 44 }}
      >
        See who else is here
      </Button>
    </Stack>
  );
}

function FreeThenIn(props: FreeThenProps & { readonly cityKey: string | null }) {
  const { booking, now, cityKey } = props;
  const { activity, startsAt, earnerId, mood } = booking;
  const minutes = Math.round(booking.duration * 60);
  const navigate = useNavigate();
  const { status, matches, retry } = useMatches(mood, 'times', {
    facets: [FACETS.activity(activity)],
    cityKey,
  });
  if (status === 'failed') return <LoadFailed retry={retry} />;
  if (status === 'loading') return <Skeleton variant="rounded" height={320} aria-busy />;
  const next = matches.find(
    ({ candidate: { id, data: other } }) =>
      id !== earnerId &&
      canStart(startsAt, {
        companion: other,
        activity,
        minutes,
        isTaken: takenBy(other.busy),
        now,
      }),
  );
  if (next === undefined) return <NoOneThen {...props} />;
  const { id, data } = next.candidate;
  const fresh: SessionRequest = {
    companionId: id,
    activity,
    timing: 'later',
    startsAt: startsAt.toISOString(),
    minutes,
    location: activityOf(activity).virtual ? '' : (booking.location ?? ''),
    notes: booking.notes,
    mode: booking.mode,
    mood,
    fromMatching: mood !== null,
  };
  return (
    <Card component="section" aria-label="Who could come instead" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 2 }}>
        <PersonAvatar name={data.displayName} photo={data.photo} size={64} />
        <div>
          <Typography variant="h2">{data.displayName} is free then</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {matchReason(next.fit)}
          </Typography>
        </div>
      </Stack>
      <AskCompanion
        key={id}
        companion={data}
        fresh={fresh}
        onAsked={(bookingId) => void navigate(bookingPath(bookingId), { state: { isNew: true } })}
        answerNote={`It’s the same request as before. ${data.displayName} gets your note and how you feel, if you shared it.`}
        label={`Ask ${data.displayName}`}
        others={
          <Button
            component={Link}
            to={companionPath(id, { mood, activity })}
            size="large"
            sx={{ minHeight: 44 }}
          >
            See their profile
          </Button>
        }
      />
    </Card>
  );
}
