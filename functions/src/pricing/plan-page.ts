import {
  type CheckoutState,
  PaymentError,
  type PaymentProvider,
} from '../payment/provider/payment-provider';

type PlanPage = Pick<CheckoutState, 'status' | 'subscriptionId'>;

/** A page where a plan is begun. One that the provider no longer knows can't be paid. */
export function readPlanPage(provider: PaymentProvider, checkoutId: string): Promise<PlanPage> {
  return unlessGone(() => provider.readCheckout(checkoutId));
}

/** Closes such a page. @returns the plan, if it was paid a moment before. */
export async function closePlanPage(
  provider: PaymentProvider,
  checkoutId: string,
): Promise<string | null> {
  const page = await unlessGone(async () => {
    await provider.expireCheckout(checkoutId);
    return provider.readCheckout(checkoutId);
  });
  return page.subscriptionId;
}

async function unlessGone(read: () => Promise<PlanPage>): Promise<PlanPage> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof PaymentError) || error.code !== 'gone') throw error;
    return { status: 'expired', subscriptionId: null };
  }
}
