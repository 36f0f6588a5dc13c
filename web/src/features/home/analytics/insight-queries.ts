import { ALL_MONTHS, type Counters, insightsSchema } from '@hearthkin/domain/insights/counters';
import { documentId, endAt, limit, orderBy, startAt } from '../../../data/kit/constraints';
import { documentsOf } from '../../../data/kit/documents';
import type { LiveQuery } from '../../../data/kit/live-query';
import { list, mapped, source } from '../../../data/kit/queries';

const insights = documentsOf(insightsSchema);

/** More than the months between the first one shown and the last one bookable. */
const MAX_MONTHS = 24;

/** A user's booking statistics. */
export interface OwnInsights {
  readonly all: Counters;
  /** By month, `yyyy-MM`, without months that have no bookings. */
  readonly months: ReadonlyMap<string, Counters>;
}

/** A user's statistics: all time, and by month from `firstMonth` (`yyyy-MM`) on. */
export function ownInsights(uid: string, firstMonth: string): LiveQuery<OwnInsights> {
  const documents = list(
    `insights/${uid}/${firstMonth}`,
    source(`users/${uid}/insights`, insights),
    orderBy(documentId()),
    startAt(firstMonth),
    // `ALL_MONTHS` sorts after the months, because letters come after digits.
    endAt(ALL_MONTHS),
    limit(MAX_MONTHS),
  );
  return mapped(documents, (found) => {
    const months = new Map(found.map(({ id, data: { counters } }) => [id, counters]));
    const all = months.get(ALL_MONTHS) ?? {};
    months.delete(ALL_MONTHS);
    return { all, months };
  });
}
