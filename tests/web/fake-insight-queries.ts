import { ALL_MONTHS, countedOf, insightsOf } from '@hearthkin/domain/insights/counters';
import type * as Queries from '../../web/src/data/insights/insight-queries';
import { read } from './fake-queries';

/** Stands in for what functions count: counts the bookings there are. */
export const ownInsights: typeof Queries.ownInsights = (uid, firstMonth) =>
  read('ownInsights', `${uid}/${firstMonth}`, ({ bookings }) => {
    const own = bookings.filter(({ data }) => data.participantIds.includes(uid));
    const insights = insightsOf(own.map(({ data }) => countedOf(data)));
    const months = [...insights].filter(([id]) => id !== ALL_MONTHS && id >= firstMonth);
    return { all: insights.get(ALL_MONTHS) ?? {}, months: new Map(months) };
  });
