import { completionOf } from '@hearthkin/domain/account/profile-completion';
import { averageRating, responseTime } from '../../data/companions/companion-words';
import { formatPercent } from '../../lib/format';
import { StatCards } from '../../ui/feedback/stat-cards';
import type { OwnProfile } from './use-own-profile';

/** Specification 2, section 2. */
export function ProfileStats({ account, listing }: OwnProfile) {
  const sessions = listing?.sessionsCompleted ?? account.stats.sessionsCompleted;
  return (
    <StatCards
      label="In numbers"
      stats={[
        { term: 'Sessions completed', value: String(sessions) },
        { term: 'Average rating', value: averageRating(listing) },
        { term: 'Response time', value: responseTime(listing) },
        { term: 'Profile complete', value: formatPercent(completionOf(account, listing).percent) },
      ]}
    />
  );
}
