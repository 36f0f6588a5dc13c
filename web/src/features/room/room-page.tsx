import { activityOf } from '@hearthkin/domain/booking/activities';
import { otherParty } from '@hearthkin/domain/booking/booking';
import { roomStateOf, roomWindow } from '@hearthkin/domain/booking/room';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { profilesOf } from '../../data/accounts/account-queries';
import { publicPerson } from '../../data/accounts/public-person';
import { type Booking, ownBooking } from '../../data/bookings/booking-queries';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { bookingPath } from '../../lib/paths';
import { useSession } from '../../session/session';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { useNow } from '../../ui/hooks/clock';
import { Breadcrumb, CRUMBS } from '../../ui/layout/breadcrumb';
import { Page } from '../../ui/layout/page';
import { PageHeading } from '../../ui/layout/page-heading';
import { Lobby } from './lobby';

/** The room of a virtual session, for its two sides. */
export function RoomPage() {
  const { bookingId = '' } = useParams();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : '';
  const read = useLive(ownBooking(bookingId));
  const found = read.status === 'ready' ? read.data : null;
  // Staff can read any booking, but have no place in its room.
  const booking = found?.data.participantIds.includes(uid) ? found : null;
  return (
    <Page title="Session room" description="Where your virtual session takes place." width="lg">
      <Breadcrumb parents={[CRUMBS.myBookings]} here="Session room" />
      <Stack sx={{ gap: 3 }}>
        <PageHeading>
          {booking === null ? 'Session room' : activityOf(booking.data.activity).name}
        </PageHeading>
        {read.status === 'loading' && (
          <div role="status" aria-busy aria-label="Loading your session">
            <Skeleton variant="rounded" height={420} />
          </div>
        )}
        {read.status === 'failed' && <LoadFailed retry={read.retry} />}
        {read.status === 'ready' && booking === null && (
          <EmptyState
            scene="lantern"
            title="We can’t find this session"
            text="It may be in a different account. Check which one you’re signed in to."
          />
        )}
        {booking !== null && <RoomOf booking={booking} uid={uid} />}
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
  return (
    <Lobby
      booking={booking}
      uid={uid}
      other={other}
      opensAt={state === 'early' ? roomWindow(booking.data).opensAt : null}
      now={now}
    />
  );
}
