import { ALL_MONTHS, type Counters, insightsSchema } from '@hearthkin/domain/insights/counters';
import { collection, documentId, endAt, limit, orderBy, query, startAt } from 'firebase/firestore';
import { map } from 'rxjs';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { watchList } from '../kit/readers';

/** The reads of the numbers of one's own bookings, by name; see `queries.ts`. */

const insights = documentsOf(insightsSchema);

/** More than lie between the first month that is asked for and the last that can be booked. */
const MOST_MONTHS = 24;

/** The numbers of a person's bookings. */
export interface OwnInsights {
  readonly all: Counters;
  /** By month, `yyyy-MM`; a month without bookings is not in it. */
  readonly months: ReadonlyMap<string, Counters>;
}

/** One's own numbers: of all time, and of each month from `firstMonth` (`yyyy-MM`) on. */
export function ownInsights(uid: string, firstMonth: string): LiveQuery<OwnInsights> {
  return {
    key: `insights/${uid}/${firstMonth}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'users', uid, 'insights').withConverter(insights),
          orderBy(documentId()),
          startAt(firstMonth),
          // Letters come after digits: all months together are the last.
          endAt(ALL_MONTHS),
          limit(MOST_MONTHS),
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
