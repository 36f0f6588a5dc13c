import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { companionPay } from '@hearthkin/domain/payment/payment-words';
import MoodRounded from '@mui/icons-material/MoodRounded';
import NotesRounded from '@mui/icons-material/NotesRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useReducer } from 'react';
import { Link } from 'react-router-dom';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { formatDuration } from '../../../lib/format';
import { bookingPath, PATHS } from '../../../lib/paths';
import { startRinging } from '../../../lib/ring';
import { useNow } from '../../../ui/hooks/clock';
import { useRingsHere } from '../../../ui/hooks/rings-here';
import { useTitleWords } from '../../../ui/hooks/title-words';
import { IconLine } from '../../../ui/layout/icon-line';
import { SessionTime } from '../../../ui/layout/session-time';
import { TimeLeft } from '../../../ui/layout/time-left';
import { MOOD_WORDS } from '../../../ui/people/moods';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { BookingActions } from '../page/booking-actions';
import { memberLine } from '../page/member-words';
import { OthersAnswers } from '../times/others-answers';

interface RingAlertProps {
  /** Unanswered requests to talk right now, the most urgent last; some may have lapsed. */
  readonly requests: readonly Doc<Booking>[];
}

/** Rings for a request to talk right now, over any page, until it is answered or over. */
export function RingAlert({ requests }: RingAlertProps) {
  const [request, ...others] = useOpen(requests);
  const rings = useRingsHere() && request !== undefined;
  useEffect(() => (rings ? startRinging() : undefined), [rings]);
  return request === undefined ? null : (
    <Asked key={request.id} request={request} others={others.length} />
  );
}

/** Those that still wait for an answer, the most urgent first, and not a second longer. */
function useOpen(requests: RingAlertProps['requests']): readonly Doc<Booking>[] {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const now = new Date();
  const open = requests.filter(({ data }) => statusAt(data, now) === 'pending').toReversed();
  const isAsked = open.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    const timer = setInterval(renderAgain, 1_000);
    return () => clearInterval(timer);
  }, [isAsked]);
  return open;
}

interface AskedProps {
  readonly request: Doc<Booking>;
  readonly others: number;
}

function Asked({ request, others }: AskedProps) {
  const now = useNow();
  const { data } = request;
  const people = useLive(profilesOf([data.spenderId]));
  const member = publicPerson(people, data.spenderId);
  const name = member?.name ?? 'A member';
  const isKnown = people.status !== 'loading';
  useTitleWords(isKnown ? `${name} would like to talk now` : null);
  // Announced once, so it waits for the name.
  if (!isKnown) return null;
  return (
    <Portal>
      <Card component="section" aria-label="Request to talk right now" elevation={8} sx={PLACE}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <PersonAvatar name={name} photo={member?.photo ?? null} size={44} />
          <Typography variant="h3" component="p" role="alert" sx={{ overflowWrap: 'anywhere' }}>
            {name} would like to talk right now
          </Typography>
        </Stack>
        <Typography sx={{ fontWeight: 600, mt: 1.25 }}>
          {activityOf(data.activity).name}, {formatDuration(data.duration * 60)}
        </Typography>
        <SessionTime startsAt={data.startsAt} endsAt={data.endsAt} timeZone={data.timeZone} />
        {data.memberCard !== null && (
          <IconLine icon={<PersonOutlineRounded />}>{memberLine(data.memberCard)}</IconLine>
        )}
        <OthersAnswers bookingId={request.id} />
        {data.mood !== null && (
          <IconLine icon={<MoodRounded />}>
            Feeling {MOOD_WORDS[data.mood].title.toLowerCase()}
          </IconLine>
        )}
        {data.notes !== '' && <IconLine icon={<NotesRounded />}>{data.notes}</IconLine>}
        <Typography sx={{ mt: 1 }}>{companionPay(data.price)}</Typography>
        {data.dueAt !== null && <TimeLeft dueAt={data.dueAt} />}
        {others > 0 && (
          <Button component={Link} to={PATHS.myBookings} size="small">
            {others === 1 ? 'See 1 more request' : `See ${others} more requests`}
          </Button>
        )}
        <BookingActions booking={request} role={ROLE} otherName={name} now={now}>
          <Button
            component={Link}
            to={bookingPath(request.id)}
            aria-label={`Details: session with ${name}`}
          >
            Details
          </Button>
        </BookingActions>
      </Card>
    </Portal>
  );
}

/** Only companions are asked. */
const ROLE = 'earner';

/** Over the page, and under the dialog in which a request is declined. */
const PLACE = {
  position: 'fixed',
  zIndex: 1250,
  insetInlineEnd: { xs: 12, sm: 24 },
  insetInlineStart: { xs: 12, sm: 'auto' },
  top: { sm: 128 },
  bottom: { xs: 'calc(var(--bottom-nav, 0px) + 12px)', sm: 'auto' },
  width: { sm: 420 },
  maxHeight: 'calc(100dvh - 160px)',
  overflowY: 'auto',
  p: 2.5,
  border: 2,
  borderColor: 'primary.main',
} as const;
