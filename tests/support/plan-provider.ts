import { DAY_MS } from '@hearthkin/domain/durations';
import { type Plan, planOf } from '@hearthkin/domain/pricing/plans';
import {
  type CheckoutState,
  type PaidMonth,
  PaymentError,
  type PaymentProvider,
  type PlanCheckoutRequest,
  type Subscription,
} from '../../functions/src/payment/provider/payment-provider';

const MONTH_MS = 30 * DAY_MS;

type Page = CheckoutState & Pick<PlanCheckoutRequest, 'uid' | 'plan'>;

/** The methods about plans of a payment provider, in memory. A month has thirty days. */
export class PlanProvider {
  readonly pages = new Map<string, Page>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly months = new Map<string, PaidMonth[]>();
  /** Plans of which all was given back. */
  readonly refunded = new Set<string>();
  /** Asked for changes of plans, by key. */
  readonly changes = new Map<string, Subscription>();
  /** Whether the card is declined for the next change of plan. */
  declines = false;
  #keys = new Map<string, string>();
  #count = 0;

  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** As a function gets it. */
  get provider(): PaymentProvider {
    return this as unknown as PaymentProvider; // Only what plans need.
  }

  #newId(kind: string): string {
    this.#count += 1;
    return `${kind}_${this.#name}_${this.#count}`;
  }

  async openPlanCheckout({ uid, plan, key }: PlanCheckoutRequest) {
    const id = this.#keys.get(key) ?? this.#newId('cs');
    this.#keys.set(key, id);
    const page = { id, status: 'open', url: `https://pay.test/${id}`, uid, plan } as const;
    if (!this.pages.has(id)) {
      this.pages.set(id, { ...page, bookingId: null, paymentId: null, subscriptionId: null });
    }
    return { id, url: page.url };
  }

  async readCheckout(id: string): Promise<CheckoutState> {
    const page = this.pages.get(id);
    if (page === undefined) throw new PaymentError('gone', id);
    return page;
  }

  async expireCheckout(id: string): Promise<void> {
    const page = this.pages.get(id);
    if (page?.status === 'open') this.pages.set(id, { ...page, status: 'expired', url: null });
  }

  /** The member pays on a page. @throws Error if it is closed. */
  pay(pageId: string, at: Date): string {
    const page = this.pages.get(pageId);
    if (page?.status !== 'open') throw new Error(`The page is ${page?.status}`);
    const subscriptionId = this.begin(page.uid, page.plan, at);
    this.pages.set(pageId, { ...page, status: 'complete', url: null, subscriptionId });
    return subscriptionId;
  }

  /** A plan whose first month is paid. */
  begin(uid: string, plan: Plan, at: Date): string {
    const id = this.#newId('sub');
    this.subscriptions.set(id, {
      id,
      uid,
      customerId: `cus_${uid}`,
      plan,
      status: 'active',
      periodStart: at,
      periodEnd: new Date(at.getTime() + MONTH_MS),
      endsWithMonth: false,
      payUrl: null,
    });
    this.addMonth(id, plan, planOf(plan).priceMinor, at);
    return id;
  }

  /** The next month begins: it is paid, its payment fails, or the plan ends with the last one. */
  renew(id: string, isPaid = true): void {
    const { periodEnd, endsWithMonth, plan } = this.#get(id);
    if (endsWithMonth) {
      this.#set(id, { status: 'ended' });
      return;
    }
    const end = new Date(periodEnd.getTime() + MONTH_MS);
    this.#set(id, { periodStart: periodEnd, periodEnd: end });
    if (isPaid && plan !== null) this.addMonth(id, plan, planOf(plan).priceMinor, periodEnd);
    else this.#set(id, { status: 'late', payUrl: `https://pay.test/invoice/${id}` });
  }

  /** A late month is paid after all. */
  makeUp(id: string, at: Date): void {
    const { plan } = this.#get(id);
    this.#set(id, { status: 'active', payUrl: null });
    if (plan !== null) this.addMonth(id, plan, planOf(plan).priceMinor, at);
  }

  addMonth(id: string, plan: Plan, amountMinor: number, paidAt: Date): void {
    const { periodStart, periodEnd } = this.#get(id);
    const invoiceId = this.#newId('in');
    const month = { invoiceId, plan, amountMinor, periodStart, periodEnd, paidAt };
    this.months.set(id, [month, ...(this.months.get(id) ?? [])]);
  }

  async readSubscription(id: string): Promise<Subscription> {
    return this.#get(id);
  }

  async paidMonths(id: string): Promise<readonly PaidMonth[]> {
    return this.months.get(id) ?? [];
  }

  async changePlan(id: string, plan: Plan, key: string): Promise<Subscription> {
    if (this.declines) throw new PaymentError('declined', 'No funds');
    const known = this.changes.get(key);
    if (known !== undefined) return known;
    const before = this.#get(id);
    const differenceMinor =
      planOf(plan).priceMinor - (before.plan === null ? 0 : planOf(before.plan).priceMinor);
    this.#set(id, { plan });
    // The whole difference: tests change a plan as its month begins.
    if (differenceMinor > 0) this.addMonth(id, plan, differenceMinor, before.periodStart);
    this.changes.set(key, this.#get(id));
    return this.#get(id);
  }

  async endPlanWithMonth(id: string, endsWithMonth: boolean): Promise<Subscription> {
    this.#set(id, { endsWithMonth });
    return this.#get(id);
  }

  async endPlanNow(id: string): Promise<Subscription> {
    this.#set(id, { status: 'ended', payUrl: null });
    return this.#get(id);
  }

  async refundPlan(id: string): Promise<void> {
    this.refunded.add(id);
  }

  async openPortal(customerId: string): Promise<string> {
    return `https://pay.test/portal/${customerId}`;
  }

  #get(id: string): Subscription {
    const found = this.subscriptions.get(id);
    if (found === undefined) throw new PaymentError('gone', id);
    return found;
  }

  #set(id: string, change: Partial<Subscription>): void {
    this.subscriptions.set(id, { ...this.#get(id), ...change });
  }
}
