import Typography from '@mui/material/Typography';
import {
  clocksDiffer,
  formatDate,
  formatTime,
  formatTimeRange,
  ownTimeZone,
} from '../../lib/format';

interface PlaceTimeProps {
  readonly startsAt: Date;
  /** Left out where only the start is known. */
  readonly endsAt?: Date;
  readonly timeZone: string;
  /** The owner of the clock: "Seattle". */
  readonly city: string;
}

/** The time at which something takes place: on the reader's clock, and on that of its city where they differ. */
export function PlaceTime({ startsAt, endsAt, timeZone, city }: PlaceTimeProps) {
  const own = ownTimeZone();
  const isElsewhere = clocksDiffer(startsAt, own, timeZone);
  const at = (zone: string) =>
    `${formatDate(startsAt, zone)}, ${endsAt === undefined ? formatTime(startsAt, zone) : formatTimeRange(startsAt, endsAt, zone)}`;
  return (
    <>
      {isElsewhere ? `${at(own)}, your time` : at(timeZone)}
      {isElsewhere && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          In {city}: {at(timeZone)}
        </Typography>
      )}
    </>
  );
}
