import { otherParty } from '@hearthkin/domain/booking/booking';
import { roomStateOf, roomWindow } from '@hearthkin/domain/booking/room';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import type { Booking } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { hasCalls } from '../../lib/calls';
import { bookingPath } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useNow } from '../../ui/hooks/clock';
import { late } from '../../ui/late';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { NoBooking, useOwnBooking } from '../bookings/public';
import { Lobby } from './lobby';

const TextRoom = late(async () => (await import('./text-room')).TextRoom, {
  isRare: true,
  fallback: () => <RoomSkeleton />,
});

/** The room of a virtual session, for its two sides. */
export function RoomPage() {
  const { bookingId = '' } = useParams();
  const { uid, read, booking } = useOwnBooking(bookingId);
  return (
    <Page title="Session room" description="Where your virtual session takes place." width="lg">
      <Breadcrumb parents={[CRUMBS.myBookings]} here="Session room" />
      <Stack sx={{ gap: 3 }}>
        <PageHeading>
          {booking === null ? 'Session room' : activityOf(booking.data.activity).name}
        </PageHeading>
        {booking === null && <NoBooking read={read} what="session" loading={<RoomSkeleton />} />}
        {booking !== null && <RoomOf key={booking.id} booking={booking} uid={uid} />}
      </Stack>
    </Page>
  );
}

function RoomOf({ booking, uid }: { readonly booking: Doc<Booking>; readonly uid: string }) {
  const now = useNow();
  const otherId = otherParty(booking.data, uid).uid;
  const other = publicPerson(useLive(profilesOf([otherId])), otherId);
  const state = roomStateOf(booking.data, now);
  if (state === 'none' || state === 'closed') {
    return (
      <EmptyState
        scene="lantern"
        title={state === 'none' ? 'This session has no room' : 'This room has closed'}
        text={
          state === 'none'
            ? 'A room belongs to a confirmed session that takes place online.'
            : 'A room closes 15 minutes after the session. Your booking says what comes next.'
        }
      >
        <Button component={Link} to={bookingPath(booking.id)} variant="contained">
          See the booking
        </Button>
      </EmptyState>
    );
  }
  const Room = hasCalls() ? Lobby : TextRoom;
  return (
    <Room
      booking={booking}
      uid={uid}
      other={other}
      opensAt={state === 'early' ? roomWindow(booking.data).opensAt : null}
      now={now}
    />
  );
}

function RoomSkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading your session">
      <Skeleton variant="rounded" height={420} />
    </div>
  );
}
