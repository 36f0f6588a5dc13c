import { type PlanEnd, planEnded, planUnpaid } from '@hearthkin/domain/notification/words';
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
  | { readonly kind: 'plan-ended'; readonly because: PlanEnd }
);

/**
 * The news in a change of the stored plan, if it is any.
 * @param isTakenBack whether a bank took a payment for it back.
 */
export function planNewsOf(
  before: StoredSubscription,
  after: StoredSubscription,
  isTakenBack: boolean,
): PlanNews | null {
  const plan = before.plan ?? after.plan;
  if (plan === null) return null;
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
  /** As `toldNews` has it. */
  readonly of: string;
}

export async function mailPlanNews(
  context: NotifyContext,
  reader: Reader,
  { news, of }: MailedPlanNews,
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
    : [planEnded(name, news.because), ...actionAt(siteUrl, '/pricing', 'See plans')];
  const subject = isUnpaid ? `Your payment for ${name} didn’t go through` : `${name} has ended`;
  const about = toldNews(news, of).id;
  await mailNotification(context, reader, { kind: news.kind, about, content: { subject, parts } });
}
