import type { CURRENCY } from '@hearthkin/domain/foundation/money';
import type { Plan } from '@hearthkin/domain/pricing/plans';

/**
 * What moves money. Amounts are whole cents of `CURRENCY`. Every act may be repeated: the same key
 * has its effect once, and acts without a key are safe to repeat. Reads show the state of this moment;
 * nothing relies on the order of events.
 */
export interface PaymentProvider {
  /** Opens a hosted page where a member authorizes a payment, which is captured later. */
  openCheckout(request: CheckoutRequest): Promise<OpenedPage>;
  /** @throws PaymentError `gone` if there is no such page. */
  readCheckout(checkoutId: string): Promise<CheckoutState>;
  /** Closes a hosted page. Nothing happens if it is paid or closed already. */
  expireCheckout(checkoutId: string): Promise<void>;

  /**
   * Opens a payment without a page, for `authorizeLike`; the same one for the same booking.
   * @throws PaymentError `refused` if the other payment kept no card.
   */
  openPayment(request: FurtherPayment): Promise<string>;
  /**
   * Authorizes it, while no one is there, with the card of a payment whose page asked for that.
   * @throws PaymentError `declined` if the bank refuses, or wants to ask the person.
   */
  authorizeLike(paymentId: string, like: string): Promise<ProviderPayment>;
  /** Forgets the card that a payment's page kept for others. Nothing happens if it kept none. */
  forgetCard(paymentId: string): Promise<void>;

  /** @throws PaymentError `gone` if there is no such payment. */
  readPayment(paymentId: string): Promise<ProviderPayment>;
  /** Payments opened in a span, for the comparison with our books: newest first, in pages. */
  paymentsIn(span: ListedSpan): AsyncIterable<readonly ProviderPayment[]>;
  /** Payments of which a chargeback was opened in a span, in the same way. */
  chargebacksIn(span: ListedSpan): AsyncIterable<readonly ListedChargeback[]>;
  /**
   * Charges an authorized payment in full.
   * @throws PaymentError `declined` if the bank or time has ended the authorization.
   */
  capture(paymentId: string): Promise<ProviderPayment>;
  /** Releases an authorization; returns the payment as it is, also if it was captured meanwhile. */
  release(paymentId: string): Promise<ProviderPayment>;
  /** Gives back a part of a captured payment. */
  refund(paymentId: string, amountMinor: number, key: string): Promise<ProviderPayment>;

  /** Sends money to a companion's account. @throws PaymentError `refused` if it can't receive any. */
  transfer(request: TransferRequest): Promise<Transfer>;
  /** The transfers of a booking. */
  transfersOf(bookingId: string): Promise<readonly Transfer[]>;

  /** A companion's account at the provider; the same one for the same person. */
  createAccount(request: { readonly uid: string; readonly email: string }): Promise<string>;
  readAccount(accountId: string): Promise<ProviderAccount>;
  /** A hosted page, for minutes, where the companion tells the provider what it needs. */
  openOnboarding(request: {
    readonly accountId: string;
    readonly returnUrl: string;
    readonly refreshUrl: string;
  }): Promise<string>;
  /** A hosted page where the companion sees their payouts and changes their bank account. */
  openDashboard(accountId: string): Promise<string>;

  /** Opens a hosted page where a member begins a plan. */
  openPlanCheckout(request: PlanCheckoutRequest): Promise<OpenedPage>;
  readSubscription(subscriptionId: string): Promise<Subscription>;
  /** Changes the plan at once, with proration. */
  changePlan(subscriptionId: string, plan: Plan, key: string): Promise<Subscription>;
  /** Ends a plan with its paid month, or, with false, lets it go on after all. */
  endPlanWithMonth(subscriptionId: string, ends: boolean): Promise<Subscription>;
  /** Ends a plan at once; what is still owed for it can't be paid anymore. */
  endPlanNow(subscriptionId: string): Promise<Subscription>;
  /** Gives back all that was paid for a plan, or one paid invoice of it. */
  refundPlan(subscriptionId: string, invoiceId?: string): Promise<void>;
  /** The paid months of a plan, newest first. */
  paidMonths(subscriptionId: string): Promise<readonly PaidMonth[]>;
  /** The plan that a payment is for; null for one of a booking. */
  planOfPayment(paymentId: string): Promise<string | null>;
  /** A hosted page where the member changes their card and reads their invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;

  /**
   * Checks the signature of a webhook over its raw body.
   * @throws PaymentError `bad-signature` for a wrong, missing or old signature.
   */
  readEvent(rawBody: Buffer, signature: string): Promise<ProviderEvent>;
}

export interface CheckoutRequest {
  readonly bookingId: string;
  /** From 1; a payment that failed later is asked for again with the next number. */
  readonly attempt: number;
  readonly amountMinor: number;
  readonly currency: typeof CURRENCY;
  /** The name of the thing that is paid for: "Session with Nora Q." */
  readonly title: string;
  /** The words about further payments with the same card, which the page then keeps; null for none. */
  readonly furtherNote: string | null;
  /** The member's address, filled in on the page. */
  readonly email: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The same for every repetition of this attempt; at least 30 minutes after the first. */
  readonly expiresAt: Date;
}

export interface FurtherPayment
  extends Pick<CheckoutRequest, 'bookingId' | 'amountMinor' | 'currency' | 'title'> {
  /** The payment whose card it is made with. */
  readonly like: string;
}

export interface OpenedPage {
  readonly id: string;
  readonly url: string;
}

export interface CheckoutState {
  readonly id: string;
  readonly status: 'open' | 'complete' | 'expired';
  /** While it is open. */
  readonly url: string | null;
  readonly bookingId: string | null;
  readonly paymentId: string | null;
  readonly subscriptionId: string | null;
}

export interface ProviderPayment {
  readonly id: string;
  readonly bookingId: string | null;
  /** `open`: not paid yet, or the card was declined. `released`: canceled, and nothing was charged. */
  readonly status: 'open' | 'authorized' | 'captured' | 'released';
  readonly amountMinor: number;
  readonly capturedMinor: number;
  readonly capturedAt: Date | null;
  /** The part of the captured amount that the provider kept; null until it says so. */
  readonly feeMinor: number | null;
  readonly refunds: readonly Movement[];
  /** The charge that a transfer can be taken from. */
  readonly chargeId: string | null;
  readonly chargeback: Chargeback | null;
}

/** The listed ones: from `since` on, before `until`. The provider counts in seconds. */
export interface ListedSpan {
  readonly since: Date;
  readonly until: Date;
  /** The last id of an earlier page, after which the list goes on; null from the beginning. */
  readonly after: string | null;
}

/** A chargeback in a list, with the payment that it is about. */
export interface ListedChargeback {
  readonly id: string;
  /** Null for one of nothing that we know. */
  readonly payment: ProviderPayment | null;
}

export interface Movement {
  readonly id: string;
  readonly amountMinor: number;
  readonly at: Date;
}

/** A payment that the member disputes with their bank. */
export interface Chargeback {
  readonly id: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly amountMinor: number;
  /** The fee that the provider asks for handling it. */
  readonly feeMinor: number;
  readonly at: Date;
}

export interface TransferRequest {
  readonly bookingId: string;
  readonly accountId: string;
  readonly amountMinor: number;
  readonly currency: typeof CURRENCY;
  /** The charge it is taken from, so that it needn't have reached our balance; null for ours. */
  readonly chargeId: string | null;
  readonly key: string;
}

export interface Transfer extends Movement {
  readonly accountId: string;
  readonly reversedMinor: number;
}

export interface ProviderAccount {
  readonly id: string;
  /** Whether it can receive money and pay it out to a bank. */
  readonly isReady: boolean;
  /** Whether the companion has sent in the form. */
  readonly isSubmitted: boolean;
  /** The facts that the provider still needs, as it names them: "external_account". */
  readonly missing: readonly string[];
  /** The time at which it stops paying out without what is missing. */
  readonly missingBy: Date | null;
}

export interface PlanCheckoutRequest {
  readonly uid: string;
  readonly plan: Plan;
  readonly email: string;
  /** The member's customer at the provider; null before their first plan. */
  readonly customerId: string | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly key: string;
}

export interface Subscription {
  readonly id: string;
  readonly uid: string | null;
  readonly customerId: string;
  readonly plan: Plan | null;
  /** `late`: the last payment failed. */
  readonly status: 'incomplete' | 'active' | 'late' | 'ended';
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly endsWithMonth: boolean;
  /** The page of the unpaid invoice, for an authentication or another card. */
  readonly payUrl: string | null;
}

/**
 * A paid invoice of a plan: a month, or after a change of plan the difference for the rest of the month. For a smaller
 * plan that is negative and counts towards later months.
 */
export interface PaidMonth {
  readonly invoiceId: string;
  /** The plan that it is for, after a change the new one. */
  readonly plan: Plan | null;
  readonly amountMinor: number;
  /** The amounts that it sums up: the price of its plan, and, negative, that of the plan before. */
  readonly lines: readonly { readonly plan: Plan | null; readonly amountMinor: number }[];
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly paidAt: Date;
  readonly refundedMinor: number;
  readonly chargeback: Chargeback | null;
}

/** The subject of an event. Its content isn't used: the state is read from the provider. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly subject:
    | { readonly kind: 'checkout'; readonly id: string }
    | { readonly kind: 'payment'; readonly id: string }
    | { readonly kind: 'account'; readonly id: string }
    | { readonly kind: 'subscription'; readonly id: string }
    /** null: an event that we ignore. */
    | null;
}

/** The reason why a provider didn't do what it was asked. Anything else that fails may be tried again. */
export class PaymentError extends Error {
  readonly code: 'declined' | 'refused' | 'gone' | 'bad-signature';

  constructor(code: PaymentError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
