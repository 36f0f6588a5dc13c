import { type Counters, countedOf, recount } from '@hearthkin/domain/insights/counters';
import type * as Queries from '../../web/src/lib/insight-queries';
import { read } from './fake-queries';

/** Stands in for what functions count: counts the bookings there are. */
export const ownInsights: typeof Queries.ownInsights = (uid, firstMonth) =>
  read('ownInsights', `${uid}/${firstMonth}`, ({ bookings }) => {
    const months = new Map<string, Counters>();
    let all: Counters = {};
    for (const { data } of bookings) {
      if (!data.participantIds.includes(uid)) continue;
      const { month, counters } = countedOf(data);
      all = recount(all, null, counters);
      if (month >= firstMonth) {
        months.set(month, recount(months.get(month) ?? {}, null, counters));
      }
    }
    return { all, months };
  });
