import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Booking } from '../../data/bookings/booking-queries';
import { formatDate, formatMoney, formatTime, ownTimeZone } from '../../lib/format';

interface RequestSentProps {
  readonly booking: Booking;
  readonly otherName: string;
}

/** Shown once after booking: the request was sent, and what happens next. */
export function RequestSent({ booking, otherName }: RequestSentProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const [isShown, setShown] = useState(() => isNew(location.state));
  useEffect(() => {
    if (!isNew(location.state)) return;
    // A reload or the Back button must not show it again.
    void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }, [location.state, navigate]);
  if (!isShown) return null;
  const { totalMinor } = booking.price;
  const name = otherName === '' ? 'Your companion' : otherName;
  return (
    <Alert severity="success" onClose={() => setShown(false)}>
      <AlertTitle>Your request has been sent</AlertTitle>
      {name} {answerBy(booking)}. We’ll email you when they reply. Once they accept, you can add it
      to your calendar.
      {totalMinor > 0 &&
        ` We’re holding ${formatMoney(totalMinor)}. If they don’t reply in time, you get it all back.`}
    </Alert>
  );
}

function answerBy({ status, dueAt }: Booking): string {
  if (status !== 'pending' || dueAt === null) return 'has already replied';
  const zone = ownTimeZone();
  return `has until ${formatDate(dueAt, zone)}, ${formatTime(dueAt, zone)} your time to reply`;
}

function isNew(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
