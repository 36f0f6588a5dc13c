import { creditSchema, subscriptionSchema } from '@hearthkin/domain/pricing/plan-records';
import type * as z from 'zod/mini';
import { documentsOf } from '../kit/documents';
import { document, source } from '../kit/queries';

export type Subscription = z.infer<typeof subscriptionSchema>;

/** A member's session credit; null until a month of a plan is paid. */
export const sessionCredit = (uid: string) =>
  document(`credit/${uid}`, source(`users/${uid}/totals`, documentsOf(creditSchema)), 'credit');

/** A member's plan at the payment provider; null before the first. */
export const subscription = (uid: string) =>
  document(`subscription/${uid}`, source('subscriptions', documentsOf(subscriptionSchema)), uid);
