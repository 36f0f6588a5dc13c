import type { Companion } from '../../data/companions/companion-queries';
import { averageRating } from '../../data/companions/companion-words';
import type { OwnInsights } from '../../data/insights/insight-queries';
import { countOf, liveBookings } from '../../data/insights/insight-words';
import { formatMoney } from '../../lib/format';
import { StatCards } from '../../ui/feedback/stat-cards';

interface CompanionNumbersProps {
  /** Null while loading. */
  readonly insights: OwnInsights | null;
  readonly listing: Companion | null;
  /** `yyyy-MM` */
  readonly month: string;
}

/** The dashboard's four numbers (specification 2, sections 2 and 9). */
export function CompanionNumbers({ insights, listing, month }: CompanionNumbersProps) {
  const share = countOf(insights?.all, 'payout-minor');
  return (
    <StatCards
      label="Your numbers"
      stats={[
        {
          term: 'Total Earnings',
          value: insights && formatMoney(countOf(insights.all, 'completed-minor')),
          ...(share > 0 && { note: `Your share of it: ${formatMoney(share)}` }),
        },
        {
          term: 'Bookings This Month',
          value: insights && String(liveBookings(insights.months.get(month))),
        },
        { term: 'Average Rating', value: listing && averageRating(listing) },
        { term: 'Profile Views', value: listing && String(listing.profileViews) },
      ]}
    />
  );
}
