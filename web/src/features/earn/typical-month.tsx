import type { FirstMonths } from '@hearthkin/domain/companion/first-months';
import { useFirstMonths } from '../../data/companions/use-first-months';
import { formatMoney } from '../../lib/format';
import { UnknownMonth } from './unknown-month';

/** The pay of companions here in their first month, once it is counted. */
export function TypicalMonth() {
  const months = useFirstMonths();
  return months === null ? <UnknownMonth /> : firstMonthWords(months);
}

/** The pay of a first month here, by quarters. */
function firstMonthWords({ companions, lowMinor, middleMinor, highMinor }: FirstMonths): string {
  const latest = `our latest ${companions} companions`;
  if (highMinor === 0) {
    return `In their first 30 days here, three in four of ${latest} had no paid session yet.`;
  }
  return `In their first 30 days here, one in four of ${latest} got ${upTo(lowMinor)}, half got ${upTo(middleMinor)}, and one in four ${formatMoney(highMinor)} or more.`;
}

function upTo(minor: number): string {
  return minor === 0 ? 'nothing' : `${formatMoney(minor)} or less`;
}
