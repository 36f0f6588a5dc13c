import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Booking } from '../../data/bookings/booking-queries';
import { Snackbar } from '../../ui/feedback/snackbar';
import { late } from '../../ui/late';

const RepeatDialog = late(async () => (await import('./repeat-dialog')).RepeatDialog, {
  isRare: true,
});

interface RepeatButtonProps {
  readonly booking: Booking;
  readonly otherName: string;
  readonly now: Date;
}

/** Opens the dialog that requests the same session in the next weeks. */
export function RepeatButton({ booking, otherName, now }: RepeatButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  function close(requested: number): void {
    setOpen(false);
    if (requested === 0) return;
    setMessage(`${requested === 1 ? '1 session' : `${requested} sessions`} requested.`);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Repeat weekly</Button>
      {isOpen && <RepeatDialog booking={booking} otherName={otherName} now={now} onClose={close} />}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}
