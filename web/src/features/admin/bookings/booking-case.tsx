import type { StaffBooking } from '@hearthkin/domain/admin/staff-reads';
import { openTransitions } from '@hearthkin/domain/booking/lifecycle';
import type { Attendance } from '@hearthkin/domain/booking/room-signal';
import { activityOf } from '@hearthkin/domain/foundation/activities';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '../../../data/bookings/booking-queries';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { call } from '../../../firebase/call';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { useNow } from '../../../ui/hooks/clock';
import { late } from '../../../ui/late';
import { FLIP_IN_RTL } from '../../../ui/layout/flip-in-rtl';
import { BookingHistory, StatusChip } from '../../bookings/public';
import { auditOn, staffBooking } from '../admin-queries';
import { FactList } from '../fact-list';
import { formatDateTime } from '../format-date-time';
import { RefreshButton } from '../inbox/refresh-button';
import { StaffNotes } from '../people/staff-notes';
import { StaffActs } from '../staff-acts';
import { sideName } from './booking-names';
import { CaseClaim } from './case-claim';
import { CaseDay } from './case-day';
import { CaseFacts } from './case-facts';
import { CaseMessages } from './case-messages';
import { CaseMoney } from './case-money';
import { CaseSection } from './case-section';
import { useBookingFilter } from './use-booking-filter';

const CancelBookingDialog = late(
  async () => (await import('./cancel-booking-dialog')).CancelBookingDialog,
);

interface BookingCaseProps {
  readonly bookingId: string;
  readonly takesFocus: boolean;
}

/** One booking with all that staff need to help the two. */
export function BookingCase({ bookingId, takesFocus }: BookingCaseProps) {
  const { addressWith } = useBookingFilter();
  const read = useLive(staffBooking(bookingId));
  const found = useLatest(read);
  const [message, setMessage] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const booking = found.status === 'ready' && typeof found.data !== 'string' ? found.data : null;
  const changed = (sentence: string) => {
    found.retry();
    setMessage(sentence);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
        <Button
          component={Link}
          to={addressWith({ booking: '' })}
          startIcon={<ArrowBackRounded sx={FLIP_IN_RTL} />}
        >
          All bookings
        </Button>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {booking !== null && (
            <CancelBooking
              bookingId={bookingId}
              booking={booking.booking}
              onCanceled={() => {
                changed('The booking is canceled. We’re letting both know.');
                // The button that had focus is gone.
                heading.current?.focus();
              }}
            />
          )}
          <RefreshButton read={read} />
        </Stack>
      </Stack>
      <CaseHead booking={booking} headingRef={heading} />
      {found.status === 'failed' && <LoadFailed retry={found.retry} />}
      {found.status === 'loading' && (
        <Skeleton variant="rounded" height={420} role="status" aria-label="Loading booking" />
      )}
      {found.status === 'ready' && found.data === 'missing' && (
        <EmptyState
          icon={<SearchOffRounded />}
          title="There is no such booking"
          text="Check the id, or look for the person."
        />
      )}
      {found.status === 'ready' && found.data === 'own' && (
        <Alert severity="info">This is your own booking. Another admin has to handle it.</Alert>
      )}
      {booking !== null && <CaseParts bookingId={bookingId} found={booking} onChanged={changed} />}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </Stack>
  );
}

interface CaseHeadProps {
  readonly booking: StaffBooking | null;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

function CaseHead({ booking: found, headingRef }: CaseHeadProps) {
  const now = useNow();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography
        variant="h2"
        ref={headingRef}
        tabIndex={-1}
        sx={{ outline: 'none', overflowWrap: 'anywhere' }}
      >
        {found === null
          ? 'Booking'
          : `${activityOf(found.booking.activity).name}, ${sideName(found.names, 'spender')} with ${sideName(found.names, 'earner')}`}
      </Typography>
      {found !== null && <StatusChip booking={found.booking} now={now} />}
    </Stack>
  );
}

interface CasePartsProps {
  readonly bookingId: string;
  readonly found: StaffBooking;
  readonly onChanged: (sentence: string) => void;
}

/** The parts of a case: each is a section of its own. */
function CaseParts({ bookingId, found, onChanged }: CasePartsProps) {
  const now = useNow();
  const { booking, names, payment, payout, claim, attendance, days, notes } = found;
  const reader = {
    role: null,
    nameOf: (side: 'spender' | 'earner') => sideName(names, side),
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Stack sx={{ gap: 2 }}>
        <CaseFacts bookingId={bookingId} found={found} />
        <Card sx={{ p: { xs: 2, sm: 3 } }}>
          <BookingHistory booking={booking} reader={reader} now={now} heading="h3" />
        </Card>
        <CaseSection title="Notes of our team">
          <StaffNotes
            notes={notes}
            draftId={`booking-note/${bookingId}`}
            goes="the member or the companion deletes their account"
            add={(note) => call('noteBooking', { bookingId, ...note })}
            onChanged={() => onChanged('The note is added.')}
          />
        </CaseSection>
      </Stack>
      <Stack sx={{ gap: 2 }}>
        <CaseClaim claim={claim} names={names} />
        <CaseMoney bookingId={bookingId} payment={payment} payout={payout} onChanged={onChanged} />
        {activityOf(booking.activity).virtual ? (
          <CaseAttendance attendance={attendance} names={names} />
        ) : (
          <CaseDay days={days} names={names} />
        )}
        <CaseMessages bookingId={bookingId} found={found} />
        <Stack>
          <StaffActs entriesOf={(kind) => auditOn(`bookings/${bookingId}`, kind)} />
        </Stack>
      </Stack>
    </Box>
  );
}

interface CancelBookingProps {
  readonly bookingId: string;
  readonly booking: Booking;
  readonly onCanceled: () => void;
}

/** Nothing for a booking that is over. */
function CancelBooking({ bookingId, booking, onCanceled }: CancelBookingProps) {
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  if (openTransitions(booking, 'operator', now).length === 0) return null;
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
        Cancel with full refund
      </Button>
      {isAsking && (
        <CancelBookingDialog
          bookingId={bookingId}
          booking={booking}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onCanceled();
          }}
        />
      )}
    </>
  );
}

/** The times at which each side was in the room of a virtual session. */
function CaseAttendance({ attendance, names }: Pick<StaffBooking, 'attendance' | 'names'>) {
  return (
    <CaseSection title="In the room">
      <FactList
        facts={[
          [`${sideName(names, 'spender')}, member`, presence(attendance.member)],
          [`${sideName(names, 'earner')}, companion`, presence(attendance.companion)],
        ]}
      />
    </CaseSection>
  );
}

function presence(attendance: Attendance | null): string {
  if (attendance === null) return 'Not seen there';
  const { joinedAt, lastSeenAt } = attendance;
  return `Came ${formatDateTime(joinedAt)}\nLast seen ${formatDateTime(lastSeenAt)}`;
}
