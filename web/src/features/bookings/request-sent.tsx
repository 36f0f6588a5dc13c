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
      {name} {answerBy(booking)}. You will see the answer here and get a mail. Once it is accepted
      you can add the session to your calendar.
      {totalMinor > 0 &&
        ` ${formatMoney(totalMinor)} is set aside for it; without an answer in time you get all of it back.`}
    </Alert>
  );
}

function answerBy({ status, dueAt }: Booking): string {
  if (status !== 'pending' || dueAt === null) return 'has answered already';
  const zone = ownTimeZone();
  return `has until ${formatDate(dueAt, zone)}, ${formatTime(dueAt, zone)} your time to answer`;
}

function isNew(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
