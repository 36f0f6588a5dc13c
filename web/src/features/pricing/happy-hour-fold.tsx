import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import {
  HAPPY_HOUR_PERCENT,
  isHappyHour,
  nextHappyHourChange,
} from '@hearthkin/domain/pricing/happy-hour';
import Typography from '@mui/material/Typography';
import { happyHourTimes } from '../../lib/discount-words';
import { formatDate, formatPercent, formatTime, ownTimeZone } from '../../lib/format';
import { useNow } from '../../ui/hooks/clock';
import { Fold } from './fold';

/** Whether it is Happy Hour in the reader's zone, and when that changes. */
export function HappyHourFold() {
  const now = useNow();
  const zone = ownTimeZone();
  const isOn = isHappyHour(now, zone);
  const change = nextHappyHourChange(now, zone);
  const time = formatTime(change, zone);
  const isSoon = change.getTime() - now.getTime() < DAY_MS;
  const when = isOn
    ? `Ends at ${time} your time, in ${untilWords(now, change)}.`
    : isSoon
      ? `Starts at ${time} your time, in ${untilWords(now, change)}.`
      : `Starts on ${formatDate(change, zone)} at ${time} your time.`;
  return (
    <Fold
      name="Happy Hour"
      title={
        isOn
          ? `It’s Happy Hour: ${formatPercent(HAPPY_HOUR_PERCENT)} off`
          : `${formatPercent(HAPPY_HOUR_PERCENT)} off during Happy Hour`
      }
      line={`With companions who offer it. ${when}`}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {happyHourTimes()}, in your companion’s time zone. It applies to sessions that start then,
        with companions who offer it.
      </Typography>
    </Fold>
  );
}

/** "1 minute", "45 minutes", "2 h 5 min", rounded up. */
function untilWords(now: Date, then: Date): string {
  const minutes = Math.ceil((then.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
