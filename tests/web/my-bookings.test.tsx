import type { Booking } from '@hearthkin/domain/booking/booking';
import { holdPayment } from '@hearthkin/domain/payment/settle';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, expectCall, refuse } from './fake-call';
import { fill } from './fill';
import { booking, COMPANION, MEMBER, NOW, PROFILES, profileDocument } from './people';
import { expectAlert, expectTextsIn, expectWords, findWords, textsOf } from './shown';
import { visit } from './site';
import { setWorld } from './world';

const HOUR_MS = 3_600_000;

beforeEach(() => setWorld({ profiles: PROFILES }));

function confirmed(id: string, startsInMs: number) {
  const startsAt = new Date(NOW.getTime() + startsInMs);
  return booking(id, {
    status: 'confirmed',
    startsAt,
    endsAt: new Date(startsAt.getTime() + 2 * HOUR_MS),
    dueAt: new Date(startsAt.getTime() + 26 * HOUR_MS),
  });
}

async function card(name: string | RegExp): Promise<HTMLElement> {
  return await screen.findByRole('article', { name });
}

test('a companion sees a request arrive, accepts it and sees it confirmed', async () => {
  const site = await visit('/my-bookings', COMPANION, { bookings: [] });
  await screen.findByText('When clients book sessions with you, they’ll appear here.');

  setWorld({ bookings: [booking('b')] });
  const request = await card('Coffee & Walk with Jonah R.');
  expectWords(request, 'Pending', /2:00\s–\s4:00\sPM/);
  expect(request.textContent).toContain(
    'You receive €24: €30, less our 20% fee. This includes your own first-session offer.',
  );
  call.mockResolvedValueOnce({ status: 'confirmed' });
  await site.pressIn(request, /^Accept/);
  expectCall('transitionBooking', { bookingId: 'b', to: 'confirmed', reason: '' });

  setWorld({ bookings: [booking('b', { status: 'confirmed', dueAt: null })] });
  await waitFor(() => expect(request.textContent).toContain('Confirmed'));
  expect(within(request).queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('a companion sees who asks and what they chose to share, and the member does not', async () => {
  const memberCard: Booking['memberCard'] = {
    verified: true,
    memberSince: '2026-03',
    completed: 12,
    canceled: 0,
    languages: ['English', 'Spanish'],
    supportPreferences: ['listening', 'presence'],
    nearness: 'state',
    km: null,
  };
  setWorld({ bookings: [booking('b', { memberCard, mood: 'anxious', notes: 'No dogs' })] });
  await visit('/my-bookings', COMPANION);
  const request = await card(/Jonah/);
  within(request).getByText(
    'Verified · Member since March 2026 · 12 sessions completed, none canceled by the member · Both speak English and Spanish · What helps: someone who listens and quiet company · In your state',
  );
  await expectTextsIn(request, 'Feeling anxious', 'No dogs');

  await visit('/my-bookings', MEMBER);
  const own = await card(/Wilma/);
  expect(within(own).getByText('Feeling anxious')).toBeTruthy();
  expect(within(own).queryByText(/Member since/)).toBeNull();
});

test('a companion sees a newcomer without a common language, and no made-up distance', async () => {
  const memberCard: Booking['memberCard'] = {
    verified: false,
    memberSince: '2026-11',
    completed: 0,
    canceled: 0,
    languages: [],
    supportPreferences: [],
    nearness: null,
    km: null,
  };
  await visit('/my-bookings', COMPANION, { bookings: [booking('b', { memberCard })] });
  within(await card(/Jonah/)).getByText(
    'Not verified · Member since November 2026 · No sessions yet · No language in common',
  );
});

test('a companion declines with a reason', async () => {
  const site = await visit('/my-bookings', COMPANION, { bookings: [booking('b')] });
  const request = await card(/Jonah/);
  const dialog = await site.openDialog(/^Decline/, 'Decline this request?', request);
  expect(dialog.textContent).toContain('The member isn’t charged.');
  fill(within(dialog).getByLabelText('Reason'), ' I am travelling. ');
  call.mockResolvedValueOnce({ status: 'cancelled' });
  await site.pressIn(dialog, 'Decline request');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expectCall('transitionBooking', { bookingId: 'b', to: 'cancelled', reason: 'I am travelling.' });
});

test.each([
  [COMPANION, /^Decline/, 'The member isn’t charged. We release the authorization of €30.'],
  [
    MEMBER,
    /^Withdraw/,
    'You won’t be charged. We release the authorization of €30. Your bank may show it for a few days.',
  ],
] as const)(
  'with live payments, who ends a request reads that the card is released',
  async (person, action, words) => {
    vi.stubEnv('VITE_PAYMENTS', 'stripe');
    const site = await visit('/my-bookings', person, { bookings: [booking('b')] });
    await site.press(action);
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
    expect(screen.queryByText(/Payments aren’t live/)).toBeNull();
  },
);

test('a companion is asked before closing the dialog discards a typed reason', async () => {
  const site = await visit('/my-bookings', COMPANION, { bookings: [booking('b')] });
  const request = await card(/Jonah/);
  const dialog = await site.openDialog(/^Decline/, 'Decline this request?', request);
  fill(within(dialog).getByLabelText('Reason'), 'I am ill.');
  await site.pressIn(dialog, 'Keep request');
  await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await site.press('Keep editing');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(within(dialog).getByLabelText<HTMLInputElement>('Reason').value).toBe('I am ill.');
  expect(call).not.toHaveBeenCalled();
});

const LATE = 'This session starts in less than 24 hours, so €15 (50%) is kept.';

test.each([
  ['none', 'You won’t be charged.', `${LATE} Payments aren’t live yet. You won’t be charged.`],
  [
    'stripe',
    'You’ll get a full refund of €30. It reaches your card in 5–10 days.',
    `${LATE} You’ll get €15 back. It reaches your card in 5–10 days.`,
  ],
])(
  'with payments %s, a member who cancels a day before the start, or a millisecond later, sees what they get back',
  async (payments, early, late) => {
    vi.stubEnv('VITE_PAYMENTS', payments);
    setWorld({ bookings: [confirmed('b', 24 * HOUR_MS)] });
    const site = await visit('/my-bookings', MEMBER);
    for (const [ms, sentence] of [
      [0, early],
      [-1, late],
    ] as const) {
      act(() => setWorld({ bookings: [confirmed('b', 24 * HOUR_MS + ms)] }));
      const mine = await card(/Wilma/);
      const dialog = await site.openDialog(/^Cancel/, 'Cancel this booking?', mine);
      await findWords(dialog, sentence);
      await site.pressIn(dialog, 'Keep booking');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(call).not.toHaveBeenCalled();
  },
);

test('who cancels a booking from before payments went live is promised no refund', async () => {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  const soon = confirmed('b', 24 * HOUR_MS - 1);
  setWorld({ bookings: [soon], payments: { b: holdPayment(soon.data, NOW) } });
  const site = await visit('/my-bookings', MEMBER);
  const dialog = await site.openDialog(/^Cancel/, 'Cancel this booking?', await card(/Wilma/));
  await findWords(dialog, `${LATE} Booked before payments went live. You won’t be charged.`);
  expect(dialog.textContent).not.toContain('back');
});

test('a member whose cancellation is rejected sees why in the dialog', async () => {
  const site = await visit('/my-bookings', MEMBER, { bookings: [booking('b')] });
  const dialog = await site.openDialog(/^Withdraw/, 'Withdraw this request?', await card(/Wilma/));
  refuse('bad-transition');
  await site.pressIn(dialog, 'Withdraw request');
  await expectAlert(/This just changed/, within(dialog));
});

test('a member cannot accept their own request', async () => {
  await visit('/my-bookings', MEMBER, { bookings: [booking('b')] });
  const names = textsOf(within(await card(/Wilma/)).getAllByRole('button'));
  expect(names).toEqual([
    'Message',
    'Suggest a new time',
    'Suggest another place',
    'Withdraw request',
  ]);
});

test.each([
  ['none', /^Mark .*complete\?After this, it can’t be canceled/],
  ['stripe', /^Mark .*complete\?Wilma Q\. is paid 48 hours later\./],
] as const)(
  'with payments %s, a member marks a session complete once it is over',
  async (payments, words) => {
    vi.stubEnv('VITE_PAYMENTS', payments);
    setWorld({ bookings: [confirmed('begun', -HOUR_MS), confirmed('over', -2 * HOUR_MS)] });
    const site = await visit('/my-bookings', MEMBER);
    const buttons = await screen.findAllByRole('button', { name: /^Mark complete/ });
    expect(buttons).toHaveLength(1);
    call.mockResolvedValueOnce({ status: 'completed' });
    await site.user.click(buttons[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Mark this session complete?' });
    expect(call).not.toHaveBeenCalled();
    expect(dialog.textContent).toMatch(words);
    await site.pressIn(dialog, 'Mark complete');
    expectCall('transitionBooking', { bookingId: 'over', to: 'completed', reason: '' });
  },
);

test('a member who is asked before completing can leave the session as it is', async () => {
  const site = await visit('/my-bookings', MEMBER, { bookings: [confirmed('over', -2 * HOUR_MS)] });
  const dialog = await site.openDialog(/^Mark complete/, 'Mark this session complete?');
  await site.pressIn(dialog, 'Not yet');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).not.toHaveBeenCalled();
});

test('a member finds a lapsed request under past bookings with its reason', async () => {
  const site = await visit('/my-bookings', MEMBER, { bookings: [booking('b', { dueAt: NOW })] });
  expect(await screen.findByText('No upcoming bookings')).toBeTruthy();
  await site.user.click(screen.getByRole('tab', { name: 'Past (1)' }));
  const past = await card(/Wilma/);
  expectWords(past, 'No reply', 'No reply in time');
  expect(past.textContent).not.toContain('Canceled');
  const names = within(past).getAllByRole('button');
  expect(names.map((button) => button.textContent)).toEqual(['Message']);
});

test('a member sees who declined and why', async () => {
  const cancellation = {
    endReason: 'declined',
    endedBy: 'earner',
    reason: 'I am travelling.',
    at: NOW,
  } as const;
  setWorld({ bookings: [booking('b', { status: 'cancelled', dueAt: null, cancellation })] });
  const site = await visit('/my-bookings', MEMBER);
  await site.user.click(await screen.findByRole('tab', { name: 'Past (1)' }));
  expect((await card(/Wilma/)).textContent).toContain('Declined by Wilma Q. “I am travelling.”');
});

test.each([
  ['none', 'not charged', 'not charged', '€15 stays written down'],
  ['stripe', 'not charged', 'refunded in full', '€15 refunded, €15 kept'],
])(
  'with payments %s, a member sees what happened to the payment of a canceled session',
  async (payments, declined, byCompanion, byMember) => {
    vi.stubEnv('VITE_PAYMENTS', payments);
    const statusHistory = booking('b').data.statusHistory;
    const accepted = { status: 'confirmed', at: NOW, by: 'earner' } as const;
    const at = new Date('2026-11-23T18:59:59Z');
    const end = { reason: '', at };
    const past = (change: Partial<Booking>) =>
      setWorld({ bookings: [booking('b', { status: 'cancelled', dueAt: null, ...change })] });
    const rows = [
      ['declined', 'earner', statusHistory, declined],
      ['companion-cancelled', 'earner', [...statusHistory, accepted], byCompanion],
      ['member-cancelled', 'spender', [...statusHistory, accepted], byMember],
    ] as const;
    past({ cancellation: { ...end, endReason: 'declined', endedBy: 'earner' } });
    const site = await visit('/my-bookings', MEMBER);
    await site.user.click(await screen.findByRole('tab', { name: 'Past (1)' }));
    for (const [endReason, endedBy, history, words] of rows) {
      const cancellation = { ...end, endReason, endedBy };
      act(() => past({ cancellation, statusHistory: [...history] }));
      await findWords(() => screen.getByRole('article', { name: /Wilma/ }), `€30 total · ${words}`);
    }
  },
);

test('a companion sees their share of what a late cancellation keeps', async () => {
  const at = new Date('2026-11-23T18:59:59Z');
  const cancellation = {
    endReason: 'member-cancelled',
    endedBy: 'spender',
    reason: '',
    at,
  } as const;
  setWorld({ bookings: [booking('b', { status: 'cancelled', dueAt: null, cancellation })] });
  const site = await visit('/my-bookings', COMPANION);
  await site.user.click(await screen.findByRole('tab', { name: 'Past (1)' }));
  expect((await card(/Jonah/)).textContent).toContain(
    'You receive €12: 50% of €24, because the session was canceled late.',
  );
});

test('a member who cancels a free session is not promised a refund', async () => {
  const { price } = booking('b').data;
  setWorld({ bookings: [booking('b', { price: { ...price, totalMinor: 0 } })] });
  const site = await visit('/my-bookings', MEMBER);
  const dialog = await site.openDialog(/^Withdraw/, 'Withdraw this request?', await card(/Wilma/));
  expect(dialog.textContent).toContain('This session is free, so there’s nothing to refund.');
});

test('a member searches their bookings by place', async () => {
  await visit('/my-bookings', MEMBER, {
    bookings: [booking('a'), booking('b', { activity: 'study-support', location: 'Library' })],
  });
  await card(/Coffee/);
  fill(screen.getByRole('searchbox'), 'LIBR');
  await waitFor(() => expect(screen.queryByRole('article', { name: /Coffee/ })).toBeNull());
  await card(/Study Support/);
});

test('a companion sees a booking of a deleted member', async () => {
  await visit('/my-bookings', COMPANION, {
    bookings: [booking('b', { spenderId: 'gone', participantIds: ['gone', COMPANION.uid] })],
  });
  await card('Coffee & Walk with Unknown User');
});

test('a companion sees which member has a Gold badge', async () => {
  const gold = profileDocument('Jonah R.', 'spender');
  const profiles = { [MEMBER.uid]: { ...gold, badges: { identity: true, gold: true } } };
  await visit('/my-bookings', COMPANION, { bookings: [booking('b')], profiles });
  const theirs = await card(/Jonah/);
  expect(within(theirs).getByText('Gold member')).toBeTruthy();
  setWorld({ profiles: { [MEMBER.uid]: gold } });
  await waitFor(() => expect(within(theirs).queryByText('Gold member')).toBeNull());
});

test('a member is told when the list may be out of date', async () => {
  await visit('/my-bookings', MEMBER, { bookings: [booking('b')], fromCache: true });
  await card(/Wilma/);
  expect(await screen.findByText(/Showing saved bookings/)).toBeTruthy();
});

test('a member without bookings gets a link to book the first', async () => {
  await visit('/my-bookings', MEMBER);
  expect(await screen.findByText('No bookings found')).toBeTruthy();
  screen.getByText('Start by browsing companions and booking your first session!');
});
