import Box from '@mui/material/Box';
import { onOwnClock } from './own-clock';

interface OwnTimeProps {
  readonly instant: Date;
  /** The zone in which the time stands beside it. */
  readonly timeZone: string;
}

/** The same time on the reader's own clock, where that shows another. */
export function OwnTime({ instant, timeZone }: OwnTimeProps) {
  const own = onOwnClock(instant, timeZone);
  if (own === null) return null;
  return (
    <Box
      component="span"
      sx={{ marginInlineStart: 1.5, color: 'text.secondary', typography: 'body2' }}
    >
      {own}
    </Box>
  );
}
