import { UNKNOWN_USER } from '@hearthkin/domain/account/profile';
import { otherParty } from '@hearthkin/domain/booking/booking';
import { statusAt } from '@hearthkin/domain/booking/lifecycle';
import { roomStateOf } from '@hearthkin/domain/booking/room';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '../../../data/bookings/booking-queries';
import type { Doc } from '../../../data/kit/readers';
import { bookingPath, bookPath, receiptPath, roomPath } from '../../../lib/paths';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { MessageButton } from '../../messages/public';
import { SessionCalendarButton } from '../../sessions/public';
import type { SessionRequest } from '../book/use-book';
import { RepeatDialog } from '../repeat/late-repeat-dialog';

interface RepeatButtonProps {
  readonly booking: Doc<Booking>;
  readonly otherName: string;
  readonly now: Date;
}

/** Opens the dialog that requests the same session in the next weeks. */
function RepeatButton({ booking, otherName, now }: RepeatButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  const { data } = booking;
  const session: SessionRequest = {
    companionId: data.earnerId,
    activity: data.activity,
    timing: 'later',
    startsAt: data.startsAt.toISOString(),
    minutes: data.duration * 60,
    location: data.location ?? '',
    notes: data.notes,
    mode: data.mode,
    // How they felt then, not how they’ll feel in weeks.
    mood: null,
    // Found before, not by matching again.
    fromMatching: false,
  };

  function confirm(count: number): void {
    setAsked(false);
    setMessage(`${count === 1 ? '1 session' : `${count} sessions`} requested.`);
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>Repeat weekly</Button>
      {isAsked && (
        <RepeatDialog
          session={session}
          timeZone={data.timeZone}
          isFirst={false}
          otherName={otherName}
          now={now}
          onRequested={confirm}
          onClose={() => setAsked(false)}
        />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}

interface CardLinksProps {
  readonly booking: Doc<Booking>;
  readonly role: 'spender' | 'earner';
  readonly otherName: string;
  readonly isPage: boolean;
  readonly now: Date;
}

/** The ways on from a booking's card, as buttons. */
export function CardLinks({ booking, role, otherName, isPage, now }: CardLinksProps) {
  const { id, data } = booking;
  const status = statusAt(data, now);
  const isOver = status === 'completed' || status === 'cancelled';
  const room = roomStateOf(data, now);
  const isAhead = status === 'confirmed' && data.startsAt > now;
  return (
    <>
      {(room === 'open' || room === 'early') && (
        <Button
          component={Link}
          to={roomPath(id)}
          variant={room === 'open' ? 'contained' : 'text'}
          aria-label={`${room === 'open' ? 'Join' : 'Check your devices'}: session with ${otherName}`}
        >
          {room === 'open' ? 'Join' : 'Check your devices'}
        </Button>
      )}
      {otherName !== '' && otherName !== UNKNOWN_USER && (
        <MessageButton
          otherUid={otherParty(data, role === 'spender' ? data.spenderId : data.earnerId).uid}
          name={otherName}
          why={{ bookingId: id }}
        />
      )}
      {!isPage && (
        <Button
          component={Link}
          to={bookingPath(id)}
          aria-label={`Details: session with ${otherName}`}
        >
          Details
        </Button>
      )}
      {isAhead && (
        <SessionCalendarButton booking={booking} otherName={otherName} isOneOfMany={!isPage} />
      )}
      {isPage && role === 'spender' && (
        <Button component={Link} to={receiptPath(id)}>
          Receipt
        </Button>
      )}
      {isPage && role === 'spender' && !isOver && data.startsAt > now && (
        <RepeatButton booking={booking} otherName={otherName} now={now} />
      )}
      {isOver && role === 'spender' && (
        <Button
          component={Link}
          to={bookPath(data.earnerId, { activity: data.activity })}
          aria-label={`Book again: session with ${otherName}`}
        >
          Book again
        </Button>
      )}
    </>
  );
}
