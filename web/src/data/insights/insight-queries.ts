import { ALL_MONTHS, type Counters, insightsSchema } from '@hearthkin/domain/insights/counters';
import { collection, documentId, endAt, limit, orderBy, query, startAt } from 'firebase/firestore';
import { map } from 'rxjs';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { watchList } from '../kit/readers';

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
  return {
    key: `insights/${uid}/${firstMonth}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'users', uid, 'insights').withConverter(insights),
          orderBy(documentId()),
          startAt(firstMonth),
          // `ALL_MONTHS` sorts after the months, because letters come after digits.
          endAt(ALL_MONTHS),
          limit(MAX_MONTHS),
        ),
      ).pipe(
        map(({ data, ...reading }) => {
          const months = new Map(data.map(({ id, data: { counters } }) => [id, counters]));
          const all = months.get(ALL_MONTHS) ?? {};
          months.delete(ALL_MONTHS);
          return { ...reading, data: { all, months } };
        }),
      ),
  };
}
