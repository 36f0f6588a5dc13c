import { awaitsPayment } from '@hearthkin/domain/payment/awaits-payment';
import { paymentsNote } from '@hearthkin/domain/payment/payment-words';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Booking } from '../../data/bookings/booking-queries';
import { formatDate, formatMoney, formatTime, ownTimeZone } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';

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
  // Back from the page where it should be paid again.
  if (!isShown || awaitsPayment(booking)) return null;
  const { totalMinor, planCreditMinor } = booking.price;
  const name = otherName === '' ? 'Your companion' : otherName;
  return (
    <Alert severity="success" onClose={() => setShown(false)}>
      <AlertTitle>Your request has been sent</AlertTitle>
      {name} {answerBy(booking)}. We’ll email you when they reply. Once they accept, you can add it
      to your calendar.
      {` ${moneyWords(totalMinor, name, planCreditMinor)}`}
    </Alert>
  );
}

/** What became of the money so far. */
function moneyWords(totalMinor: number, name: string, planCreditMinor: number): string {
  if (!arePaymentsLive()) return paymentsNote(false);
  if (totalMinor === 0 && planCreditMinor > 0) {
    return `Your session credit pays all of it. If ${name} doesn’t accept, it comes back.`;
  }
  if (totalMinor === 0) return 'There’s nothing to pay.';
  return `Your card is authorized for ${formatMoney(totalMinor)}. We charge it once ${name} accepts. If they don’t, you won’t be charged.`;
}

function answerBy({ status, dueAt }: Booking): string {
  if (status !== 'pending' || dueAt === null) return 'has already replied';
  const zone = ownTimeZone();
  return `has until ${formatDate(dueAt, zone)}, ${formatTime(dueAt, zone)} your time to reply`;
}

function isNew(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
