import Typography from '@mui/material/Typography';
import { clocksDiffer, formatDate, formatTimeRange, ownTimeZone, zoneName } from '../../lib/format';

interface SessionTimeProps {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** False where the date is already shown beside it. */
  readonly withDate?: boolean;
}

/** A session's time in its own zone, and in the reader's zone if that differs. */
export function SessionTime({ startsAt, endsAt, timeZone, withDate = true }: SessionTimeProps) {
  const own = ownTimeZone();
  return (
    <>
      <Typography>
        {withDate && `${formatDate(startsAt, timeZone)}, `}
        {formatTimeRange(startsAt, endsAt, timeZone)}, {zoneName(timeZone)}
      </Typography>
      {clocksDiffer(startsAt, own, timeZone) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          For you: {formatDate(startsAt, own)}, {formatTimeRange(startsAt, endsAt, own)},{' '}
          {zoneName(own)}
        </Typography>
      )}
    </>
  );
}
