import { DAY_MS, MINUTE_MS } from '@hearthkin/domain/durations';
import {
  HAPPY_HOUR_PERCENT,
  isHappyHour,
  nextHappyHourChange,
} from '@hearthkin/domain/pricing/happy-hour';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { HAPPY_HOUR_TIMES } from '../../lib/discount-words';
import { formatDate, formatPercent, formatTime, ownTimeZone } from '../../lib/format';
import { useNow } from '../../ui/hooks/clock';

/** Whether it is Happy Hour in the reader's zone, and when that changes. */
export function HappyHourBanner() {
  const now = useNow();
  const zone = ownTimeZone();
  const isOn = isHappyHour(now, zone);
  const change = nextHappyHourChange(now, zone);
  const time = formatTime(change, zone);
  const isSoon = change.getTime() - now.getTime() < DAY_MS;
  return (
    <Card
      component="section"
      aria-label="Happy Hour"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'flex-start',
        p: { xs: 2.5, sm: 3 },
        ...(isOn && { borderColor: 'secondary.main', borderWidth: 2, bgcolor: 'action.selected' }),
      }}
    >
      <ScheduleRounded aria-hidden color="secondary" sx={{ fontSize: 32 }} />
      <div>
        <Typography variant="h2">
          {isOn
            ? `It is Happy Hour: ${formatPercent(HAPPY_HOUR_PERCENT)} off`
            : `Happy Hour takes ${formatPercent(HAPPY_HOUR_PERCENT)} off`}
        </Typography>
        <Typography sx={{ mt: 0.5 }}>
          {isOn
            ? `On your clock it ends at ${time}, in ${untilWords(now, change)}.`
            : isSoon
              ? `On your clock it begins at ${time}, in ${untilWords(now, change)}.`
              : `On your clock it begins on ${formatDate(change, zone)} at ${time}.`}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {HAPPY_HOUR_TIMES}. What counts is the clock of your companion’s city when the session
          starts.
        </Typography>
      </div>
    </Card>
  );
}

/** "1 minute", "45 minutes", "2 h 5 min", rounded up. */
function untilWords(now: Date, then: Date): string {
  const minutes = Math.ceil((then.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
