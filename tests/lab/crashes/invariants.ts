import assert from 'node:assert/strict';
import { daysOf, keptBy } from '@hearthkin/domain/booking/calendar-day';
import { divideHalfUp } from '@hearthkin/domain/foundation/money';
import { balances } from '@hearthkin/domain/payment/balance';
import { movedBy } from '@hearthkin/domain/payment/charge';
import { moneyProblems } from '@hearthkin/domain/payment/comparison';
import { earningsOf } from '@hearthkin/domain/payment/earnings';
import { companionMoney, memberMoney } from '@hearthkin/domain/payment/payment-state';
import { creditOf, usableCredit } from '@hearthkin/domain/pricing/plan-credit';
import type { CreditEntry } from '@hearthkin/domain/pricing/plan-records';
import { PLAN_IDS } from '@hearthkin/domain/pricing/plans';
import type { State } from '@hearthkin/emulators/payments/state';
import { isLive } from '../../../functions/src/pricing/own-subscription';
import { type BookingBooks, type Books, movedFor, readBooks } from './books';
import { OWN_FUNDS_MINOR, type World } from './world';

/**
 * What holds between any two steps: no money that isn't booked as such, nothing twice, nothing confirmed or shown
 * as paid that wasn't.
 * @throws AssertionError
 */
export async function requireSound(world: World): Promise<Books> {
  const books = await readBooks(world);
  assert.deepEqual(books.strays, [], 'A payment without a booking');
  for (const booking of books.bookings) {
    requireZeroSum(booking);
    requireMovedOnce(booking);
    requireNothingPretended(booking, world.now);
  }
  requireEarnings(books);
  requireCredit(books, world.now);
  requireHolds(books);
  return books;
}

/**
 * What holds once everything that production does by itself has been done: our books and the provider's agree
 * about every booking, every plan, and in sum.
 * @throws AssertionError
 */
export async function requireAgreement(world: World): Promise<Books> {
  const books = await requireSound(world);
  for (const booking of books.bookings) requireBothAgree(booking, books, world.now);
  requireClosed(books);
  requireBalance(books);
  assert.deepEqual(books.state.keptCards, {}, 'A card is kept');
  requirePlans(books);
  return books;
}

function requireZeroSum({ id, payment, payout, booking }: BookingBooks): void {
  const sums = balances([...payment.entries, ...(payout?.entries ?? [])]);
  const total = Object.values(sums).reduce((sum, balance) => sum + balance, 0);
  assert.equal(total, 0, `The ledger of ${id} sums to zero`);
  assert.equal(sums.settlement, 0, 'Nothing stays between payment and payout');
  const isOpen = booking.status === 'pending' || booking.status === 'confirmed';
  const isCharged = payment.status !== 'authorized' && payment.status !== 'unpaid';
  const { totalMinor, creditMinor } = payment;
  assert.equal(sums.escrow, isOpen && isCharged ? totalMinor + creditMinor : 0, 'Escrow');
}

function requireMovedOnce({ payment, payout, moved }: BookingBooks): void {
  const { capturedMinor, refundedMinor, transfers } = moved;
  assert(capturedMinor <= payment.totalMinor, 'The member is charged once');
  const back = payment.status === 'voided' ? capturedMinor : payment.refundedMinor;
  assert(refundedMinor <= Math.min(back, capturedMinor), 'Nothing is refunded twice');
  assert(transfers.length <= 1, 'The companion is paid once');
  for (const { amountMinor } of transfers) {
    assert.equal(amountMinor, payout?.payoutMinor, 'The companion is sent their pay');
  }
  assert(payment.refundedMinor <= payment.totalMinor);
}

/** By status and by what both sides read. */
function requireNothingPretended(of: BookingBooks, now: Date): void {
  const { booking, payment, payout, moved } = of;
  const isFree = payment.totalMinor === 0;
  const isCharged = isFree || moved.capturedMinor === payment.totalMinor;
  const isAgreed = booking.status === 'confirmed' || booking.status === 'completed';
  if (isAgreed) assert(isCharged, `A session is ${booking.status} and not charged`);
  const reader = { otherName: 'Nora', now, day: () => 'a day', isLive: true };
  const read = memberMoney(payment, booking, reader);
  if (/ charged on /.test(read)) assert(isCharged, `“${read}” isn’t true`);
  if (/ refunded on /.test(read)) assert(isCharged, `“${read}” isn’t true`);
  if (/Your bank returned/.test(read)) assert(moved.takenBackMinor > 0, `“${read}” isn’t true`);
  const readByCompanion = companionMoney(payment, payout, booking, {
    ...reader,
    isAccountReady: true,
  });
  const transfer = moved.transfers[0]?.id ?? null;
  if (/ sent to /.test(readByCompanion) || payout?.status === 'paid') {
    assert.notEqual(transfer, null, `“${readByCompanion}” isn’t true`);
    assert.equal(payout?.transferId, transfer);
  }
  if (transfer !== null) assert(['sending', 'paid'].includes(payout?.status ?? ''), 'Sent');
}

function requireEarnings({ companion, earnings, bookings }: Books): void {
  if (companion === null) return;
  const payouts = bookings.flatMap(({ payout }) => payout ?? []);
  const at = new Date(0);
  const expected = earningsOf(
    bookings.map(({ booking }) => booking),
    payouts,
    at,
  );
  const none = earningsOf([], [], at);
  const stored = earnings ?? none;
  assert.deepEqual({ ...stored, updatedAt: at }, expected, 'The sums of the companion');
}

/**
 * Credit is given for paid months only, once, and every use of it belongs to a session. No one has used, or can use, more
 * than what they paid for gives, but for what they owe.
 */
function requireCredit({ members, bookings, checkouts, state }: Books, now: Date): void {
  for (const { account, credit, entries } of members) {
    if (account === null) continue;
    const sum = [...entries.values()].reduce((total, { amountMinor }) => total + amountMinor, 0);
    const has = (credit?.balanceMinor ?? 0) + (credit?.returnedMinor ?? 0);
    assert.equal(has, sum, 'The credit is what its entries sum to');
    const sumOf = (...kinds: CreditEntry['kind'][]) =>
      [...entries.values()].reduce(
        (total, { kind, amountMinor }) => total + (kinds.includes(kind) ? amountMinor : 0),
        0,
      );
    const { planCreditMinor, returnedCreditMinor } = usableCredit(credit, now);
    const owedMinor = Math.max(0, -(credit?.balanceMinor ?? 0));
    const usedMinor = 0 - sumOf('use', 'return');
    assert(
      usedMinor + planCreditMinor + returnedCreditMinor <= sumOf('grant', 'taken') + owedMinor,
      'More credit than was paid for',
    );
    assert(owedMinor === 0 || planCreditMinor + returnedCreditMinor === 0, 'Credit of a debtor');
    for (const entry of entries.values()) {
      if (entry.kind === 'grant') {
        const invoice = state.invoices[entry.invoiceId];
        assert.equal(invoice?.status, 'paid', 'Credit for a month that isn’t paid');
        assert.equal(entry.amountMinor, creditOf(linesOf(invoice)), 'The credit of a month');
      }
      if (entry.kind !== 'use') continue;
      const { bookingId } = entry;
      const booked = bookings.find(({ id }) => id === bookingId);
      const back = entries.get(`return_${bookingId}`)?.amountMinor ?? 0;
      const status = checkouts.get(bookingId)?.status;
      if (booked !== undefined) {
        assert.equal(entry.amountMinor, 0 - booked.payment.creditMinor, 'Credit of a session');
        assert.equal(back, booked.payment.refundedCreditMinor, 'Credit given back');
      } else {
        const expected = status === 'open' ? 0 : 0 - entry.amountMinor;
        assert.equal(back, expected, `The credit of a request that is ${status}`);
      }
    }
  }
}

/** The amounts that an invoice of the provider sums up, by plan. */
function linesOf(invoice: State['invoices'][string] | undefined) {
  return (invoice?.lines.data ?? []).map(({ amount: paidMinor, pricing }) => {
    const name = String(pricing?.price_details?.price).replace(/^price_/, '');
    const plan = PLAN_IDS.find((id) => id === name);
    assert(plan !== undefined, `A price is called ${name}`);
    return { plan, paidMinor };
  });
}

/** Time is held by what is booked or asked for, and by nothing else. */
function requireHolds({ bookings, checkouts, days, companion }: Books): void {
  if (companion === null) return;
  const asked = [...checkouts.values()].flatMap(({ booking }) => booking ?? []);
  const open = bookings.flatMap(({ booking }) =>
    booking.status === 'pending' || booking.status === 'confirmed' ? booking : [],
  );
  const over = bookings
    .map(({ booking }) => booking)
    .filter(({ status }) => status === 'completed');
  for (const booking of [...asked, ...open]) {
    const kept = keptBy(booking);
    for (const key of daysOf(kept)) {
      const { until: _, ...held } = days.get(key)?.holds[booking.hold] ?? {};
      assert.deepEqual(held, kept, `A session that is ${booking.status} holds its time`);
    }
  }
  const holds = new Set([...asked, ...open, ...over].map(({ hold }) => hold));
  const held = [...days.values()].flatMap((day) => Object.keys(day.holds));
  for (const hold of held) assert(holds.has(hold), 'Time is held for nothing');
}

/** A chargeback of what was refunded in part takes more than there is; staff have to look at it. */
function isTakenTwice({ moved }: BookingBooks): boolean {
  return moved.refundedMinor + moved.takenBackMinor > moved.capturedMinor;
}

function requireBothAgree(of: BookingBooks, { cases }: Books, now: Date): void {
  const { id, booking, payment, payout, charge, moved } = of;
  const sums = balances([...payment.entries, ...(payout?.entries ?? [])]);
  const { capturedMinor, refundedMinor, takenBackMinor, transfers, authorized } = moved;
  const isAsked = payment.status === 'authorized' || payment.status === 'unpaid';
  const expected = payment.status === 'authorized' ? [charge?.paymentId] : [];
  assert.deepEqual(authorized, expected, 'No authorization is kept for nothing');
  if (isAsked) assert.equal(booking.status, 'pending', `A payment is ${payment.status}`);
  const isOpen = charge?.chargeback?.status === 'open';
  const transferredMinor = transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const problems = moneyProblems({ payment, payout, charge, transferredMinor }, now);
  const allowed = isTakenTwice(of) ? ['member', 'chargeback'] : isOpen ? ['chargeback'] : [];
  const others = problems.filter((problem) => !allowed.includes(problem));
  assert.deepEqual(others, [], `Ledger and provider agree about ${id}`);
  assert.equal(
    cases.get(id)?.status === 'open',
    problems.length > 0,
    'Staff are told, if anything',
  );
  if (isOpen || isTakenTwice(of)) return;
  const paidMinor = capturedMinor - refundedMinor - takenBackMinor;
  assert.equal(paidMinor, isAsked ? 0 : 0 - sums.member, 'What the member has paid');
  if (payment.status !== 'voided') assert.equal(refundedMinor, payment.refundedMinor, 'Refunded');
  assert.equal(transferredMinor, sums.bank, 'What the companion was sent');
  assert.notEqual(payout?.status, 'sending', 'No payout is half sent');
  assert.equal(charge?.dueAt ?? null, null, 'Nothing is left to be done');
  assert.equal(charge?.problem ?? null, null, 'Nothing is left for staff');
}

/** No request that isn't paid stays open, and what was paid for none goes back. */
function requireClosed({ checkouts, bookings, state }: Books): void {
  const booked = new Set(bookings.map(({ id }) => id));
  for (const [id, { status, dueAt }] of checkouts) {
    assert.notEqual(status, 'open', 'A request waits for its payment');
    assert.equal(status === 'paid', booked.has(id), `A request is ${status}`);
    assert.equal(dueAt, null);
  }
  const ids = new Set(Object.values(state.intents).map(({ metadata }) => metadata.bookingId ?? ''));
  for (const id of ids) {
    if (id === '' || booked.has(id)) continue;
    const { authorized, capturedMinor, refundedMinor } = movedFor(state, id);
    assert.deepEqual(authorized, [], 'An authorization is kept for no booking');
    assert.equal(capturedMinor, refundedMinor, 'A payment is kept for no booking');
  }
}

/** Captured − refunded − transferred − fees is what we have at the provider. */
function requireBalance({ bookings, state }: Books): void {
  const ours = bookings.reduce((sum, { charge, payout }) => {
    const { balanceMinor } = movedBy(charge?.movements ?? []);
    return sum + balanceMinor - (payout?.status === 'paid' ? payout.payoutMinor : 0);
  }, 0);
  const isOfPlan = (source: unknown) => {
    const { disputes, refunds } = state;
    const of = disputes[String(source)] ?? refunds[String(source)];
    const charge = state.charges[String(of === undefined ? source : of.charge)];
    if (charge === undefined) return false;
    return state.intents[String(charge.payment_intent)]?.metadata.bookingId === undefined;
  };
  const theirs = Object.values(state.movements)
    .filter(({ source }) => !isOfPlan(source))
    .reduce((sum, { net }) => sum + net, 0);
  assert.equal(ours + OWN_FUNDS_MINOR, theirs, 'The account at the provider');
}

/** A member has the plan that they pay for, and the credit of each paid month once. */
function requirePlans({ members, state }: Books): void {
  for (const { uid, account, credit, entries, plan } of members) {
    const own = Object.values(state.subscriptions).filter(({ metadata }) => metadata.uid === uid);
    const running = own.filter(({ status }) => status === 'active' || status === 'past_due');
    assert(running.length <= (account === null ? 0 : 1), 'Plans that a member pays for');
    if (account === null) continue;
    const [current] = running;
    const isKnown = plan !== null && isLive(plan);
    assert.equal(isKnown ? plan.subscriptionId : null, current?.id ?? null, 'The plan in force');
    const ends = current?.cancel_at_period_end ?? false;
    assert.equal(isKnown && plan.endsWithMonth, ends, 'Whether the plan ends with its month');
    const paidFor = current?.items.data[0]?.price.lookup_key ?? null;
    assert.equal(account.plan === null ? null : `plan_${account.plan}`, paidFor, 'The plan shown');
    const ids = new Set(own.map(({ id }) => id));
    const paid = Object.values(state.invoices).filter(
      ({ parent, status, lines }) =>
        status === 'paid' &&
        lines.data.some(({ amount }) => amount > 0) &&
        ids.has(String(parent?.subscription_details?.subscription)),
    );
    for (const { id, total } of paid) {
      const about = [...entries.values()].flatMap((entry) =>
        'invoiceId' in entry && entry.invoiceId === id ? entry.amountMinor : [],
      );
      const disputes = aboutInvoice(state, id, state.disputes);
      const lost = disputes.filter(({ status }) => status === 'lost');
      const backMinor = [...lost, ...aboutInvoice(state, id, state.refunds)].reduce(
        (sum, { amount }) => sum + amount,
        0,
      );
      const wholeMinor = creditOf(linesOf(state.invoices[id]));
      const takenMinor = backMinor === 0 ? 0 : divideHalfUp(wholeMinor * backMinor, total);
      const given = about.reduce((sum, amountMinor) => sum + amountMinor, 0);
      assert.equal(given, wholeMinor - takenMinor, 'The credit of a payment, as far as we keep it');
      if (backMinor === 0) assert.equal(about.length, 1, 'The credit of a paid month');
      const isAsked = disputes.some(({ status }) => status === 'needs_response');
      const withheld = credit?.withheld[id] ?? 0;
      assert.equal(withheld > 0, isAsked, 'What is withheld is what a bank decides about');
      if (lost.length > 0) assert(!running.some((one) => isOfPlan(state, id, one.id)), 'It ends');
    }
  }
}

/** The disputes, or refunds, of the payment of an invoice. */
function aboutInvoice<T extends { readonly payment_intent: unknown }>(
  { invoicePayments }: State,
  invoiceId: string,
  all: Readonly<Record<string, T>>,
): T[] {
  const payments: unknown[] = Object.values(invoicePayments)
    .filter(({ invoice }) => invoice === invoiceId)
    .map(({ payment }) => payment.payment_intent);
  return Object.values(all).filter(({ payment_intent }) => payments.includes(payment_intent));
}

function isOfPlan({ invoices }: State, invoiceId: string, subscriptionId: string): boolean {
  return invoices[invoiceId]?.parent?.subscription_details?.subscription === subscriptionId;
}
