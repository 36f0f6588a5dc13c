import { isLapsed } from '@hearthkin/domain/booking/lifecycle';
import { openProposal } from '@hearthkin/domain/booking/proposal';
import type { Mood } from '@hearthkin/domain/companion/traits';
import { matchReason } from '@hearthkin/domain/matching/match';
import { awaitsPayment } from '@hearthkin/domain/payment/awaits-payment';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useReducer, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { UNSHARED_MOOD } from '../../data/bookings/booking-draft';
import type { Booking } from '../../data/bookings/booking-queries';
import { useMatches } from '../../data/companions/use-matches';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { call } from '../../firebase/call';
import { bookingPath, bookPath, roomPath } from '../../lib/paths';
import { REPLACE } from '../../lib/query-change';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useAction } from '../../ui/hooks/use-action';
import { TimeLeft } from '../../ui/layout/time-left';
import { PersonAvatar } from '../../ui/people/person-avatar';
import { NoBooking, Unpaid, useOwnBooking } from '../bookings/public';
import { AskNow } from './ask-now';
import { NoOneFree } from './no-one-free';
import { type SupportSearch, supportPath } from './support-search';
import { SupportStep } from './support-step';

interface AskingStepProps {
  readonly search: SupportSearch;
  readonly bookingId: string;
}

/** A request to talk right now: it waits, it leads to the room, or to who could be asked next. */
export function AskingStep({ search, bookingId }: AskingStepProps) {
  const { read, booking } = useOwnBooking(bookingId);
  if (booking === null) {
    return (
      <NoBooking read={read} what="booking" loading={<Skeleton variant="rounded" height={280} />} />
    );
  }
  return <Asked key={booking.id} search={search} booking={booking} />;
}

interface AskedProps {
  readonly search: SupportSearch;
  readonly booking: Doc<Booking>;
}

function Asked({ search, booking }: AskedProps) {
  const { id, data } = booking;
  const people = useLive(profilesOf([data.earnerId]));
  const other = publicPerson(people, data.earnerId);
  const name = other?.name ?? 'Your companion';
  const now = useTimeOfAnswer(data);
  if (data.status === 'confirmed') return <Navigate to={roomPath(id)} replace />;
  if (data.status === 'pending' && !isLapsed(data, now)) {
    return (
      <SupportStep
        step={3}
        title={`${name} is being asked`}
        text="Keep this page open. Your room opens here when they accept."
      >
        <Waiting
          search={search}
          booking={booking}
          name={name}
          photo={other?.photo ?? null}
          now={now}
        />
      </SupportStep>
    );
  }
  return (
    <SupportStep step={3} {...endWords(data, name)}>
      <Next search={search} booking={data} name={name} />
    </SupportStep>
  );
}

interface WaitingProps {
  readonly search: SupportSearch;
  readonly booking: Doc<Booking>;
  readonly name: string;
  readonly photo: string | null;
  readonly now: Date;
}

function Waiting({ search, booking, name, photo, now }: WaitingProps) {
  const askedPath = supportPath({ ...search, asked: booking.id });
  const { run, isBusy, failure } = useAction(undefined, undefined, booking.data.status);
  const { dueAt } = booking.data;
  const isMoved = openProposal(booking.data, now) !== null;
  const withdraw = () =>
    run(() => call('transitionBooking', { bookingId: booking.id, to: 'cancelled', reason: '' }));
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 560 }}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
          <PersonAvatar name={name} photo={photo} size={64} />
          <div>
            <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
            {dueAt !== null && <TimeLeft dueAt={dueAt} />}
          </div>
        </Stack>
        {isMoved && (
          <Alert
            severity="info"
            action={
              <Button component={Link} to={bookingPath(booking.id)} color="inherit">
                See it
              </Button>
            }
          >
            {name} suggests another time.
          </Alert>
        )}
        {awaitsPayment(booking.data) && (
          <Unpaid booking={booking} side="spender" otherName={name} paidPath={askedPath} />
        )}
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            color="error"
            disabled={isBusy}
            onClick={() => void withdraw()}
          >
            {isBusy ? 'Withdrawing...' : 'Withdraw request'}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

interface NextProps {
  readonly search: SupportSearch;
  readonly booking: Booking;
  readonly name: string;
}

/** The companions who fit and could be asked now, with the price; and the ways to talk later. */
function Next({ search, booking, name }: NextProps) {
  const mood = search.mood ?? booking.mood;
  const passed = [...search.passed, booking.earnerId];
  return (
    <Stack sx={{ gap: 3, maxWidth: 560 }}>
      <NextCompanion search={search} mood={mood} booking={booking} passed={passed} />
      <div>
        <Button
          component={Link}
          to={bookPath(booking.earnerId, {
            mood: booking.mood ?? UNSHARED_MOOD,
            found: booking.fromMatching ? 'matching' : null,
          })}
          sx={{ minHeight: 44, marginInlineStart: -2 }}
        >
          Schedule with {name} for later
        </Button>
      </div>
    </Stack>
  );
}

interface NextCompanionProps {
  readonly search: SupportSearch;
  readonly mood: Mood | null;
  /** The request to the companion before. */
  readonly booking: Booking;
  readonly passed: readonly string[];
}

function NextCompanion({ search, mood, passed, booking }: NextCompanionProps) {
  const [shared, setShared] = useState(booking.mood);
  const [length, setLength] = useState<number | null>(Math.round(booking.duration * 60));
  const navigate = useNavigate();
  const { status, matches, seen, hasMore, retry } = useMatches(mood, 'now');
  if (status === 'failed') return <LoadFailed retry={retry} />;
  if (status === 'loading') return <Skeleton variant="rounded" height={280} aria-busy />;
  const next = matches.find(({ candidate }) => !passed.includes(candidate.id));
  if (next === undefined) {
    return (
      <NoOneFree
        mood={mood}
        title={
          hasMore
            ? `The first ${seen} companions online are busy for the next hour`
            : 'No one else who fits is free right now'
        }
      />
    );
  }
  const { id, data } = next.candidate;
  const askedPath = (asked: string) => supportPath({ ...search, mood, asked, passed });
  return (
    <>
      <Card component="section" aria-label="Who could talk now" sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 2 }}>
          <PersonAvatar name={data.displayName} photo={data.photo} size={64} />
          <div>
            <Typography variant="h2">{data.displayName} is free now</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {matchReason(next.fit)}
            </Typography>
          </div>
        </Stack>
        <AskNow
          key={id}
          companionId={id}
          companion={data}
          mood={shared}
          onMood={setShared}
          length={length}
          onLength={setLength}
          former={{ notes: booking.notes, mode: booking.mode }}
          askedPath={askedPath}
          onAsked={(asked) => void navigate(askedPath(asked), REPLACE)}
        />
      </Card>
      <div>
        <Button
          component={Link}
          to={supportPath({ mood, onlyNow: true })}
          variant="outlined"
          sx={{ minHeight: 44 }}
        >
          See who else is free now
        </Button>
      </div>
    </>
  );
}

/** The current time, right at the moment when the time to reply is over. */
function useTimeOfAnswer({ dueAt }: Booking): Date {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const due = dueAt?.getTime();
  useEffect(() => {
    if (due === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      // Timers and the clock don't run alike, and time has passed since the page was rendered.
      if (Date.now() >= due) renderAgain();
      else timer = setTimeout(wait, due - Date.now());
    };
    wait();
    return () => clearTimeout(timer);
  }, [due]);
  return new Date();
}

function endWords({ cancellation, status }: Booking, name: string) {
  const text = 'You pay nothing for this request.';
  if (status === 'completed') return { title: 'This session is over', text: SEE_BOOKING };
  switch (cancellation?.endReason) {
    case 'declined':
      return { title: `${name} can’t talk right now`, text };
    case 'withdrawn':
      return { title: 'You withdrew your request', text };
    case 'operator':
      return { title: 'Our team ended this request', text };
    case 'member-cancelled':
    case 'companion-cancelled':
      return { title: 'This session was canceled', text: SEE_BOOKING };
    default:
      return { title: `${name} didn’t reply in time`, text };
  }
}

const SEE_BOOKING = 'Your bookings say what happened.';
