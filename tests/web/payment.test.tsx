import type { Checkout } from '@hearthkin/domain/payment/checkout';
import { authorizePayment, chargePayment, settlePayment } from '@hearthkin/domain/payment/settle';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dropDraft,
  EMPTY_DRAFT,
  loadDraft,
  saveDraft,
} from '../../web/src/data/bookings/booking-draft';
import { savePaidPath } from '../../web/src/data/payments/paid-path';
import { answer, call, holdCall, refuse } from './fake-call';
import { leaveFor } from './fake-leave-site';
import {
  booking,
  COMPANION,
  companionDocument,
  MEMBER,
  NOW,
  PROFILES,
  userDocument,
} from './people';
import { expectLink, findWords } from './shown';
import { type Site, visit } from './site';
import { setWorld } from './world';

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const made = booking('b');
const PAGE = 'https://pay.example/c/1';

function checkout(change: Partial<Checkout> = {}): Checkout {
  const { spenderId, earnerId, activity, timing, startsAt } = made.data;
  return {
    spenderId,
    earnerId,
    activity,
    timing,
    startsAt,
    amountMinor: 3000,
    clock: null,
    booking: made.data,
    status: 'open',
    checkoutId: 'cs_1',
    authorizes: [],
    authorizedBy: null,
    paymentId: null,
    expiresAt: minutes(9),
    dueAt: minutes(9),
    createdAt: minutes(-6),
    updatedAt: NOW,
    expireAt: minutes(60),
    ...change,
  };
}

const answered = ({ status, earnerId, timing }: Checkout) => ({ status, earnerId, timing });
const ended = (status: Checkout['status']) => checkout({ status, booking: null, dueAt: null });

beforeEach(() => {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  setWorld({
    users: { [MEMBER.uid]: userDocument(MEMBER) },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
    profiles: PROFILES,
  });
});

/** Comes back from the provider, which says how far the payment is. */
async function comeBack(stored: Checkout | null, person = MEMBER): Promise<Site> {
  if (stored !== null) {
    setWorld({ checkouts: { b: stored } });
    call.mockResolvedValueOnce(answered(stored));
  }
  return visit('/bookings/b/payment', person);
}

describe('the page that the payment provider returns to', () => {
  test('shows the session on the member’s clock and on the companion’s', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await comeBack(checkout());
    const card = await screen.findByRole('region', { name: 'Not paid yet' });
    expect(card.textContent).toMatch(
      /Mon, Nov 23, 8:00\s–\s10:00\sPM, your timeMon, Nov 23, 2:00\s–\s4:00\sPM, New York time/,
    );
  });

  test('asks how far the payment is, and says so until there is an answer', async () => {
    setWorld({ checkouts: { b: checkout() } });
    const arrive = holdCall();
    await visit('/bookings/b/payment', MEMBER);
    expect(await screen.findByText('We’re checking your payment…')).toBeTruthy();
    await waitFor(() => expect(call).toHaveBeenCalledWith('checkPayment', { bookingId: 'b' }));
    arrive(answered(checkout()));
    expect(await screen.findByRole('heading', { name: 'Not paid yet' })).toBeTruthy();
    expect(screen.queryByText('We’re checking your payment…')).toBeNull();
  });

  test('goes on at the answer that it is paid, without the document and with one question', async () => {
    setWorld({ bookings: [made], failing: [/^checkouts/] });
    call.mockResolvedValueOnce(answered(ended('paid')));
    await visit('/bookings/b/payment', MEMBER);
    expect(await screen.findByText(/Your request has been sent/)).toBeTruthy();
    expect(call.mock.calls).toEqual([['checkPayment', { bookingId: 'b' }]]);
  });

  test('leads on to the provider, with what the card is charged and how long the time is held', async () => {
    const site = await comeBack(checkout());
    const open = await screen.findByRole('region', { name: 'Not paid yet' });
    await findWords(open, 'Coffee & Walk with Wilma Q.', '9:00 left to pay');
    expect(open.textContent).toContain(
      'Next, your card is authorized for €30. We charge it once Wilma Q. accepts. If they don’t, you won’t be charged.',
    );
    call.mockResolvedValueOnce({ checkoutUrl: PAGE });
    await site.press('Continue to payment');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(PAGE));
    expect(call).toHaveBeenLastCalledWith('openCheckout', { bookingId: 'b' });
  });

  test('says how many weeks the page of a series is for, and their total', async () => {
    const authorizes = ['two', 'three'].map((id) => ({ id, amountMinor: 6000 }));
    const series = checkout({ authorizes });
    const site = await comeBack(series);
    const open = await screen.findByRole('region', { name: 'Not paid yet' });
    await findWords(open, /With 2 more weeks\. Your card is authorized for each on its own/);
    expect(open.textContent).toContain('Next, your card is authorized for €150.');
    await site.press('Let it go');
    expect(
      await screen.findByRole('alertdialog', { name: 'Let all of these times go?' }),
    ).toBeTruthy();
    setWorld({ checkouts: { b: series, two: checkout({ authorizedBy: 'b' }) } });
    await visit('/my-bookings', MEMBER);
    const list = await screen.findByRole('list', { name: 'Not paid yet' });
    const [only, ...others] = within(list).getAllByRole('listitem');
    expect(only?.textContent).toContain('and 2 more weeks · €150');
    expect(others).toEqual([]);
  });

  test('lets the time go only after a question', async () => {
    const site = await comeBack(checkout());
    await site.press('Let it go');
    const dialog = await screen.findByRole('alertdialog', { name: 'Let this time go?' });
    await site.pressIn(dialog, 'Keep it');
    expect(call).toHaveBeenCalledTimes(1);
    await site.press('Let it go');
    answer({ status: 'left' }, { checkouts: { b: ended('left') } });
    const again = await screen.findByRole('alertdialog', { name: 'Let this time go?' });
    await site.pressIn(again, 'Let it go');
    expect(await screen.findByText('You let this time go')).toBeTruthy();
    expect(call).toHaveBeenLastCalledWith('leaveCheckout', { bookingId: 'b' });
  });

  test('goes to the booking once it is paid, and the draft is gone', async () => {
    saveDraft(COMPANION.uid, { ...EMPTY_DRAFT, notes: 'By the door.' });
    setWorld({ bookings: [made], payments: { b: authorizePayment(made.data, NOW) } });
    const site = await comeBack(ended('paid'));
    await site.isAt('/my-bookings/b');
    const sent = await screen.findByText(/Your request has been sent/);
    expect(sent.parentElement?.textContent).toContain(
      'Your card is authorized for €30. We charge it once Wilma Q. accepts.',
    );
    expect(loadDraft(COMPANION.uid)).toBeNull();
  });

  test('goes on when the news of the payment arrives later', async () => {
    const site = await comeBack(checkout());
    await screen.findByRole('heading', { name: 'Not paid yet' });
    setWorld({ bookings: [made], checkouts: { b: ended('paid') } });
    await site.isAt('/my-bookings/b');
  });

  test('goes where the member asked for a talk right now', async () => {
    savePaidPath('b', '/need-support?mood=anxious&asked=b');
    const site = await comeBack(ended('paid'));
    await site.isAt('/need-support?mood=anxious&asked=b');
  });

  test('goes to the page of the wait for a talk right now, also in another tab', async () => {
    const site = await comeBack(checkout({ status: 'paid', timing: 'now' }));
    await site.isAt('/need-support?asked=b');
  });

  test.each([
    ['expired', 'The time to pay is over', 'Nothing was charged. We’ve kept what you chose.'],
    ['left', 'You let this time go', 'Nothing was charged.'],
    ['late', 'Your payment came too late', 'We’ve released the authorization of €30.'],
    [
      'refused',
      'This session can’t be booked anymore',
      'Nothing is booked or charged. We’ve released the authorization of €30.',
    ],
  ] as const)(
    'says of a payment that is %s that nothing was charged, and keeps the draft',
    async (status, title, words) => {
      const unanswered = {
        requestId: crypto.randomUUID(),
        companionId: COMPANION.uid,
        activity: made.data.activity,
        timing: 'later',
        startsAt: made.data.startsAt.toISOString(),
        minutes: 120,
        location: '',
        notes: '',
        mode: null,
        mood: null,
        fromMatching: false,
        useCredits: [],
        agreedTotalMinor: 3000,
      } as const;
      saveDraft(COMPANION.uid, {
        ...EMPTY_DRAFT,
        notes: 'By the door.',
        unanswered: { ...unanswered, useCredits: [], furtherWeeks: [] },
      });
      await comeBack(ended(status));
      expect(await screen.findByText(title)).toBeTruthy();
      expect(document.body.textContent).toContain(words);
      await expectLink('Book Wilma Q. again', `/book/${COMPANION.uid}?activity=coffee-walk`);
      expect(loadDraft(COMPANION.uid)).toMatchObject({ notes: 'By the door.', unanswered: null });
      dropDraft(COMPANION.uid);
    },
  );

  test('asks again when the time is over', async () => {
    setWorld({ checkouts: { b: checkout({ expiresAt: minutes(-1) }) } });
    call.mockResolvedValueOnce(answered(checkout()));
    answer({ status: 'expired' }, { checkouts: { b: ended('expired') } });
    await visit('/bookings/b/payment', MEMBER);
    expect(await screen.findByText('The time to pay is over')).toBeTruthy();
    expect(call.mock.calls.map(([name]) => name)).toEqual(['checkPayment', 'checkPayment']);
  });

  test('says that the provider doesn’t answer, shows what is known, and tries again', async () => {
    setWorld({ checkouts: { b: checkout() } });
    refuse('payment-unavailable');
    const site = await visit('/bookings/b/payment', MEMBER);
    expect(await screen.findByText(/We can’t reach our payment service/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Not paid yet' })).toBeTruthy();
    call.mockResolvedValueOnce(answered(checkout()));
    await site.press('Try again');
    await waitFor(() =>
      expect(screen.queryByText(/We can’t reach our payment service/)).toBeNull(),
    );
  });

  test('shows no payment of others', async () => {
    refuse('not-found');
    await comeBack(null);
    expect(await screen.findByText('We can’t find this payment')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your bookings' })).toBeTruthy();
  });
});

describe('a member’s bookings', () => {
  test('begin with what isn’t paid yet, as long as its time is held', async () => {
    await visit('/my-bookings', MEMBER, {
      checkouts: {
        b: checkout(),
        over: checkout({ expiresAt: minutes(-1) }),
        paid: ended('paid'),
        other: checkout({ spenderId: 'member-2' }),
      },
    });
    const list = await screen.findByRole('list', { name: 'Not paid yet' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await findWords(list, 'Coffee & Walk with Wilma Q.', 'Not paid yet · 9 minutes left');
    await expectLink(/^Continue to payment/, '/bookings/b/payment', within(list));
    expect(screen.queryByText(/Payments aren’t live/)).toBeNull();
  });

  test('say where no money moves that amounts are only written down', async () => {
    vi.stubEnv('VITE_PAYMENTS', 'none');
    await visit('/my-bookings', MEMBER, { checkouts: { b: checkout() }, bookings: [made] });
    expect(await screen.findByText('Payments aren’t live yet. You won’t be charged.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Not paid yet' })).toBeNull();
  });
});

describe('a booking whose charge failed', () => {
  const failed = booking('b', {
    statusHistory: [
      ...made.data.statusHistory,
      { status: 'pending', at: NOW, by: 'earner', event: 'payment-failed' },
    ],
  });

  beforeEach(() => {
    const unpaid = { ...authorizePayment(made.data, NOW), status: 'unpaid' as const };
    setWorld({ bookings: [failed], payments: { b: unpaid } });
  });

  test('asks its member to pay again', async () => {
    const site = await visit('/my-bookings/b', MEMBER);
    const card = await screen.findByRole('article', { name: /Wilma/ });
    await findWords(card, 'Your card was declined, and nothing was charged.');
    expect(screen.getByText('Your card was declined, so we couldn’t charge €30.')).toBeTruthy();
    call.mockResolvedValueOnce({ checkoutUrl: PAGE });
    await site.pressIn(card, /^Pay again/);
    await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(PAGE));
    expect(call).toHaveBeenLastCalledWith('openCheckout', { bookingId: 'b' });
  });

  test('can be declined but not accepted', async () => {
    await visit('/my-bookings/b', COMPANION);
    const card = await screen.findByRole('article', { name: /Jonah/ });
    await waitFor(() => expect(card.textContent).toContain('Jonah R.’s card was declined'));
    expect(within(card).getByRole('button', { name: /^Decline/ })).toBeTruthy();
    expect(within(card).queryByRole('button', { name: /^Accept/ })).toBeNull();
  });
});

describe('the page of a booking', () => {
  const charged = chargePayment(authorizePayment(made.data, NOW), NOW);

  test('tells its member what became of their money', async () => {
    await visit('/my-bookings/b', MEMBER, { bookings: [made], payments: { b: charged } });
    const money = await screen.findByRole('region', { name: 'Payment' });
    await findWords(money, '€30 charged on Nov 20. We hold it until 48 hours after the session.');
  });

  test.each([
    [null, '€48 waits until your payout account is ready.'],
    ['ready', '€48 goes to your payout account 48 hours after the session is complete.'],
  ] as const)(
    'tells a companion with a payout account %s what they receive',
    async (status, words) => {
      const account = {
        accountId: 'acct_1',
        isSubmitted: true,
        missing: [],
        missingBy: null,
        updatedAt: NOW,
      };
      const price = { ...made.data.price, discounts: [], discountPercent: 0, totalMinor: 6000 };
      const sold = booking('b', { price });
      await visit('/my-bookings/b', COMPANION, {
        bookings: [sold],
        payments: { b: chargePayment(authorizePayment(sold.data, NOW), NOW) },
        payoutAccounts: status === null ? {} : { [COMPANION.uid]: { ...account, status } },
      });
      const money = await screen.findByRole('region', { name: 'Payment' });
      await waitFor(() => expect(money.textContent).toContain(words));
      const link = within(money).queryByRole('link', { name: 'Set up your payout account' });
      expect(link === null).toBe(status === 'ready');
    },
  );

  test('leaves it to the payment how much our team has refunded', async () => {
    const held = settlePayment(charged, made.data, null, NOW).payment;
    const refunded = booking('b', {
      status: 'completed',
      statusHistory: [
        ...made.data.statusHistory,
        { status: 'completed', at: NOW, by: 'spender' },
        { status: 'completed', at: NOW, by: 'operator', event: 'refunded' },
      ],
    });
    const payment = { ...held, status: 'partly-refunded' as const, refundedMinor: 500 };
    await visit('/my-bookings/b', MEMBER, { bookings: [refunded], payments: { b: payment } });
    const money = await screen.findByRole('region', { name: 'Payment' });
    await waitFor(() => expect(money.textContent).toContain('€5 of €30 refunded on Nov 20.'));
    expect(screen.getByText('total · with a refund by our team')).toBeTruthy();
  });

  test('names the session credit that paid a part', async () => {
    const price = { ...made.data.price, planCreditMinor: 2000, totalMinor: 1000 };
    const sold = booking('b', { price });
    await visit('/my-bookings/b', MEMBER, {
      bookings: [sold],
      payments: { b: chargePayment(authorizePayment(sold.data, NOW), NOW) },
    });
    const money = await screen.findByRole('region', { name: 'Payment' });
    await findWords(money, /^Payment€10 charged .*€20 paid with session credit\.$/);
    expect(screen.getByText('total, after €20 of session credit')).toBeTruthy();
  });

  test('says where no money moves that it is only written down', async () => {
    vi.stubEnv('VITE_PAYMENTS', 'none');
    setWorld({ bookings: [made], payments: { b: { ...charged, provider: null } } });
    await visit('/my-bookings/b', COMPANION);
    await screen.findByText(
      /only written down\. Payments aren’t live yet\. No money is paid out\./,
    );
    expect(screen.queryByRole('link', { name: 'Set up your payout account' })).toBeNull();
  });
});
