import { formatList, formatMoney } from '../foundation/formats';
import { type Credit, type CreditKind, GOLD_BONUS_MINUTES } from '../pricing/credits';
import { DISCOUNT_BEARERS, type Discount } from '../pricing/discounts';
import type { Price } from '../pricing/price';
import { companionPayOf } from './companion-pay';
import { PLATFORM_FEE_PERCENT } from './platform-fee';

const NOT_LIVE = 'Payments aren’t live yet.';

/** Said wherever a price is named while amounts are only written down; empty with a payment provider. */
export function paymentsNote(isLive: boolean): string {
  return isLive ? '' : `${NOT_LIVE} You won’t be charged.`;
}

/** The same for a companion, where their pay is named. */
export function payoutsNote(isLive: boolean): string {
  return isLive ? '' : `${NOT_LIVE} No money is paid out.`;
}

const BEFORE_LIVE = 'Booked before payments went live.';

/** Said of a payment that is only written down, which it stays after payments went live. */
export function writtenPaymentNote(isLive: boolean): string {
  return isLive ? `${BEFORE_LIVE} You won’t be charged.` : paymentsNote(false);
}

/** The same for a companion. */
export function writtenPayoutNote(isLive: boolean): string {
  return isLive ? `${BEFORE_LIVE} No money is paid out.` : payoutsNote(false);
}

/** Said to a companion who leaves, about the pay that is still due. */
export function payOnLeaving(dueMinor: number, isLive: boolean): string {
  const due = `Pay that’s still due to you: ${formatMoney(dueMinor)}.`;
  return isLive
    ? `${due} We’ll send it to your payout account. No account yet? Write to our support.`
    : `${due} ${payoutsNote(isLive)}`;
}

/** Said where prices are shown to everyone. */
export function pricesNote(isLive: boolean): string {
  return isLive ? 'We charge your card once the companion accepts.' : paymentsNote(isLive);
}

/**
 * What a member is told before they ask for a session: what their card is charged, and when.
 * @param totalMinor null while the price is unknown.
 */
export function paymentPlan(totalMinor: number | null, name: string, isLive: boolean): string {
  if (!isLive) return paymentsNote(isLive);
  if (totalMinor === 0) return '';
  const amount = totalMinor === null ? 'the total' : formatMoney(totalMinor);
  return `Next, your card is authorized for ${amount}. We charge it once ${name} accepts. If they don’t, you won’t be charged.`;
}

/** The sentence about a payout that was sent. */
export const PAYOUT_ARRIVES = 'It reaches your bank in a few days.';

/** The facts of a price that a companion is told. */
export type ToldPrice = Pick<
  Price,
  'subtotalMinor' | 'discounts' | 'credits' | 'planCreditMinor' | 'totalMinor'
>;

/**
 * What a companion receives for a session, how that comes about, and who bears which discount.
 * @param keptPercent less than 100 after a late cancellation or a claim.
 * @param because why less is kept.
 */
export function companionPay(
  price: ToldPrice,
  keptPercent = 100,
  because = 'because the session was canceled late',
): string {
  const { basisMinor, payMinor } = companionPayOf(price);
  const pay = formatMoney(payMinor);
  if (keptPercent < 100) {
    const kept = formatMoney(companionPayOf(price, keptPercent).payMinor);
    return `You receive ${kept}: ${keptPercent}% of ${pay}, ${because}.`;
  }
  return [
    `You receive ${pay}: ${formatMoney(basisMinor)}, less our ${PLATFORM_FEE_PERCENT}% fee.`,
    ...ownWords(price),
    ...coveredWords(price),
  ].join(' ');
}

/** The names of a companion's own offers. */
const OWN_OFFERS: Partial<Readonly<Record<Discount['kind'], string>>> = {
  'first-session': 'first-session',
  'happy-hour': 'Happy Hour',
};

/** "This includes your own first-session offer." */
function ownWords({ discounts }: ToldPrice): string[] {
  const names = discounts.flatMap(({ kind }) => OWN_OFFERS[kind] ?? []);
  if (names.length === 0) return [];
  return [
    `This includes your own ${formatList(names)} ${names.length === 1 ? 'offer' : 'offers'}.`,
  ];
}

const CREDIT_NAMES: Readonly<Record<CreditKind, (credit: Credit) => string>> = {
  'bronze-coupon': ({ amountMinor }) => `${formatMoney(amountMinor)} coupon`,
  'gold-bonus': () => `${GOLD_BONUS_MINUTES} free minutes`,
};

/**
 * "The member pays €26.10. Hearthkin covers their 10% plan discount." Session credit is what the member has paid
 * for a plan.
 */
function coveredWords({ discounts, credits, planCreditMinor, totalMinor }: ToldPrice): string[] {
  const covered = [
    ...discounts
      .filter(({ kind }) => DISCOUNT_BEARERS[kind] === 'platform')
      .map(({ kind, percent }) => `${percent}% ${kind === 'plan' ? 'plan' : 'loyalty'} discount`),
    ...credits.map((credit) => CREDIT_NAMES[credit.kind](credit)),
  ];
  if (covered.length === 0) return [];
  const paid = formatMoney(totalMinor + planCreditMinor);
  return [`The member pays ${paid}. Hearthkin covers their ${formatList(covered)}.`];
}
