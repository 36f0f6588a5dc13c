import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { openProposal } from '@hearthkin/domain/booking/proposal';
import { ROOM_OPENS_BEFORE_MS, roomStateOf } from '@hearthkin/domain/booking/room';
import { MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import { awaitsPayment } from '@hearthkin/domain/payment/awaits-payment';
import { paymentsNote } from '@hearthkin/domain/payment/payment-words';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import {
  formatDate,
  formatDuration,
  formatMoney,
  formatTime,
  ownTimeZone,
} from '../../../lib/format';
import { roomPath, TRUSTED_CONTACT_PATH } from '../../../lib/paths';
import { arePaymentsLive } from '../../../lib/payments';
import { SessionCalendarButton } from '../../sessions/public';
import { endedSentence } from '../page/status-words';

interface RequestSentProps {
  readonly booking: Doc<Booking>;
  readonly otherName: string;
  readonly now: Date;
  readonly onClose: () => void;
}

/** Shown after booking: the request was sent, and then what became of it, while the page is open. */
export function RequestSent({ booking, otherName, now, onClose }: RequestSentProps) {
  const { data } = booking;
  // Back from the page where it should be paid again.
  if (awaitsPayment(data)) return null;
  const name = otherName === '' ? 'Your companion' : otherName;
  switch (statusAt(data, now)) {
    case 'pending':
      return (
        <Alert severity="success" onClose={onClose}>
          <AlertTitle>Your request has been sent</AlertTitle>
          {openProposal(data, now) === null
            ? `${name} ${answerBy(data)}. We’ll email you when they reply. Once they accept, you can add it to your calendar.`
            : `${name} suggests a new time. You can accept or decline it below.`}
          {` ${moneyWords(data.price, name)}`}
        </Alert>
      );
    case 'confirmed':
      return <SaidYes booking={booking} name={name} now={now} onClose={onClose} />;
    case 'cancelled':
      return (
        <Alert severity="info" onClose={onClose}>
          <AlertTitle>No session this time</AlertTitle>
          {endedSentence(data.cancellation, { role: 'spender', nameOf: () => name })} What happens
          with the payment is below.
        </Alert>
      );
    default:
      return null;
  }
}

type SaidYesProps = Omit<RequestSentProps, 'otherName'> & { readonly name: string };

/** The good news, with what one may want to do next. */
function SaidYes({ booking, name, now, onClose }: SaidYesProps) {
  const { id, data } = booking;
  const room = roomStateOf(data, now);
  return (
    <Alert severity="success" onClose={onClose}>
      <AlertTitle>{name} said yes</AlertTitle>
      {room === 'none' &&
        `You meet here: ${data.location}. Tell someone you trust where you’ll be.`}
      {room === 'early' && `Your room opens ${OPENS_BEFORE} before the start.`}
      {room === 'open' && 'Your room is open.'}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, marginInlineStart: -1 }}>
        {data.startsAt > now && <SessionCalendarButton booking={booking} otherName={name} />}
        {room === 'none' ? (
          <Button component={Link} to={TRUSTED_CONTACT_PATH}>
            Your trusted contact
          </Button>
        ) : (
          room !== 'closed' && (
            <Button component={Link} to={roomPath(id)}>
              {room === 'open' ? 'Join' : 'See the room'}
            </Button>
          )
        )}
      </Box>
    </Alert>
  );
}

const OPENS_BEFORE = formatDuration(ROOM_OPENS_BEFORE_MS / MINUTE_MS);

/** The fate of the money so far. */
function moneyWords({ totalMinor, planCreditMinor }: Booking['price'], name: string): string {
  if (!arePaymentsLive()) return paymentsNote(false);
  if (totalMinor === 0 && planCreditMinor > 0) {
    return `Your session credit pays all of it. If ${name} doesn’t accept, it comes back.`;
  }
  if (totalMinor === 0) return 'There’s nothing to pay.';
  return `Your card is authorized for ${formatMoney(totalMinor)}. We charge it once ${name} accepts. If they don’t, you won’t be charged.`;
}

function answerBy({ dueAt }: Booking): string {
  if (dueAt === null) return 'has your request';
  const zone = ownTimeZone();
  return `has until ${formatDate(dueAt, zone)}, ${formatTime(dueAt, zone)} your time to reply`;
}
