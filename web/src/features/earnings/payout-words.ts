import { activityOf } from '@hearthkin/domain/foundation/activities';
import type { Payout } from '@hearthkin/domain/payment/ledger';
import { earningsLine } from '@hearthkin/domain/payment/statement';
import { CREDIT_WORDS, DISCOUNT_WORDS } from '../../lib/discount-words';
import { formatMoney, formatPercent } from '../../lib/format';

/** The activity of a payout's session. */
export function activityWords({ session }: Payout): string {
  return activityOf(session.activity).name;
}

/** "List price €60", or what is kept of it: "€30, 50% of the list price". */
export function priceWords(payout: Payout): string {
  const gross = formatMoney(earningsLine(payout).grossMinor);
  const { session } = payout;
  return session.keptPercent === 100
    ? `List price ${gross}`
    : `${gross}, ${formatPercent(session.keptPercent)} of the list price`;
}

/** Which discounts the companion and Hearthkin bore, and the fee. */
export function bearerWords(payout: Payout): string[] {
  const { session } = payout;
  const { offersMinor, coveredMinor, feeMinor } = earningsLine(payout);
  const fee = `Our fee ${formatMoney(feeMinor)}`;
  const own = session.discounts.filter(({ bearer }) => bearer === 'companion');
  const covered = [
    ...session.discounts
      .filter(({ bearer }) => bearer === 'platform')
      .map(({ kind }) => DISCOUNT_WORDS[kind].name),
    ...session.credits.map((kind) => CREDIT_WORDS[kind].name),
  ];
  const ownNames = own.map(({ kind }) => DISCOUNT_WORDS[kind].name);
  return [
    ...(ownNames.length > 0
      ? [`Your offers −${formatMoney(offersMinor)} (${ownNames.join(', ')})`]
      : []),
    ...(covered.length > 0
      ? [`We covered ${formatMoney(coveredMinor)} (${covered.join(', ')})`]
      : []),
    fee,
  ];
}
