import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import Alert from '@mui/material/Alert';
import { useClockCheck } from '../../../ui/hooks/clock';

/** Names the device's clock where it is wrong: the times that are offered are right. */
export function ClockNotice() {
  const behindMs = useClockCheck();
  if (behindMs === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {`Your device’s clock is ${about(Math.abs(behindMs))} ${behindMs > 0 ? 'slow' : 'fast'}. The times here go by the right one.`}
    </Alert>
  );
}

/** "about a day", "about 3 hours" */
function about(ms: number): string {
  for (const [unit, one, many] of [
    [DAY_MS, 'a day', 'days'],
    [HOUR_MS, 'an hour', 'hours'],
  ] as const) {
    const count = Math.round(ms / unit);
    if (count > 0) return `about ${count === 1 ? one : `${count} ${many}`}`;
  }
  return `about ${Math.round(ms / MINUTE_MS)} minutes`;
}
