import type { Plan } from '@hearthkin/domain/pricing/plans';
import type { State } from '@hearthkin/emulators/payments/state';
import { CARD, startScene } from './scene';

/** The stand-in with what happens to a member's plan there. Its clock stands still until it is told to move on. */
export async function startPlanScene(now: Date) {
  const scene = await startScene({ now });
  const { provider } = scene;
  const state = () => JSON.parse(scene.payments.state()) as State;
  return {
    ...scene,
    /** Pays on a page, by its URL. @throws Error if it is closed. */
    async pay(page: string): Promise<string> {
      await scene.send(page, { card: CARD.pays });
      const { subscriptionId } = await provider.readCheckout(pageIdOf(page));
      if (subscriptionId === null) throw new Error('No plan has begun.');
      return subscriptionId;
    },
    /** A plan that came about without a page of ours. */
    async begin(uid: string, plan: Plan): Promise<string> {
      const email = `${uid}@example.com`;
      const begun = await scene.control('POST', 'subscriptions', { [uid]: { email, plan } });
      return String((begun as Record<string, unknown>)[uid]);
    },
    pass: (days: number) => scene.control('POST', 'advance', { days }),
    /** Puts another card on file, on the portal's page. */
    async putCard(subscriptionId: string, card: string): Promise<void> {
      const { customerId } = await provider.readSubscription(subscriptionId);
      await scene.send(await provider.openPortal(customerId, 'http://site.test'), { card });
    },
    /** Ids of the pages where a member may begin a plan. */
    openPagesOf: (uid: string): string[] =>
      Object.values(state().sessions)
        .filter((page) => page.client_reference_id === uid && page.status === 'open')
        .map(({ id }) => id),
    /** What was given back of what a plan has cost, in cents. */
    refundedOf(subscriptionId: string): number {
      const { refunds } = state();
      const intents = paymentsOf(state(), subscriptionId);
      return Object.values(refunds)
        .filter(({ payment_intent }) => intents.includes(String(payment_intent)))
        .reduce((sum, { amount }) => sum + amount, 0);
    },
    paymentsOf: (subscriptionId: string) => paymentsOf(state(), subscriptionId),
  };
}

export type PlanScene = Awaited<ReturnType<typeof startPlanScene>>;

/** Ids of the payments for a plan, oldest first. */
export function paymentsOf({ invoices, invoicePayments }: State, subscriptionId: string): string[] {
  return Object.values(invoicePayments)
    .filter(
      ({ invoice }) =>
        invoices[String(invoice)]?.parent?.subscription_details?.subscription === subscriptionId,
    )
    .map(({ payment }) => String(payment.payment_intent));
}

/** A page's id, as it ends its URL. */
export function pageIdOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
