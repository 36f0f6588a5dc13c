import Typography from '@mui/material/Typography';
import { clocksDiffer, formatDate, formatTimeRange, ownTimeZone, zoneName } from '../../lib/format';

interface SessionTimeProps {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
  /** Names the zone even where the clocks agree, for what is printed. */
  readonly isRecord?: boolean;
}

/** A session's time on the reader's clock, and in its own zone if that differs. */
export function SessionTime({ startsAt, endsAt, timeZone, isRecord = false }: SessionTimeProps) {
  const own = ownTimeZone();
  const isElsewhere = clocksDiffer(startsAt, own, timeZone);
  return (
    <>
      <Typography>
        {formatDate(startsAt, own)}, {formatTimeRange(startsAt, endsAt, own)}
        {isElsewhere ? ', your time' : isRecord && `, ${zoneName(timeZone)}`}
      </Typography>
      {isElsewhere && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDate(startsAt, timeZone)}, {formatTimeRange(startsAt, endsAt, timeZone)},{' '}
          {zoneName(timeZone)}
        </Typography>
      )}
    </>
  );
}
