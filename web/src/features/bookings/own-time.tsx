import Box from '@mui/material/Box';
import { clocksDiffer, formatDate, formatTime, ownTimeZone } from '../../lib/format';

interface OwnTimeProps {
  readonly instant: Date;
  /** The zone in which the time stands beside it. */
  readonly timeZone: string;
}

/** The same time on the reader's own clock, where that shows another; with the day if it differs. */
export function OwnTime({ instant, timeZone }: OwnTimeProps) {
  const own = ownTimeZone();
  if (!clocksDiffer(instant, own, timeZone)) return null;
  const isOtherDay = formatDate(instant, own) !== formatDate(instant, timeZone);
  const day = isOtherDay ? `${formatDate(instant, own)}, ` : '';
  return (
    <Box
      component="span"
      sx={{ marginInlineStart: 1.5, color: 'text.secondary', typography: 'body2' }}
    >
      {day}
      {formatTime(instant, own)} for you
    </Box>
  );
}
