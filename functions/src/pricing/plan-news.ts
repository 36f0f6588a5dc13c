import { planEnded, planUnpaid } from '@hearthkin/domain/notification/words';
import type { StoredSubscription } from '@hearthkin/domain/pricing/plan-records';
import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import { actionAt } from '../core/compose-mail';
import { mailDay } from '../core/mail-time';
import {
  mailNotification,
  type NotificationDraft,
  type NotifyContext,
  type Reader,
} from '../notification/notify';
import { isLive } from './own-subscription';

/** What a member is told of their plan. */
export type PlanNews = { readonly plan: Plan } & (
  | { readonly kind: 'plan-unpaid'; readonly graceUntil: Date }
  | { readonly kind: 'plan-ended'; readonly isUnpaid: boolean; readonly endedAt: Date }
);

/** What a change of the stored plan is news of, if anything. */
export function planNewsOf(before: StoredSubscription, after: StoredSubscription): PlanNews | null {
  const plan = before.plan ?? after.plan;
  if (plan === null) return null;
  if (after.status === 'late' && before.graceUntil === null && after.graceUntil !== null) {
    return { kind: 'plan-unpaid', plan, graceUntil: after.graceUntil };
  }
  if (isLive(before) && after.status === 'ended') {
    const isUnpaid = before.status === 'late';
    return { kind: 'plan-ended', plan, isUnpaid, endedAt: after.updatedAt };
  }
  return null;
}

const LINK = '/subscription-dashboard';

/** The news as a notification: once for each. */
export function toldNews(news: PlanNews, subscriptionId: string): NotificationDraft {
  const { kind, plan } = news;
  if (kind === 'plan-unpaid') {
    const until = news.graceUntil.toISOString();
    return {
      id: `${subscriptionId}_unpaid_${news.graceUntil.getTime()}`,
      kind,
      data: { plan, until },
      link: LINK,
    };
  }
  const because = news.isUnpaid ? 'unpaid' : 'asked';
  return { id: `${subscriptionId}_ended`, kind, data: { plan, because }, link: LINK };
}

export async function mailPlanNews(
  context: NotifyContext,
  reader: Reader,
  news: PlanNews,
): Promise<void> {
  const { name } = planOf(news.plan);
  const { now, siteUrl } = context;
  const { clock } = reader.account;
  const isUnpaid = news.kind === 'plan-unpaid';
  const parts = isUnpaid
    ? [
        planUnpaid(name, mailDay({ instant: news.graceUntil, timeZone: 'UTC', clock, now })),
        ...actionAt(siteUrl, LINK, 'Pay for your plan'),
      ]
    : [planEnded(name, news.isUnpaid), ...actionAt(siteUrl, '/pricing', 'See plans')];
  const subject = isUnpaid ? `Your payment for ${name} didn’t go through` : `${name} has ended`;
  await mailNotification(context, reader, news.kind, { subject, parts });
}
