import type { FirstMonths } from '@hearthkin/domain/companion/first-months';
import { useLive } from '../kit/live-query';
import { firstMonths } from './first-month-queries';

/** The pay of companions in their first month; null until it is known, and while they are too few. */
export function useFirstMonths(): FirstMonths | null {
  const read = useLive(firstMonths());
  return read.status === 'ready' ? (read.data?.data ?? null) : null;
}
