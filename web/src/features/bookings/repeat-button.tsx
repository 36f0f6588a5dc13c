import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Booking } from '../../data/bookings/booking-queries';
import type { Doc } from '../../data/kit/readers';
import { REPLACE } from '../../lib/query-change';
import { Snackbar } from '../../ui/feedback/snackbar';
import { late } from '../../ui/late';
import { repeatIn, withoutRepeat } from './repeat-search';

const RepeatDialog = late(async () => (await import('./repeat-dialog')).RepeatDialog, {
  isRare: true,
});

interface RepeatButtonProps {
  readonly booking: Doc<Booking>;
  readonly otherName: string;
  readonly now: Date;
}

/** Opens the dialog that requests the same session in the next weeks, also after a payment of one. */
export function RepeatButton({ booking, otherName, now }: RepeatButtonProps) {
  const [params, setParams] = useSearchParams();
  const left = repeatIn(params);
  const [isAsked, setAsked] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  function close(requested: number): void {
    setAsked(false);
    if (left !== null) setParams(withoutRepeat, REPLACE);
    if (requested === 0) return;
    setMessage(`${requested === 1 ? '1 session' : `${requested} sessions`} requested.`);
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>Repeat weekly</Button>
      {(isAsked || left !== null) && (
        <RepeatDialog
          booking={booking}
          otherName={otherName}
          left={left}
          now={now}
          onClose={close}
        />
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </>
  );
}
