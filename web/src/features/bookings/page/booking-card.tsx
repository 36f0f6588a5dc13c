import { type BookingStatus, hasOpenClaim } from '@hearthkin/domain/booking/booking';
import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { openPlaceProposal, openProposal } from '@hearthkin/domain/booking/proposal';
import { DAY_OPENS_BEFORE_MS } from '@hearthkin/domain/booking/session-day';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import { HOUR_MS } from '@hearthkin/domain/foundation/durations';
import { awaitsPayment } from '@hearthkin/domain/payment/awaits-payment';
import EventRepeatRounded from '@mui/icons-material/EventRepeatRounded';
import MoodRounded from '@mui/icons-material/MoodRounded';
import NotesRounded from '@mui/icons-material/NotesRounded';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PublicPerson } from '../../../data/accounts/public-person';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { dateTile, formatDate, formatDuration, formatTime, ownTimeZone } from '../../../lib/format';
import { MODE_WORDS } from '../../../lib/mode-words';
import { late } from '../../../ui/late';
import { IconLine } from '../../../ui/layout/icon-line';
import { SessionTime } from '../../../ui/layout/session-time';
import { GoldBadge } from '../../../ui/people/gold-badge';
import { MOOD_WORDS } from '../../../ui/people/moods';
import { PersonAvatar } from '../../../ui/people/person-avatar';
import { BlockedWords } from '../../safety/public';
import { SessionPlace } from '../../sessions/public';
import { priceWords } from '../book/price-words';
import { OthersAnswers } from '../times/others-answers';
import { absenceWords } from './absence-words';
import { BookingActions } from './booking-actions';
import { CardLinks } from './card-links';
import { memberLine } from './member-words';
import { StatusChip } from './status-chip';
import { endedSentence } from './status-words';

/** Asked for half a day only. */
const HowNow = late(async () => (await import('../book/how-now')).HowNow, { isRare: true });

/** Only members review, after the session. */
const BookingReview = late(async () => (await import('./booking-review')).BookingReview, {
  isRare: true,
  fallback: () => <Skeleton width={160} height={36} />,
});

/** Only companions rate, after the session. */
const MemberRating = late(async () => (await import('../claims/member-rating')).MemberRating, {
  isRare: true,
});

/** Few bookings have one. */
const ProposalPanels = late(async () => (await import('./proposal-panel')).ProposalPanels, {
  isOpen: ({ booking: { data }, now }) =>
    openProposal(data, now) !== null || openPlaceProposal(data, now) !== null,
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />,
});

/** Few bookings need it. */
const Unpaid = late(async () => (await import('../list/unpaid')).Unpaid, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={64} />,
});

interface BookingCardProps {
  readonly booking: Doc<Booking>;
  readonly role: 'spender' | 'earner';
  /** Null while loading. */
  readonly other: PublicPerson | null;
  readonly now: Date;
  /** Whether the card is the booking's own page rather than in a list. */
  readonly isPage?: boolean;
}

export function BookingCard({ booking, role, other, now, isPage = false }: BookingCardProps) {
  const { data } = booking;
  const status = statusAt(data, now);
  const otherName = other?.name ?? '';
  const otherUid = role === 'spender' ? data.earnerId : data.spenderId;
  const price = priceWords(data, status, role);
  const isUnpaid = status === 'pending' && awaitsPayment(data);
  return (
    <Card
      component="article"
      aria-label={`${activityOf(data.activity).name} with ${otherName || 'someone'}`}
      sx={{ display: 'flex', gap: { xs: 2, sm: 3 }, p: { xs: 2, sm: 2.5 } }}
    >
      <DateTile instant={data.startsAt} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', gap: 1.5, alignItems: 'flex-start' }}
        >
          <Stack
            direction="row"
            sx={{ gap: 1.25, alignItems: 'center', minWidth: 0, flexWrap: 'wrap' }}
          >
            <PersonAvatar name={otherName} photo={other?.photo ?? null} size={36} />
            {other === null ? (
              <Skeleton width={120} sx={{ typography: 'h3' }} />
            ) : (
              <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
                {otherName}
              </Typography>
            )}
            {other?.isGold && <GoldBadge />}
          </Stack>
          <StatusChip booking={data} now={now} />
        </Stack>
        <Typography sx={{ fontWeight: 600, mt: 1.25 }}>
          {activityOf(data.activity).name}, {formatDuration(data.duration * 60)}
          {data.mode !== null && `, ${MODE_WORDS[data.mode]}`}
        </Typography>
        <SessionTime startsAt={data.startsAt} endsAt={data.endsAt} timeZone={data.timeZone} />
        <SessionPlace {...data} />
        {data.seriesId !== null && !isPage && (
          <IconLine icon={<EventRepeatRounded />}>Part of a weekly series</IconLine>
        )}
        {role === 'earner' && data.memberCard !== null && (
          <IconLine icon={<PersonOutlineRounded />}>{memberLine(data.memberCard)}</IconLine>
        )}
        {role === 'earner' && (status === 'pending' || (isPage && status === 'confirmed')) && (
          <OthersAnswers bookingId={booking.id} />
        )}
        {data.mood !== null && (
          <IconLine icon={<MoodRounded />}>
            Feeling {MOOD_WORDS[data.mood].title.toLowerCase()}
          </IconLine>
        )}
        {data.notes !== '' && (
          <Written by="spender" role={role} otherUid={otherUid}>
            <IconLine icon={<NotesRounded />}>{data.notes}</IconLine>
          </Written>
        )}
        <Typography sx={{ mt: 1 }}>
          {price.amount !== null && <strong>{price.amount} </strong>}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {price.text}
          </Typography>
        </Typography>
        {status === 'pending' && data.dueAt !== null && !isUnpaid && (
          <AnswerDue dueAt={data.dueAt} role={role} />
        )}
        {isPage && isVirtualToday(data, status, now) && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {absenceWords(data, role, otherName || 'the other person')}
          </Typography>
        )}
        {isUnpaid && <Unpaid booking={booking} side={role} otherName={otherName} />}
        {status === 'cancelled' && (
          <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {endedSentence(data.cancellation, { role, nameOf: () => otherName })}
            {data.cancellation?.reason && (
              <Written by={data.cancellation.endedBy} role={role} otherUid={otherUid}>
                {` “${data.cancellation.reason}”`}
              </Written>
            )}
          </Typography>
        )}
        {status === 'completed' && role === 'spender' && other !== null && (
          <BookingReview booking={booking} companionName={otherName} now={now} />
        )}
        {isPage && role === 'spender' && asksHowNow(data, status, now) && (
          <HowNow uid={data.spenderId} since={data.endsAt} now={now} />
        )}
        {status === 'completed' && role === 'earner' && other !== null && (
          <MemberRating booking={booking} memberName={otherName} now={now} />
        )}
        {hasOpenClaim(data) && (
          <Typography sx={{ mt: 1, fontWeight: 600 }}>
            {data.claim?.by === role ? 'You said' : `${otherName || 'The other person'} said`} that
            something went wrong. The payment is on hold.
          </Typography>
        )}
        <ProposalPanels booking={booking} role={role} otherName={otherName} now={now} />
        <BookingActions booking={booking} role={role} otherName={otherName} now={now}>
          <CardLinks
            booking={booking}
            role={role}
            otherName={otherName}
            isPage={isPage}
            now={now}
          />
        </BookingActions>
      </Box>
    </Card>
  );
}

/** The time after a session in which a member is asked how they are. */
const ASK_HOW_NOW_MS = 12 * HOUR_MS;

function asksHowNow({ endsAt }: Booking, status: Booking['status'], now: Date): boolean {
  const since = now.getTime() - endsAt.getTime();
  return (status === 'confirmed' || status === 'completed') && since >= 0 && since < ASK_HOW_NOW_MS;
}

interface WrittenProps {
  readonly by: string;
  readonly role: 'spender' | 'earner';
  readonly otherUid: string;
  readonly children: ReactNode;
}

/** Words of a booking. Those of a person whom the reader blocks are hidden. */
function Written({ by, role, otherUid, children }: WrittenProps) {
  const isOther = by !== role && (by === 'spender' || by === 'earner');
  return isOther ? <BlockedWords otherUid={otherUid}>{children}</BlockedWords> : children;
}

/** Hidden from screen readers, because the text beside it repeats the date. */
function DateTile({ instant }: { readonly instant: Date }) {
  const { weekday, day, month } = dateTile(instant, ownTimeZone());
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        alignSelf: 'flex-start',
        width: 64,
        py: 1,
        borderRadius: 1,
        bgcolor: 'action.hover',
        textAlign: 'center',
        display: { xs: 'none', sm: 'block' },
      }}
    >
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {weekday}
      </Typography>
      <Typography sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.1 }}>{day}</Typography>
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {month}
      </Typography>
    </Box>
  );
}

/** A virtual session has no card of its day that says what follows if one of them doesn’t come. */
function isVirtualToday(
  { activity, startsAt, claim }: Booking,
  status: BookingStatus,
  now: Date,
): boolean {
  const from = startsAt.getTime() - DAY_OPENS_BEFORE_MS;
  const isAgreed = status === 'confirmed' && claim === null;
  return isAgreed && activityOf(activity).virtual && now.getTime() >= from;
}

function AnswerDue({ dueAt, role }: { readonly dueAt: Date; readonly role: 'spender' | 'earner' }) {
  const zone = ownTimeZone();
  const when = `${formatDate(dueAt, zone)}, ${formatTime(dueAt, zone)} your time`;
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {role === 'earner' ? `Reply by ${when}.` : `Waiting for a reply. Expires ${when}.`}
    </Typography>
  );
}
