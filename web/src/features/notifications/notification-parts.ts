import { CLAIM_OUTCOMES } from '@hearthkin/domain/booking/claim';
import { type ClaimNewsFacts, claimNews } from '@hearthkin/domain/booking/claim-words';
import { listedWords, reasonsIn } from '@hearthkin/domain/companion/listed';
import { ACTIVITIES, type ActivityId } from '@hearthkin/domain/foundation/activities';
import { priceOf } from '@hearthkin/domain/news/price-data';
import { BOOKING_SENTENCES, SERIES_SENTENCES } from '@hearthkin/domain/news/words';
import { companionPay } from '@hearthkin/domain/payment/payment-words';
import { PLAN_IDS, planOf } from '@hearthkin/domain/pricing/plans';
import { formatMoney } from '../../lib/format';
import { arePaymentsLive } from '../../lib/payments';
import { type NotificationData, timeOf } from './notification-times';

/** Both sides get this notification, so it doesn't say whose request it was. */
export function between({ otherName }: NotificationData): string {
  return otherName ? ` between you and ${otherName}` : '';
}

/** The stars of a review. */
export function starsOf(rating = ''): string {
  if (!/^[1-5]$/.test(rating)) return 'A member reviewed a session with you.';
  return `A member gave you ${rating} ${rating === '1' ? 'star' : 'stars'}.`;
}

/** Names that a notification stores, separated by spaces. Older ones have none. */
export function namedIn<T extends string>(
  stored: string | undefined,
  known: readonly T[],
): readonly T[] {
  const names = stored?.split(' ') ?? [];
  return known.filter((one) => names.includes(one));
}

export function planName(id: string | undefined): string {
  const plan = PLAN_IDS.find((each) => each === id);
  return plan === undefined ? 'Your plan' : planOf(plan).name;
}

/** The quoted title of an event, activity or story. */
export function titleOf({ title }: NotificationData, otherwise: string): string {
  return title ? `“${title}”` : otherwise;
}

/** A companion's news with whether members find them. Members' and older ones don't say. */
export function withListed(sentence: string, { missing }: NotificationData): string {
  return missing === undefined ? sentence : `${sentence} ${listedWords(reasonsIn(missing))}`;
}

export function withTime(sentence: string, data: NotificationData): string {
  const time = timeOf(data, data.date, data.time, data.turn);
  return time === '' ? sentence : `${sentence} ${time}`;
}

export function sessionText(
  kind: keyof typeof BOOKING_SENTENCES,
): (data: NotificationData) => string {
  return (data) => withSession(BOOKING_SENTENCES[kind](data.otherName), data);
}

/** The news of one session, or of several of a series, which begins with the one that is named. */
export function seriesText(
  kind: keyof typeof SERIES_SENTENCES,
): (data: NotificationData) => string {
  return (data) => {
    const count = Number(data.sessions ?? 1);
    if (!(count > 1)) return sessionText(kind)(data);
    return withSession(`${SERIES_SENTENCES[kind](count, data.otherName)} First:`, data);
  };
}

/** Any of a claim's facts may be missing. */
export function claimText(kind: ClaimNewsFacts['kind']): (data: NotificationData) => string {
  return (data) => {
    const outcome = CLAIM_OUTCOMES.find((one) => one === data.outcome) ?? null;
    const keptPercent = Number(data.keptPercent ?? 0);
    const isClaimant = data.part === 'claimant';
    const { otherName } = data;
    const agrees = data.agrees === 'true';
    const isLive = arePaymentsLive();
    const facts = { kind, otherName, isClaimant, agrees, outcome, keptPercent, isLive };
    return withSession(claimNews(facts), data);
  };
}

/** A sentence with what the companion gets, where the notification names a price. */
export function withPay(sentence: string, data: NotificationData): string {
  const payMinor = Number(data.payMinor ?? Number.NaN);
  if (payMinor > 0) return `${sentence}. You receive ${formatMoney(payMinor)} in total.`;
  const price = priceOf(data);
  return price === null ? sentence : `${sentence}. ${companionPay(price)}`;
}

export function withSession(sentence: string, data: NotificationData): string {
  const session = [activityName(data.activity), timeOf(data, data.date, data.time, data.turn)]
    .filter((part) => part !== '')
    .join(', ');
  return session === '' ? sentence : `${sentence} ${session}`;
}

function activityName(id: string | undefined): string {
  return id !== undefined && Object.hasOwn(ACTIVITIES, id) ? ACTIVITIES[id as ActivityId].name : '';
}
