import type { Firestore } from 'firebase-admin/firestore';
import type { NotifyDeps } from '../mail/mail-params';
import { notify, readRecipient } from '../notification/notify';
import { subscriptions, users } from '../platform/records/collections';
import { isLive } from './own-subscription';
import { mailPlanNews, type PlanNews, toldNews } from './plan-news';

/** Ends a member's plan that was chosen while plans were free, and tells them, unless it is paid. */
export async function endFreePlan(
  db: Firestore,
  uid: string,
  now: Date,
  deps: NotifyDeps,
): Promise<'ended' | 'paid'> {
  const told = await db.runTransaction(async (tx) => {
    const subscription = (await tx.get(subscriptions(db).doc(uid))).data();
    const reader = await readRecipient(tx, db, uid);
    if (reader === null || reader.account.plan === null) return null;
    if (subscription !== undefined && isLive(subscription)) return null;
    const { plan, planSince } = reader.account;
    const news: PlanNews = { kind: 'plan-ended', plan, because: 'free' };
    tx.update(users(db).doc(uid), { plan: null, planSince: null, planMonthDay: 1 });
    const of = `free_${planSince?.getTime()}`;
    notify(tx, db, reader, toldNews(news, of), now);
    return { reader, news, of };
  });
  if (told === null) return 'paid';
  await mailPlanNews({ db, now, ...deps }, told.reader, told);
  return 'ended';
}
