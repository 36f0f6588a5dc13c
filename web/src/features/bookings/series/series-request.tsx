import type { SeriesRefusal } from '@hearthkin/domain/booking/series';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import NotesRounded from '@mui/icons-material/NotesRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PublicPerson } from '../../../data/accounts/public-person';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { formatDate, formatDuration, formatTime, ownTimeZone } from '../../../lib/format';
import { MODE_WORDS } from '../../../lib/mode-words';
import { IconLine } from '../../../ui/layout/icon-line';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { BlockedWords } from '../../safety/public';
import { SessionPlace } from '../../sessions/public';
import { memberLine } from '../page/member-words';
import { OthersAnswers } from '../times/others-answers';
import { SeriesSessions } from './series-sessions';

const SIDE = 'earner';

interface SeriesRequestProps {
  /** The open requests of a series, soonest first; more than one. */
  readonly requests: readonly Doc<Booking>[];
  /** Null while loading. */
  readonly other: PublicPerson | null;
  readonly now: Date;
  readonly onRefused: (refused: readonly SeriesRefusal[]) => void;
}

/** Several weeks that a member asks for in one act, for the companion to answer together. */
export function SeriesRequest({ requests, other, now, onRefused }: SeriesRequestProps) {
  const [first] = requests;
  if (first === undefined) return null;
  const { data } = first;
  const name = other?.name ?? '';
  const due = earliestDue(requests);
  const zone = ownTimeZone();
  const activity = activityOf(data.activity).name;
  return (
    <Card
      component="article"
      aria-label={`${activity} with ${name || 'someone'}, ${requests.length} weeks`}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', mb: 1.25 }}>
        <PersonAvatar name={name} photo={other?.photo ?? null} size={36} />
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Stack>
      <Typography>
        {activity}, {formatDuration(data.duration * 60)}
        {data.mode !== null && `, ${MODE_WORDS[data.mode]}`}
      </Typography>
      <SessionPlace {...data} />
      {data.memberCard !== null && (
        <IconLine icon={<PersonOutlineRounded />}>{memberLine(data.memberCard)}</IconLine>
      )}
      <OthersAnswers bookingId={first.id} />
      {data.notes !== '' && (
        <BlockedWords otherUid={data.spenderId}>
          <IconLine icon={<NotesRounded />}>{data.notes}</IconLine>
        </BlockedWords>
      )}
      <SeriesSessions
        sessions={requests}
        role={SIDE}
        otherName={name}
        now={now}
        onRefused={onRefused}
      />
      {due !== null && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Reply by {formatDate(due, zone)}, {formatTime(due, zone)} your time.
        </Typography>
      )}
    </Card>
  );
}

function earliestDue(requests: readonly Doc<Booking>[]): Date | null {
  const due = requests.flatMap(({ data }) => data.dueAt ?? []);
  return due.length === 0 ? null : new Date(Math.min(...due.map((at) => at.getTime())));
}
