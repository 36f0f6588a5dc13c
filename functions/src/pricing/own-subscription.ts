import { AppError } from '@hearthkin/domain/foundation/errors';
import type { StoredSubscription } from '@hearthkin/domain/pricing/plan-records';
import type { Firestore } from 'firebase-admin/firestore';
import type { PaymentProvider } from '../payment/provider/payment-provider';
import { subscriptions } from '../platform/records/collections';

/** A member who has never had a paid plan. */
export const NO_SUBSCRIPTION: Omit<StoredSubscription, 'updatedAt'> = {
  status: 'none',
  plan: null,
  periodStart: null,
  periodEnd: null,
  endsWithMonth: false,
  graceUntil: null,
  payUrl: null,
  subscriptionId: null,
  customerId: null,
  checkoutId: null,
  disputed: [],
  dueAt: null,
};

/** Whether a plan is in force. */
export function isLive({ status }: Pick<StoredSubscription, 'status'>): boolean {
  return status === 'active' || status === 'late';
}

/** A member's plan that is in force, with the provider's id. */
export interface LiveSubscription extends StoredSubscription {
  readonly subscriptionId: string;
}

/** @throws AppError `plan-missing` */
export async function requireLive(db: Firestore, uid: string): Promise<LiveSubscription> {
  return liveOf((await subscriptions(db).doc(uid).get()).data());
}

/** @throws AppError `plan-missing` */
export function liveOf(stored: StoredSubscription | undefined): LiveSubscription {
  if (stored === undefined || stored.subscriptionId === null || !isLive(stored)) {
    throw new AppError('plan-missing', 'There is no plan');
  }
  return { ...stored, subscriptionId: stored.subscriptionId };
}

/** @throws AppError `bad-transition` where plans aren't paid. */
export function requireProvider(provider: PaymentProvider | null): PaymentProvider {
  if (provider === null) throw new AppError('bad-transition', 'There is no payment provider');
  return provider;
}

/** Ends a plan that shouldn't have begun. Refunded first: until all is back, it is still to be ended. */
export async function undoPlan(provider: PaymentProvider, subscriptionId: string): Promise<void> {
  await provider.refundPlan(subscriptionId);
  await provider.endPlanNow(subscriptionId);
}

/**
 * Before the provider is asked to end a plan: should the process end before that is stored, the next sweep asks. Storing it sets when the provider is asked next.
 */
export async function askSoon(db: Firestore, uid: string, now: Date): Promise<void> {
  await subscriptions(db).doc(uid).update({ dueAt: now });
}
