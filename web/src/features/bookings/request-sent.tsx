import { awaitsPayment } from '@hearthkin/domain/payment/awaits-payment';
import { paymentsNote } from '@hearthkin/domain/payment/payment-words';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Booking } from '../../data/bookings/booking-queries';
import { formatDate, formatMoney, formatTime, ownTimeZone } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';

interface RequestSentProps {
  readonly booking: Booking;
  readonly otherName: string;
  readonly onClose: () => void;
}

/** Shown once after booking: the request was sent, and what happens next. */
export function RequestSent({ booking, otherName, onClose }: RequestSentProps) {
  // Back from the page where it should be paid again.
  if (awaitsPayment(booking)) return null;
  const { totalMinor, planCreditMinor } = booking.price;
  const name = otherName === '' ? 'Your companion' : otherName;
  return (
    <Alert severity="success" onClose={onClose}>
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
