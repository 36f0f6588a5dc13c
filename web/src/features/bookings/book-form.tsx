import { LIMITS } from '@hearthkin/domain/account/fields';
import { type ActivityId, activityOf } from '@hearthkin/domain/booking/activities';
import { nowStart } from '@hearthkin/domain/companion/free-time';
import { instantAt, wallClock } from '@hearthkin/domain/time';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Companion } from '../../data/companions/companion-queries';
import { bookingPath } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { TextField } from '../../ui/forms/text-field';
import { useNow } from '../../ui/hooks/clock';
import { ActivityChoice } from './activity-choice';
import { type BookingDraft, dropDraft } from './booking-draft';
import { firstDuration } from './booking-times';
import { Checkout } from './checkout';
import { NearestTimes } from './nearest-times';
import { NowNotice } from './now-notice';
import { selectionOf } from './selection';
import { TimeChoice } from './time-choice';
import { useBook } from './use-book';
import { useCalendar } from './use-calendar';
import { useDraft } from './use-draft';
import { useStanding } from './use-standing';

interface BookFormProps {
  readonly companionId: string;
  readonly companion: Companion;
}

export function BookForm({ companionId, companion }: BookFormProps) {
  const now = useNow();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isNow = params.get('type') === 'now';
  const { draft, change } = useDraft(companionId, companion);
  const standing = useStanding(companionId);

  const minutes = draft.minutes ?? firstDuration(draft.activity, companion.minimumSession);
  const date = isNow ? wallClock(nowStart(now), companion.timeZone).date : draft.date;
  const calendar = useCalendar({
    companionId,
    companion,
    date,
    activity: draft.activity,
    minutes,
    now,
  });
  const wanted = selectionOf({
    companionId,
    companion,
    draft,
    minutes,
    isNow,
    options: calendar.options,
    now,
  });
  const booking = useBook({
    unanswered: draft.unanswered,
    setUnanswered: (unanswered) => change({ unanswered }),
    onBooked: (bookingId) => {
      dropDraft(companionId);
      void navigate(bookingPath(bookingId), { state: { isNew: true } });
    },
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
    (activity: ActivityId) => edit({ activity, minutes: null }),
    [edit],
  );
  const { activity, time } = draft;
  const timing = useMemo(
    () => ({ activity, date: draft.date, time, minutes: draft.minutes }),
    [activity, draft.date, time, draft.minutes],
  );
  const { error } = booking;
  const goneStart = useMemo(() => {
    if (isNow || calendar.options === null || draft.date === '' || time === '') return null;
    const isOffered = calendar.options.some((option) => option.time === time);
    const isGone = error?.code === 'slot-taken' || (!isOffered && wanted === null);
    return isGone ? instantAt(draft.date, time, companion.timeZone) : null;
  }, [isNow, calendar.options, draft.date, time, error, wanted, companion.timeZone]);
  const isLookingUp =
    calendar.options === null &&
    calendar.retry === null &&
    (isNow || (draft.date !== '' && time !== ''));
  const when = { draft: timing, companion, now, options: calendar.options, onChange: edit };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
        gap: { xs: 4, md: 5 },
        alignItems: 'start',
      }}
    >
      <Stack
        component="fieldset"
        disabled={booking.isBusy}
        sx={{ gap: 4, border: 0, p: 0, m: 0, minWidth: 0 }}
      >
        <ActivityChoice
          value={draft.activity}
          hourlyRate={companion.hourlyRate}
          onChange={editActivity}
        />
        {isNow ? (
          <NowNotice {...when} minutes={minutes} onLater={() => setParams({})} />
        ) : (
          <TimeChoice {...when} />
        )}
        {goneStart !== null && (
          <NearestTimes
            companionId={companionId}
            companion={companion}
            activity={draft.activity}
            minutes={minutes}
            wanted={goneStart}
            now={now}
            onChoose={({ date: day, time: start }) => edit({ date: day, time: start })}
          />
        )}
        {calendar.retry !== null && <LoadFailed retry={calendar.retry} />}
        <Details draft={draft} onChange={edit} />
      </Stack>
      <Checkout
        companion={companion}
        wanted={wanted}
        missing={missingHint(isNow, isLookingUp)}
        minutes={minutes}
        activity={draft.activity}
        standing={standing}
        booking={booking}
      />
    </Box>
  );
}

/** Why there is no full price yet. */
function missingHint(isNow: boolean, isLookingUp: boolean): string {
  if (isLookingUp) return 'Looking up free times…';
  return isNow
    ? 'Choose another activity or length, or schedule for later.'
    : 'Choose a date and a time to see the full price.';
}

interface DetailsProps {
  readonly draft: BookingDraft;
  readonly onChange: (change: Partial<BookingDraft>) => void;
}

function Details({ draft, onChange }: DetailsProps) {
  return (
    <Stack sx={{ gap: 2 }}>
      {!activityOf(draft.activity).virtual && (
        <TextField
          label="Meeting location"
          value={draft.location}
          onChange={(event) => onChange({ location: event.target.value })}
          helperText="Optional. Please agree on a public place."
          slotProps={{ htmlInput: { maxLength: LIMITS.location } }}
        />
      )}
      <TextField
        label="Special requests"
        multiline
        minRows={3}
        value={draft.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
        helperText="Optional. Your companion reads this."
        slotProps={{ htmlInput: { maxLength: LIMITS.notes } }}
      />
    </Stack>
  );
}
