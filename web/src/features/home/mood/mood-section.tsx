import { addDays, wallClock } from '@hearthkin/domain/foundation/time';
import { MOOD_NAMES, type MoodLevel } from '@hearthkin/domain/wellness/mood';
import { moodTrend, TREND_SIZE } from '@hearthkin/domain/wellness/trend';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLive } from '../../../data/kit/live-query';
import { moodsSince } from '../../../data/wellness/wellness-queries';
import { ownTimeZone } from '../../../lib/format';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Snackbar } from '../../../ui/feedback/snackbar';
import { DashboardCard } from '../../../ui/layout/dashboard-card';
import { MoodChart } from './mood-chart';
import { MoodForm } from './mood-form';
import { MoodTable } from './mood-table';

/** Days in the chart, including today. */
const CHART_DAYS = 30;

interface MoodSectionProps {
  readonly uid: string;
  readonly now: Date;
}

/** The member's mood check-in and chart, visible only to them. */
export function MoodSection({ uid, now }: MoodSectionProps) {
  const today = wallClock(now, ownTimeZone()).date;
  const first = addDays(today, 1 - CHART_DAYS);
  const read = useLive(moodsSince(uid, first));
  const [message, setMessage] = useState<string | null>(null);
  return (
    <DashboardCard title="How are you feeling today?">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        Private to you. Companions and our team can’t see it.
      </Typography>
      {read.status === 'failed' && <LoadFailed retry={read.retry} />}
      {read.status === 'loading' && (
        <div role="status" aria-busy aria-label="Loading your check-ins">
          <Skeleton variant="rounded" sx={{ height: { xs: 300, sm: 340 } }} />
        </div>
      )}
      {read.status === 'ready' && (
        <Stack sx={{ gap: 3 }}>
          <MoodForm
            key={today}
            uid={uid}
            day={today}
            former={read.data.find(({ id }) => id === today)?.data ?? null}
            onSaved={() => setMessage('Your check-in is saved.')}
          />
          {read.data.length > 0 && (
            <div>
              <Typography sx={{ mb: 1.5 }}>
                {trendWords(read.data.map(({ data }) => data.mood))}
              </Typography>
              <MoodChart first={first} days={CHART_DAYS} moods={read.data} />
              <MoodTable
                uid={uid}
                moods={read.data}
                onRemoved={() => setMessage('The check-in is removed.')}
              />
            </div>
          )}
        </Stack>
      )}
      <Snackbar message={message} onClose={() => setMessage(null)} />
    </DashboardCard>
  );
}

/** The check-ins of the chart (earliest first), in a sentence or two. */
function trendWords(moods: readonly MoodLevel[]): string {
  const trend = moodTrend(moods);
  if (trend === null) {
    return `With ${TREND_SIZE} check-ins in ${CHART_DAYS} days, you’ll see your average here.`;
  }
  const { recent, before } = trend;
  const last = `Your last ${TREND_SIZE} check-ins average ${MOOD_NAMES[recent]}`;
  if (before === null) return `${last}.`;
  return before === recent
    ? `${last}, like the ${TREND_SIZE} before.`
    : `${last}. The ${TREND_SIZE} before averaged ${MOOD_NAMES[before]}.`;
}
