import { EVENT_CITY_NAMES, type EventForm } from '@hearthkin/domain/community/event';
import { seriesStarts } from '@hearthkin/domain/community/event-start';
import { EVENT_MINUTES, eventTime, sessionsAt } from '@hearthkin/domain/community/hosted-time';
import { isDate } from '@hearthkin/domain/foundation/time';
import Typography from '@mui/material/Typography';
import { bookingsAround } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import { ownTimeZone } from '../../../lib/format';
import { useSession } from '../../../session/session';
import { ClashingSessions } from '../../../ui/feedback/clashing-sessions';
import { repeatsOf, type TypedEvent } from './event-form';

interface OwnSessionsProps {
  readonly uid: string;
  readonly typed: Partial<TypedEvent>;
}

/** Tells a host of their own sessions at the time they propose, and a companion what becomes of their calendar. */
export function OwnSessions({ uid, typed }: OwnSessionsProps) {
  const session = useSession();
  const isCompanion = session.status === 'signed-in' && session.userType === 'earner';
  const times = typedStarts(typed).map((startsAt) => eventTime({ startsAt }));
  const read = useLive(times.length === 0 ? null : bookingsAround(uid, times));
  const found = times.length > 0 && read.status === 'ready' ? read.data : [];
  const sessions = sessionsAt(
    times,
    found.map(({ data }) => data),
  );
  return (
    <>
      {sessions.length > 0 && (
        <ClashingSessions
          intro="You have something else at this time:"
          sessions={sessions}
          timeZone={ownTimeZone()}
        >
          You can choose another time, or go on.
          {isCompanion && ' Once it’s published, you can’t accept requests at this time.'}
        </ClashingSessions>
      )}
      {isCompanion && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Once it’s published, no one can book you for {EVENT_MINUTES / 60} hours from its start.
        </Typography>
      )}
    </>
  );
}

/** The starts that are typed so far, of all dates; none while the form doesn't say when. */
function typedStarts({ city, date = '', time = '', every = '', times = '' }: Partial<TypedEvent>) {
  const known: EventForm['city'] | undefined = EVENT_CITY_NAMES.find((name) => name === city);
  if (known === undefined || !isDate(date) || time === '') return [];
  const repeats = repeatsOf({ every, times });
  return seriesStarts({ city: known, date, time, repeats }).flatMap(
    ({ startsAt }) => startsAt ?? [],
  );
}
