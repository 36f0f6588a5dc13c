import { STARS } from '@hearthkin/domain/companion/review';
import { ACTIVITIES, ACTIVITY_IDS } from '@hearthkin/domain/foundation/activities';
import type { UserType } from '@hearthkin/domain/foundation/fields';
import Box from '@mui/material/Box';
import type { Companion } from '../../../data/companions/companion-queries';
import { BarChart, type ChartBar } from './bar-chart';
import type { OwnInsights } from './insight-queries';
import { countOf, hourBars, moneyByMonth, sessions, spentWords, weekBars } from './insight-words';

interface ChartsProps {
  readonly insights: OwnInsights;
  /** The companion's own listing; null for members. */
  readonly listing: Companion | null;
  readonly role: UserType;
  /** `yyyy-MM-dd` */
  readonly today: string;
}

export function Charts({ insights, listing, role, today }: ChartsProps) {
  const isCompanion = role === 'earner';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 3,
      }}
    >
      <BarChart
        title="Bookings by week"
        bars={weekBars(insights, today)}
        empty="No session in the last twelve weeks."
      />
      <BarChart
        title={isCompanion ? 'Your share by month' : `${spentWords()} by month`}
        bars={moneyByMonth(insights, isCompanion ? 'payout-minor' : 'kept-minor', today)}
        empty="No completed session in the last six months."
      />
      <BarChart
        title={isCompanion ? 'Time of day' : 'Time of day, on the companion’s clock'}
        bars={hourBars(insights)}
        empty="No sessions yet."
      />
      {listing === null ? (
        <BarChart title="What you book" bars={activityBars(insights)} empty="No sessions yet." />
      ) : (
        <BarChart title="Your ratings" bars={ratingBars(listing)} empty="No reviews yet." />
      )}
    </Box>
  );
}

function activityBars({ all }: OwnInsights): ChartBar[] {
  return ACTIVITY_IDS.map((activity) => {
    const value = countOf(all, `activity-${activity}`);
    const { name } = ACTIVITIES[activity];
    return { name, tick: name.split(' ')[0] ?? name, value, text: sessions(value) };
  });
}

function ratingBars({ ratingDistribution }: Companion): ChartBar[] {
  return STARS.map((stars) => {
    const value = ratingDistribution[stars - 1] ?? 0;
    return {
      name: `${stars} ${stars === 1 ? 'star' : 'stars'}`,
      tick: `${stars} ★`,
      value,
      text: `${value} ${value === 1 ? 'review' : 'reviews'}`,
    };
  });
}
