import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { formatTime, ownTimeZone } from '../../lib/format';
import { VisuallyHidden } from './visually-hidden';

interface TimeLeftProps {
  readonly dueAt: Date;
  /** The thing to be done until then. */
  readonly what?: 'reply' | 'pay';
}

/** Counts the seconds down for those who see it; others hear the time once. */
export function TimeLeft({ dueAt, what = 'reply' }: TimeLeftProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((dueAt.getTime() - now) / 1_000));
  const rest = String(seconds % 60).padStart(2, '0');
  return (
    <Typography variant="body2" sx={{ mt: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      <span aria-hidden>
        {Math.floor(seconds / 60)}:{rest} left to {what}
      </span>
      <VisuallyHidden>
        {what === 'pay' ? 'Pay' : 'Reply'} by {formatTime(dueAt, ownTimeZone())}.
      </VisuallyHidden>
    </Typography>
  );
}
