import { MOST_FURTHER_WEEKS } from '@hearthkin/domain/booking/series';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { ERROR_MESSAGES } from '@hearthkin/domain/foundation/messages';
import { paymentsNote } from '@hearthkin/domain/payment/payment-words';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { call } from '../../../firebase/call';
import { CallError } from '../../../lib/call-error';
import { formatDate, formatDuration, formatMoney, ownTimeZone } from '../../../lib/format';
import { leaveFor } from '../../../lib/leave-site';
import { bookPath } from '../../../lib/paths';
import { arePaymentsLive } from '../../../lib/payments';
import { FormDialog } from '../../../ui/dialogs/form-dialog';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { failureSentence, useAction } from '../../../ui/hooks/use-action';
import { SessionTime } from '../../../ui/layout/session-time';
import { TextLink } from '../../../ui/layout/text-link';
import { ChoiceChip } from '../book/choice-chip';
import type { SessionRequest } from '../book/use-book';
import { type Repeat, weeklyStarts } from './repeat-plan';
import { useRepeats } from './use-repeats';

export interface RepeatDialogProps {
  readonly session: SessionRequest;
  /** The companion’s. */
  readonly timeZone: string;
  /** Whether the session itself is still to be requested, with the weeks after it. */
  readonly isFirst: boolean;
  readonly otherName: string;
  readonly now: Date;
  /** Called once the sessions are requested, with their number and the first booking. */
  readonly onRequested: (count: number, bookingId: string) => void;
  readonly onClose: () => void;
}

/** Requests the same session week after week, in one act: all of them, or none. Each is a booking of its own. */
export function RepeatDialog(props: RepeatDialogProps) {
  const { session, timeZone, isFirst, otherName, now, onRequested, onClose } = props;
  const { companionId, minutes } = session;
  const activity = activityOf(session.activity);
  const name = useId();
  const [weeks, setWeeks] = useState(MOST_FURTHER_WEEKS);
  // What got no answer may have been booked: the same is sent again, and books only once.
  const [unanswered, setUnanswered] = useState<readonly Week[] | null>(null);
  // Where two people meet, the clocks are those of the place.
  const zone = activity.virtual ? ownTimeZone() : timeZone;
  const first = new Date(session.startsAt);
  const starts = [...(isFirst ? [first] : []), ...weeklyStarts(first, zone, weeks)];
  const { repeats, taken, status, retry } = useRepeats(session, starts, timeZone, now);
  const { run, isBusy, failure, clear } = useAction(undefined, (error) =>
    withWeek(failureSentence(error), error, zone),
  );
  const free = repeats.filter(({ startsAt }) => !taken.has(startsAt.getTime()));
  const open = unanswered ?? free;
  const totalMinor = open.reduce((sum, { price }) => sum + price.totalMinor, 0);
  const isPaid = arePaymentsLive() && totalMinor > 0;

  async function request(sent: readonly Week[]): Promise<void> {
    const [soonest, ...further] = sent;
    if (soonest === undefined) return;
    const askedFor = ({ requestId, startsAt, price }: Week) => ({
      requestId,
      startsAt: startsAt.toISOString(),
      agreedTotalMinor: price.totalMinor,
    });
    try {
      const { bookingId, checkoutUrl } = await call('createBooking', {
        ...session,
        ...askedFor(soonest),
        furtherWeeks: further.map(askedFor),
        useCredits: [],
      });
      if (checkoutUrl === null) onRequested(sent.length, bookingId);
      else leaveFor(checkoutUrl);
    } catch (error) {
      const mayBeBooked = error instanceof CallError && !error.isRefusal && !error.isUnsent;
      setUnanswered(mayBeBooked ? sent : null);
      throw error;
    }
  }

  function submit(): void {
    const sent = unanswered ?? free.map((one) => ({ ...one, requestId: crypto.randomUUID() }));
    void run(() => request(sent));
  }

  return (
    <FormDialog
      isLong
      title="Repeat weekly"
      intro={`${activity.name} with ${otherName}, ${formatDuration(minutes)}. All are requested together, or none. Each is a booking of its own, and you can cancel each.`}
      isDirty={false}
      isBusy={isBusy}
      failure={failure}
      submitLabel={isPaid ? 'Continue to payment' : requestLabel(open.length)}
      busyLabel={isPaid ? 'One moment...' : 'Requesting...'}
      canSubmit={status === 'ready' && open.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box
        component="fieldset"
        sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
        disabled={isBusy || unanswered !== null}
      >
        <Typography component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
          How many more weeks?
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {Array.from({ length: MOST_FURTHER_WEEKS }, (_, index) => index + 1).map((count) => (
            <ChoiceChip
              key={count}
              name={name}
              isChosen={count === weeks}
              onChoose={() => {
                clear();
                setWeeks(count);
              }}
            >
              {count}
            </ChoiceChip>
          ))}
        </Box>
      </Box>
      {status === 'failed' && <LoadFailed retry={retry} />}
      {status === 'loading' && <Skeleton variant="rounded" height={180} />}
      {status === 'gone' && <Alert severity="info">{ERROR_MESSAGES['not-listed']}</Alert>}
      {status === 'ready' && (
        <>
          <Box component="ul" aria-label="Sessions" sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {starts.map((startsAt) => (
              <Row
                key={startsAt.getTime()}
                startsAt={startsAt}
                minutes={minutes}
                timeZone={timeZone}
                repeat={open.find((one) => one.startsAt.getTime() === startsAt.getTime())}
              />
            ))}
          </Box>
          {open.length === 0 ? (
            <Alert severity="info">
              None of these times is free.{' '}
              <TextLink href={bookPath(companionId)}>Choose other times with {otherName}</TextLink>
            </Alert>
          ) : (
            <>
              <Typography sx={{ fontWeight: 700 }}>Total {formatMoney(totalMinor)}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {isPaid
                  ? `You pay on one page. Your card is authorized for each session on its own, and each is charged once ${otherName} accepts it.`
                  : paymentsNote(arePaymentsLive())}{' '}
                Loyalty credits aren’t used here.
              </Typography>
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** A week that is sent, with the id under which it books once. */
interface Week extends Repeat {
  readonly requestId: string;
}

/** A failure with the week that it is about, if the server names one. */
function withWeek(sentence: string, error: unknown, zone: string): string {
  const named = error instanceof CallError ? error.details.startsAt : undefined;
  if (typeof named !== 'string') return sentence;
  return `${formatDate(new Date(named), zone)}: ${sentence} Nothing was requested.`;
}

function requestLabel(count: number): string {
  if (count === 0) return 'Request sessions';
  return count === 1 ? 'Request 1 session' : `Request ${count} sessions`;
}

interface RowProps {
  readonly startsAt: Date;
  readonly minutes: number;
  readonly timeZone: string;
  /** Undefined if it isn't free. */
  readonly repeat: Repeat | undefined;
}

function Row({ startsAt, minutes, timeZone, repeat }: RowProps) {
  const state = repeat === undefined ? 'Not free' : formatMoney(repeat.price.totalMinor);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <SessionTime
          startsAt={startsAt}
          endsAt={new Date(startsAt.getTime() + minutes * MINUTE_MS)}
          timeZone={timeZone}
        />
      </div>
      <Typography
        sx={{
          fontWeight: 600,
          whiteSpace: 'nowrap',
          color: repeat === undefined ? 'text.secondary' : undefined,
        }}
      >
        {state}
      </Typography>
    </Box>
  );
}
