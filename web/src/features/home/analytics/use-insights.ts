import { wallClock } from '@hearthkin/domain/foundation/time';
import { monthsOfWeeks, monthsUpTo } from '@hearthkin/domain/insights/weeks';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { ownTimeZone } from '../../../lib/format';
import { useNow } from '../../../ui/hooks/clock';
import { ownInsights } from './insight-queries';
import { CHART_MONTHS, CHART_WEEKS } from './insight-words';

/** The user's live statistics for the charts, with today's date. */
export function useInsights(uid: string) {
  const today = wallClock(useNow(), ownTimeZone()).date;
  const months = [...monthsUpTo(today, CHART_MONTHS), ...monthsOfWeeks(today, CHART_WEEKS)];
  const firstMonth = months.toSorted()[0] ?? today.slice(0, 7);
  return { today, read: useLatest(useLive(ownInsights(uid, firstMonth))) };
}
