import type { UserType } from '@hearthkin/domain/account/fields';
import type { OwnInsights } from '../../data/insights/insight-queries';
import { countOf, sessions } from '../../data/insights/insight-words';
import { formatMoney } from '../../lib/format';
import type { Stat } from '../../ui/feedback/stat-cards';

/** What somebody has spent or earned in all, and in how many sessions. */
export function totalsOf({ all }: OwnInsights, role: UserType): Stat {
  const completed = countOf(all, 'status-completed');
  const hours = Math.round(countOf(all, 'minutes') / 6) / 10;
  const note = `${sessions(completed)}, ${hours} h`;
  return role === 'earner'
    ? { term: 'Your share in all', value: formatMoney(countOf(all, 'payout-minor')), note }
    : { term: 'Spent in all', value: formatMoney(countOf(all, 'kept-minor')), note };
}
