import type { StoredCredit, StoredSubscription } from '@hearthkin/domain/pricing/plan-records';
import type { Plan } from '@hearthkin/domain/pricing/plans';
import { quote } from '@hearthkin/domain/pricing/quote';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call, refuse } from './fake-call';
import { leaveFor } from './fake-leave-site';
import {
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  profileDocument,
  userDocument,
} from './people';
import { expectLink, textsOf } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const DAY_MS = 86_400_000;
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);

const paid = (change: Partial<StoredSubscription> = {}): StoredSubscription => ({
  status: 'active',
  plan: 'lite',
  periodStart: days(-10),
  periodEnd: days(20),
  endsWithMonth: false,
  graceUntil: null,
  payUrl: null,
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  checkoutId: null,
  disputed: [],
  dueAt: days(20),
  updatedAt: NOW,
  ...change,
});

const credit = (change: Partial<StoredCredit> = {}): StoredCredit => ({
  balanceMinor: 3775,
  usableUntil: days(20),
  plan: 'lite',
  monthStart: days(-10),
  returnedMinor: 0,
  returnedUntil: null,
  withheld: {},
  reserved: null,
  updatedAt: NOW,
  ...change,
});

/** A session of an hour of Virtual Chat, €15, with what the member had. */
function session(id: string, startsAt: Date, plan: Plan | null, planCreditMinor = 0) {
  const price = quote({
    activity: 'virtual-chat',
    hourlyRate: 30,
    minutes: 60,
    startsAt,
    timeZone: 'UTC',
    standing: {
      plan,
      planSessionsLeft: 1,
      sessionsCompleted: 0,
      silverUsed: false,
      hadSessionWithCompanion: true,
      credits: [],
      planCreditMinor,
    },
    offers: { firstSession: false, happyHour: false },
  });
  const date = startsAt.toISOString().slice(0, 10);
  return booking(id, { status: 'completed', startsAt, date, price });
}

function setMember(plan: Plan | null, subscription: StoredSubscription | null = null): void {
  setWorld({
    users: { [MEMBER.uid]: userDocument(MEMBER, { plan, planSince: plan && days(-40) }) },
    profiles: { [COMPANION.uid]: profileDocument('Wilma Q.', 'earner') },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
    subscription,
  });
}

beforeEach(() => vi.stubEnv('VITE_PAYMENTS', 'stripe'));

const planCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 });
  return within(heading.closest('li') as HTMLElement);
};
async function choose(site: Site, name: string): Promise<void> {
  const button = await waitFor(async () => {
    const found = (await planCard(name)).getByRole<HTMLButtonElement>('button');
    // Until the account and the plan are read, nothing can be chosen.
    expect(found.disabled).toBe(false);
    return found;
  });
  await site.user.click(button);
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (site: Site, name: string) =>
  site.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the pricing page, where plans are paid', () => {
  test('a visitor reads what a plan gives in euros and sessions', async () => {
    await visit('/pricing');
    const care = await planCard('Emotional Care');
    expect(care.getByText('€99 of session credit every month')).toBeTruthy();
    care.getByText(
      'Enough for 7 hours of Virtual Chat or 3 of Coffee & Walk, with a companion whose rate is €30',
    );
    expect(care.getByText('Up to €33 of unused credit rolls over')).toBeTruthy();
    expect(screen.getByText(/worth more than the plan costs/)).toBeTruthy();
    expect(screen.queryByText(/plans are free/)).toBeNull();
    // What would have been saved is the member's own.
    expect(screen.queryByText('Which plan fits you?')).toBeNull();
  });

  test('a member begins a plan on the payment page', async () => {
    setMember(null);
    const site = await visit('/pricing', MEMBER);
    await choose(site, 'Emotional Lite');
    expect(await screen.findByText(/You pay €49 now and every month/)).toBeTruthy();
    call.mockResolvedValueOnce({ url: 'https://pay.example/p' } as never);
    await press(site, 'Go to payment');
    expect(call).toHaveBeenCalledExactlyOnceWith('openPlanCheckout', { plan: 'lite' });
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/p'));
  });

  test('a member changes a plan after reading what happens, and reads why it can’t be', async () => {
    setMember('lite', paid());
    const site = await visit('/pricing', MEMBER);
    await choose(site, 'Emotional Care');
    expect(await screen.findByText(/We charge your card the difference/)).toBeTruthy();
    refuse('card-declined');
    await press(site, 'Confirm');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Your card was declined/);
    call.mockResolvedValueOnce({ plan: 'standard' } as never);
    await press(site, 'Confirm');
    expect(call).toHaveBeenLastCalledWith('changePlan', { plan: 'standard' });
    expect(await screen.findByText('You’re on Emotional Care now.')).toBeTruthy();
  });

  test('a member reads that a smaller plan takes credit', async () => {
    setMember('unlimited', paid({ plan: 'unlimited' }));
    const site = await visit('/pricing', MEMBER);
    await choose(site, 'Emotional Lite');
    expect(await screen.findByText(/the credit it gave goes/)).toBeTruthy();
  });

  test('a member whose payment failed pays first', async () => {
    setMember('lite', paid({ status: 'late', graceUntil: days(5) }));
    await visit('/pricing', MEMBER);
    await expectLink('Pay it first', '/subscription-dashboard');
    const button = (await planCard('Emotional Care')).getByRole<HTMLButtonElement>('button');
    expect(button.disabled).toBe(true);
  });

  test.each([
    [1, 'Without a plan you pay less. A plan pays off if you book more.'],
    [
      0,
      'You had no sessions in the last 30 days. Without a plan you pay less: you pay only for sessions you book.',
    ],
  ])('a member with %i sessions is told to stay without a plan', async (count, words) => {
    setMember(null);
    await visit('/pricing', MEMBER, {
      bookings: Array.from({ length: count }, (_, at) => session(`b${at}`, days(-at - 1), null)),
    });
    const advice = await section('Which plan fits you?');
    expect(await advice.findByText(words)).toBeTruthy();
  });

  test('a member sees what each plan would have cost with their own sessions', async () => {
    setMember(null);
    // Seven hours on seven days: three with Lite, six with Care, all with Freedom.
    const sessions = Array.from({ length: 7 }, (_, at) => session(`b${at}`, days(-at - 2), null));
    await visit('/pricing', MEMBER, { bookings: [...sessions, session('old', days(-31), null)] });
    const advice = await section('Which plan fits you?');
    expect(await advice.findByText(/Your 7 sessions of the last 30 days/)).toBeTruthy();
    const costs = textsOf(advice.getAllByRole('definition'));
    expect(costs).toEqual(['€105', '€109', '€104', '€159']);
    advice.getByText(
      'With sessions like these you’d pay least with Emotional Care: €1 less than without a plan.',
    );
  });

  test('a member whose sessions can’t be read can try again', async () => {
    setMember(null);
    await visit('/pricing', MEMBER, { failing: [/^bookings/] });
    const advice = await section('Which plan fits you?');
    expect(await advice.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the dashboard, where plans are paid', () => {
  test('a member sees credit, until when, and what the plan saved with this month’s sessions', async () => {
    setMember('lite', paid());
    await visit('/subscription-dashboard', MEMBER, {
      credit: credit(),
      bookings: [session('b1', days(-3), 'lite', 5200), session('b2', days(-2), null)],
    });
    const plan = await section('Your plan');
    expect((await plan.findByText(/of session credit left/)).textContent).toBe(
      '€37.75 of session credit left, until Dec 10',
    );
    // 5 % of €15, and €14.25 of credit that cost €13.43.
    expect((await plan.findByText(/^Saved with sessions in November/)).textContent).toBe(
      'Saved with sessions in November: €1.57 (€0.75 of plan discount; €14.25 paid with credit that cost you €13.43)',
    );
    expect(plan.getByText('Renews on Dec 10, at €49 a month')).toBeTruthy();
  });

  test('a member without credit or sessions is told so', async () => {
    setMember('lite', paid());
    setWorld({ credit: credit({ usableUntil: NOW, returnedMinor: 500, returnedUntil: days(9) }) });
    await visit('/subscription-dashboard', MEMBER);
    const plan = await section('Your plan');
    expect((await plan.findByText(/came back from canceled/)).textContent).toBe(
      '€5 came back from canceled sessions, for any session until Nov 29',
    );
    setWorld({ credit: null });
    expect(await plan.findByText('No session credit left right now.')).toBeTruthy();
    expect(plan.queryByText(/^Saved with sessions/)).toBeNull();
  });

  test('a member reads what their next credit makes up for', async () => {
    setMember('lite', paid());
    await visit('/subscription-dashboard', MEMBER, { credit: credit({ balanceMinor: -1200 }) });
    const plan = await section('Your plan');
    expect(await plan.findByText(/€12 of your next session credit/)).toBeTruthy();
    expect(plan.queryByText(/of session credit left/)).toBeNull();
  });

  test('a member whose plan has ended sees only what came back of its credit', async () => {
    setMember(null, paid({ status: 'none', plan: null }));
    setWorld({ credit: credit({ returnedMinor: 500, returnedUntil: days(9) }) });
    await visit('/subscription-dashboard', MEMBER);
    const plan = await section('Your plan');
    expect(await plan.findByText(/came back from canceled/)).toBeTruthy();
    expect(plan.queryByText(/of session credit left/)).toBeNull();
    setWorld({ credit: credit() });
    expect(await plan.findByText('No session credit left right now.')).toBeTruthy();
  });

  test('a member pays a failed payment on its page', async () => {
    const late = { status: 'late', graceUntil: days(7), payUrl: 'https://pay.example/i' } as const;
    setMember('lite', paid(late));
    const site = await visit('/subscription-dashboard', MEMBER);
    const plan = await section('Your plan');
    expect((await plan.findByRole('alert')).textContent).toContain(
      'Your payment for Emotional Lite didn’t go through. Pay by Nov 27 to keep it.',
    );
    expect(plan.queryByText(/^Renews/)).toBeNull();
    await site.pressIn(plan, 'Pay now');
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/i');
  });

  test('a member ends a plan with its month, and takes it back', async () => {
    setMember('lite', paid());
    const site = await visit('/subscription-dashboard', MEMBER);
    await site.press('End plan');
    await screen.findByText(/You keep Emotional Lite and its credit until Dec 10/);
    call.mockImplementationOnce(async () => {
      setMember('lite', paid({ endsWithMonth: true }));
      return { endsWithMonth: true } as never;
    });
    await press(site, 'End plan');
    expect(call).toHaveBeenLastCalledWith('endPlan', { ends: true });
    expect(await screen.findByText('Emotional Lite ends on Dec 10.')).toBeTruthy();
    expect(await screen.findByText(/end on Dec 10. You won’t be charged again/)).toBeTruthy();
    expect(screen.queryByText(/^Renews/)).toBeNull();
    call.mockResolvedValueOnce({ endsWithMonth: false } as never);
    await site.press('Keep Emotional Lite');
    expect(call).toHaveBeenLastCalledWith('endPlan', { ends: false });
  });

  test('a member opens card and invoices', async () => {
    setMember('lite', paid());
    const site = await visit('/subscription-dashboard', MEMBER);
    call.mockResolvedValueOnce({ url: 'https://pay.example/portal' } as never);
    await site.press('Card and invoices');
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/portal'),
    );
  });

  test('a member who comes back from paying waits for the plan to begin', async () => {
    setMember(null);
    const site = await visit('/subscription-dashboard?plan=paid', MEMBER);
    const waits = /starts as soon as your payment is confirmed/;
    expect(await screen.findByText(waits)).toBeTruthy();
    setMember('lite', paid());
    setWorld({ credit: credit({ balanceMinor: 5200 }) });
    await screen.findByText(/^Emotional Lite is yours: €52 of sessions until Dec 10$/);
    expect(screen.queryByText(waits)).toBeNull();
    await site.press('Close');
    await site.isAt('/subscription-dashboard');
    expect(screen.queryByText(/is yours/)).toBeNull();
  });
});
