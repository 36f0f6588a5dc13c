import { formatMoney } from '@hearthkin/domain/foundation/formats';
import { type PlanEnd, planBegun, planEnded, planUnpaid } from '@hearthkin/domain/news/words';
import type { StoredSubscription } from '@hearthkin/domain/pricing/plan-records';
import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import { actionAt } from '../mail/compose-mail';
import type { MailContent } from '../mail/mail-content';
import { mailDay } from '../mail/mail-time';
import {
  mailNotification,
  type NotificationDraft,
  type NotifyContext,
  type Recipient,
} from '../notification/notify';
import { isLive } from './own-subscription';

/** The news that a member is told of their plan. */
export type PlanNews = { readonly plan: Plan } & (
  | { readonly kind: 'plan-begun'; readonly creditMinor: number; readonly until: Date }
  | { readonly kind: 'plan-unpaid'; readonly graceUntil: Date }
  | { readonly kind: 'plan-ended'; readonly because: PlanEnd }
);

/**
 * The news in a change of the stored plan, if it is any.
 * @param isTakenBack whether a bank took a payment for it back.
 * @param creditMinor the session credit that can be used after it.
 */
export function planNewsOf(
  before: StoredSubscription,
  after: StoredSubscription,
  isTakenBack: boolean,
  creditMinor: number,
): PlanNews | null {
  const plan = before.plan ?? after.plan;
  if (plan === null) return null;
  if (
    !isLive(before) &&
    after.status === 'active' &&
    after.plan !== null &&
    after.periodEnd !== null
  ) {
    return { kind: 'plan-begun', plan: after.plan, creditMinor, until: after.periodEnd };
  }
  if (after.status === 'late' && before.graceUntil === null && after.graceUntil !== null) {
    return { kind: 'plan-unpaid', plan, graceUntil: after.graceUntil };
  }
  if (isLive(before) && after.status === 'ended') {
    const otherwise = before.status === 'late' ? 'unpaid' : 'over';
    return { kind: 'plan-ended', plan, because: isTakenBack ? 'taken-back' : otherwise };
  }
  return null;
}

const LINK = '/subscription-dashboard';

/**
 * The news as a notification: once for each.
 * @param of what the news is of: the provider's id of the plan, or a name for one without.
 */
export function toldNews(news: PlanNews, of: string): NotificationDraft {
  const { kind, plan } = news;
  if (kind === 'plan-begun') {
    const [until, creditMinor] = [news.until.toISOString(), String(news.creditMinor)];
    return { id: `${of}_begun`, kind, data: { plan, creditMinor, until }, link: LINK };
  }
  if (kind === 'plan-unpaid') {
    const until = news.graceUntil.toISOString();
    return {
      id: `${of}_unpaid_${news.graceUntil.getTime()}`,
      kind,
      data: { plan, until },
      link: LINK,
    };
  }
  return { id: `${of}_ended`, kind, data: { plan, because: news.because }, link: LINK };
}

interface MailedPlanNews {
  readonly news: PlanNews;
  /** The news that `toldNews` has. */
  readonly of: string;
}

export async function mailPlanNews(
  context: NotifyContext,
  reader: Recipient,
  { news, of }: MailedPlanNews,
): Promise<void> {
  const { name } = planOf(news.plan);
  const { now, siteUrl } = context;
  const { clock } = reader.account;
  const day = (instant: Date) => mailDay({ instant, timeZone: 'UTC', clock, now });
  const contentOf = (): MailContent => {
    switch (news.kind) {
      case 'plan-begun':
        return {
          subject: planBegun(name, formatMoney(news.creditMinor), day(news.until)),
          parts: [
            `Thank you. Your credit pays for sessions automatically, with ${planOf(news.plan).discountPercent}% off.`,
            `Your plan renews on ${day(news.until)}. You can end it anytime before.`,
            ...actionAt(siteUrl, '/browse', 'Choose your first session'),
            ...actionAt(siteUrl, LINK, 'See your plan'),
          ],
        };
      case 'plan-unpaid':
        return {
          subject: `Your payment for ${name} didn’t go through`,
          parts: [
            planUnpaid(name, day(news.graceUntil)),
            ...actionAt(siteUrl, LINK, 'Pay for your plan'),
          ],
        };
      case 'plan-ended':
        return {
          subject: `${name} has ended`,
          parts: [planEnded(name, news.because), ...actionAt(siteUrl, '/pricing', 'See plans')],
        };
    }
  };
  const about = toldNews(news, of).id;
  await mailNotification(context, reader, { kind: news.kind, about, content: contentOf() });
}
