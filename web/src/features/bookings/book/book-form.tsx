import { type FreeStart, nowStart } from '@hearthkin/domain/booking/free-time';
import { isOnline } from '@hearthkin/domain/companion/live';
import {
  type ActivityId,
  activityOf,
  DEFAULT_ACTIVITY,
  offeredActivities,
  usualSession,
} from '@hearthkin/domain/foundation/activities';
import { wallClock } from '@hearthkin/domain/foundation/time';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type BookingDraft, dropDraft } from '../../../data/bookings/booking-draft';
import type { LiveCompanion } from '../../../data/companions/companion-queries';
import { nowStartWords } from '../../../data/companions/companion-words';
import { formatTime, ownTimeZone } from '../../../lib/format';
import { bookingPath, needSupportPath } from '../../../lib/paths';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { useNow } from '../../../ui/hooks/clock';
import { selectionOf } from '../list/selection';
import { useCalendar } from '../list/use-calendar';
import { firstDuration } from '../times/booking-times';
import { NearestTimes } from '../times/nearest-times';
import { TimeChoice, useShownClock } from '../times/time-choice';
import { ActivityChoice } from './activity-choice';
import { Checkout } from './checkout';
import { Details } from './details';
import { UnlessPaused } from './late-unless-paused';
import { LengthChoice } from './length-choice';
import { useBook } from './use-book';
import { useDraft } from './use-draft';
import { useStanding } from './use-standing';

interface BookFormProps {
  readonly companionId: string;
  readonly companion: LiveCompanion;
}

export function BookForm({ companionId, companion }: BookFormProps) {
  const now = useNow();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isNow = params.get('type') === 'now';
  const clock = useShownClock(companion);
  const { draft, change } = useDraft(companionId, companion);
  const standing = useStanding(companionId);

  const offered = useMemo(
    // What begins at once is virtual.
    () => offeredActivities(companion).filter((id) => !isNow || activityOf(id).virtual),
    [companion, isNow],
  );
  const activity = offered.includes(draft.activity)
    ? draft.activity
    : usualSession(companion).activity;
  const minutes = draft.minutes ?? firstDuration(activity, companion);
  const startsAt = useMemo(
    () => (draft.startsAt === null ? null : new Date(draft.startsAt)),
    [draft.startsAt],
  );
  const start = isNow ? nowStart(now) : startsAt;
  const date = start === null ? draft.date : wallClock(start, clock.zone).date;
  const calendar = useCalendar({
    companionId,
    companion,
    date,
    timeZone: clock.zone,
    activity,
    minutes,
    now,
    isNow,
  });
  const { options } = calendar;
  const wanted = selectionOf({
    companionId,
    draft: { ...draft, activity },
    minutes,
    isNow,
    options,
    now,
  });
  const askedPath = (bookingId: string) => needSupportPath({ mood: draft.mood, asked: bookingId });
  const onBooked = (bookingId: string) => {
    dropDraft(companionId);
    if (isNow) void navigate(askedPath(bookingId));
    else void navigate(bookingPath(bookingId), { state: { isNew: true } });
  };
  const booking = useBook({
    unanswered: draft.unanswered,
    setUnanswered: (unanswered) => change({ unanswered }),
    onBooked,
    ...(isNow && { paidPath: askedPath }),
  });

  // Stable identities, so that typing a note renders only the note.
  const { clear } = booking;
  const edit = useCallback(
    (values: Partial<BookingDraft>) => {
      clear();
      change(values);
    },
    [clear, change],
  );
  const editActivity = useCallback(
    (chosen: ActivityId) => edit({ activity: chosen, minutes: null }),
    [edit],
  );
  const editDate = useCallback((day: string) => edit({ date: day, startsAt: null }), [edit]);
  const editStart = useCallback((chosen: Date) => edit({ startsAt: chosen.toISOString() }), [edit]);
  const isTaken = booking.error?.code === 'slot-taken' || (options !== null && wanted === null);
  const goneStart = !isNow && isTaken ? startsAt : null;
  const isLookingUp = options === null && calendar.retry === null && start !== null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: { md: 'grid' },
        gridTemplateColumns: 'minmax(0, 1fr) 360px',
        columnGap: 5,
        alignItems: 'start',
      }}
    >
      <Stack
        component="fieldset"
        disabled={booking.isBusy}
        sx={{ gap: 4.5, border: 0, p: 0, m: 0, mb: { xs: 4, md: 0 }, minWidth: 0 }}
      >
        <ActivityChoice
          value={activity}
          offered={offered}
          hourlyRate={companion.hourlyRate}
          onChange={editActivity}
        />
        {isNow ? (
          <NowNotice
            companion={companion}
            now={now}
            options={options}
            onLater={() => setParams(later(activity))}
          />
        ) : (
          <Box component="section" aria-labelledby="when">
            <Typography variant="h2" id="when" sx={{ mb: 1 }}>
              Date and time
            </Typography>
            <TimeChoice
              companion={companion}
              activity={activity}
              minutes={minutes}
              date={date}
              startsAt={startsAt}
              clock={clock}
              now={now}
              options={options}
              onDate={editDate}
              onStart={editStart}
            />
          </Box>
        )}
        {goneStart !== null && (
          <NearestTimes
            companionId={companionId}
            companion={companion}
            activity={activity}
            minutes={minutes}
            wanted={goneStart}
            shownZone={clock.zone}
            now={now}
            onChoose={editStart}
          />
        )}
        {calendar.retry !== null && <LoadFailed retry={calendar.retry} />}
        <LengthChoice
          activity={activity}
          companion={companion}
          value={minutes}
          fits={(length) => start === null || calendar.canLast(start, length)}
          onChange={(length) => edit({ minutes: length })}
        />
        <Details companion={companion} draft={draft} onChange={edit} />
      </Stack>
      <Checkout
        companion={companion}
        wanted={wanted}
        missing={missingHint(isNow, isLookingUp, date)}
        minutes={minutes}
        activity={activity}
        standing={standing}
        booking={booking}
        onBooked={onBooked}
      />
    </Box>
  );
}

/** The query of the same session, to be scheduled. */
function later(activity: ActivityId): Record<string, string> {
  return activity === DEFAULT_ACTIVITY ? {} : { activity };
}

/** The reason why there is no full price yet. */
function missingHint(isNow: boolean, isLookingUp: boolean, date: string): string {
  if (isLookingUp) return 'Looking up free times…';
  if (isNow) return 'Choose another activity or length, or schedule for later.';
  return date === '' ? 'Choose a day and a time.' : 'Choose a time.';
}

interface NowNoticeProps {
  readonly companion: LiveCompanion;
  readonly now: Date;
  readonly options: readonly FreeStart[] | null;
  readonly onLater: () => void;
}

/** "Talk right now": the start is fixed, and said plainly. */
function NowNotice({ companion, now, options, onLater }: NowNoticeProps) {
  const { displayName } = companion;
  const startsAt = nowStart(now);
  const isFree =
    options?.some((option) => option.startsAt.getTime() === startsAt.getTime()) ?? true;
  return (
    <Box component="section" aria-label="Talk right now">
      <Typography variant="h2" sx={{ mb: 1 }}>
        Talk Right Now
      </Typography>
      <UnlessPaused name="talkNow">
        {isFree ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {nowStartWords(startsAt, now)}{' '}
            {!isOnline(companion, now) && `${displayName} isn’t online at the moment. `}
            {displayName} has 10 minutes to reply. No reply, no charge.
          </Typography>
        ) : (
          <Alert severity="info">
            The next start is {formatTime(startsAt, ownTimeZone())}. {displayName} isn’t free then
            for this session.
          </Alert>
        )}
      </UnlessPaused>
      <Button variant="outlined" onClick={onLater} sx={{ mt: 1.5, minHeight: 44 }}>
        Schedule for later instead
      </Button>
    </Box>
  );
}
