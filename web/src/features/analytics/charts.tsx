import type { UserType } from '@hearthkin/domain/account/fields';
import { ACTIVITIES, ACTIVITY_IDS } from '@hearthkin/domain/booking/activities';
import { STARS } from '@hearthkin/domain/companion/review';
import Box from '@mui/material/Box';
import type { Companion } from '../../data/companions/companion-queries';
import { averageRating, responseTime } from '../../data/companions/companion-words';
import type { OwnInsights } from '../../data/insights/insight-queries';
import {
  countOf,
  hourBars,
  moneyByMonth,
  sessions,
  weekBars,
} from '../../data/insights/insight-words';
import { BarChart, type ChartBar } from '../../ui/feedback/bar-chart';
import { StatCards } from '../../ui/feedback/stat-cards';

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
    <>
      {listing !== null && (
        <StatCards
          label="How members see you"
          stats={[
            { term: 'Average rating', value: averageRating(listing) },
            { term: 'Response time', value: responseTime(listing) },
            { term: 'Profile views', value: String(listing.profileViews) },
            {
              term: 'Canceled bookings',
              value: String(countOf(insights.all, 'status-cancelled')),
            },
          ]}
        />
      )}
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
          title={isCompanion ? 'Your share by month' : 'Spent by month'}
          bars={moneyByMonth(insights, isCompanion ? 'payout-minor' : 'kept-minor', today)}
          empty="No completed session in the last six months."
        />
        <BarChart title="Time of day" bars={hourBars(insights)} empty="No sessions yet." />
        {listing === null ? (
          <BarChart title="What you book" bars={activityBars(insights)} empty="No sessions yet." />
        ) : (
          <BarChart title="Your ratings" bars={ratingBars(listing)} empty="No reviews yet." />
        )}
      </Box>
    </>
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
