import { otherParty } from '@hearthkin/domain/booking/booking';
import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { isMeetingAhead } from '@hearthkin/domain/booking/session-day';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { profilesOf } from '../../../data/accounts/account-queries';
import { publicPerson } from '../../../data/accounts/public-person';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useLive } from '../../../data/kit/live-query';
import type { Doc } from '../../../data/kit/readers';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { Breadcrumb, CRUMBS } from '../../../ui/layout/breadcrumb';
import { Page } from '../../../ui/layout/page';
import { PageHeading } from '../../../ui/layout/page-heading';
import { ReportButton } from '../../safety/public';
import { SessionDay } from '../day/session-day';
import { BookingHistory } from '../list/booking-history';
import { BookingCard } from './booking-card';
import { BookingMoney } from './booking-money';
import { NoBooking, useOwnBooking } from './own-booking';

const RequestSent = late(async () => (await import('../book/request-sent')).RequestSent, {
  fallback: () => <Skeleton variant="rounded" height={116} />,
});

/** Few requests end without a session. */
const NextWhoFits = late(async () => (await import('./next-who-fits')).NextWhoFits, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={320} />,
});

/** Only sessions in person have it. */
const BeforeMeeting = late(async () => (await import('../day/before-meeting')).BeforeMeeting, {
  isOpen: ({ booking: { data }, now }) => isMeetingAhead(data, now),
  fallback: () => <Skeleton variant="rounded" height={320} />,
});

/** Few bookings have one. */
const ClaimPanel = late(async () => (await import('../claims/claim-panel')).ClaimPanel, {
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={180} />,
});

/** Few bookings were asked for with others. */
const SeriesSection = late(async () => (await import('../series/series-section')).SeriesSection, {
  isOpen: ({ booking: { data } }) => data.seriesId !== null,
  isRare: true,
  fallback: () => <Skeleton variant="rounded" height={240} />,
});

/** One booking with its history. Also shown right after booking. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const { uid, read, booking } = useOwnBooking(bookingId);
  const title = booking === null ? 'Your booking' : activityOf(booking.data.activity).name;
  return (
    <Page title="Your booking" description="Your session, and what has happened so far." width="md">
      <Breadcrumb parents={[CRUMBS.myBookings]} here={title} />
      <Stack sx={{ gap: 3 }}>
        <PageHeading>{title}</PageHeading>
        {booking === null && <NoBooking read={read} what="booking" loading={<BookingSkeleton />} />}
        {booking !== null && <BookingView booking={booking} uid={uid} />}
      </Stack>
    </Page>
  );
}

function BookingView({ booking, uid }: { readonly booking: Doc<Booking>; readonly uid: string }) {
  const now = useNow();
  const { isShown, close } = useJustSent();
  const { data } = booking;
  const role = data.spenderId === uid ? 'spender' : 'earner';
  const otherId = otherParty(data, uid).uid;
  const people = useLive(profilesOf([otherId]));
  const other = publicPerson(people, otherId);
  const otherName = other?.name ?? '';
  return (
    <>
      {isShown && <RequestSent booking={booking} otherName={otherName} now={now} onClose={close} />}
      {data.claim !== null && (
        <ClaimPanel bookingId={booking.id} role={role} otherName={otherName} now={now} />
      )}
      <SessionDay booking={booking} uid={uid} other={other} now={now} />
      <BookingCard booking={booking} role={role} other={other} now={now} isPage />
      <SeriesSection booking={booking} uid={uid} role={role} otherName={otherName} now={now} />
      <BeforeMeeting booking={booking} uid={uid} otherName={otherName} now={now} />
      {role === 'spender' && wantsAnother(data, now) && <NextWhoFits booking={booking} now={now} />}
      <BookingMoney booking={booking} role={role} otherName={otherName} now={now} />
      <BookingHistory booking={data} reader={{ role, nameOf: () => otherName }} now={now} />
      {otherName !== '' && (
        <div>
          <ReportButton
            title={`Report ${otherName}`}
            choices={[
              { place: { kind: 'session', bookingId: booking.id }, label: 'This session' },
              { place: { kind: 'person', uid: otherId }, label: `${otherName} as a person` },
            ]}
          />
        </div>
      )}
    </>
  );
}

function BookingSkeleton() {
  return (
    <Stack sx={{ gap: 3 }} role="status" aria-busy aria-label="Loading your booking">
      <Skeleton variant="rounded" height={260} />
      <Skeleton variant="rounded" height={120} />
    </Stack>
  );
}

/** Whether the reader comes from booking, once: a reload or the Back button must not say so again. */
function useJustSent(): { readonly isShown: boolean; readonly close: () => void } {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isShown, setShown] = useState(() => isNew(state));
  useEffect(() => {
    if (isNew(state)) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }, [state, navigate]);
  return { isShown, close: () => setShown(false) };
}

function isNew(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}

/** Whether a companion left a member without a session that another could still have with them. */
function wantsAnother(booking: Booking, now: Date): boolean {
  const { startsAt, cancellation } = booking;
  const reason = cancellation?.endReason ?? 'expired';
  const isLeft = ['declined', 'expired', 'companion-cancelled'].includes(reason);
  return isLeft && statusAt(booking, now) === 'cancelled' && startsAt > now;
}
