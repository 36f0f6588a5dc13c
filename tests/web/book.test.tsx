import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import type { ActivityId } from '@hearthkin/domain/foundation/activities';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadDraft } from '../../web/src/data/bookings/booking-draft';
import { answer, call, refuse } from './fake-call';
import { leaveFor } from './fake-leave-site';
import { fill } from './fill';
import {
  accountOf,
  booking,
  COMPANION,
  companionDocument,
  listingOf,
  MEMBER,
  NOW,
  profileDocument,
  userDocument,
} from './people';
import { expectLink, expectTexts, expectWords, findWords } from './shown';
import { hasPhoneBar, type Site, visit } from './site';
import { chooseDay, freeTime, times } from './time-choice';
import { hold, setWorld } from './world';

const MONDAY = 'Monday, November 23';

beforeEach(() => setWorld({ ...listingOf(), ...accountOf(MEMBER) }));

async function chooseTime(site: Site, time: string): Promise<void> {
  await site.user.click(await freeTime(site, time));
}

async function openForm(path = '/book/companion-1?activity=coffee-walk'): Promise<Site> {
  const site = await visit(path, MEMBER);
  await screen.findByRole('button', { name: /^(Request session|Continue to payment)$/ });
  return site;
}

async function chooseMondayAtTwo(site: Site): Promise<void> {
  await chooseDay(site, MONDAY);
  await chooseTime(site, '2:00 PM');
  await waitFor(() => expect(bookButton().disabled).toBe(false));
}

async function openAtTwo(): Promise<Site> {
  const site = await openForm();
  await chooseMondayAtTwo(site);
  return site;
}

/** With live payments, the form with a chosen time. */
async function openToPay(): Promise<Site> {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  const site = await openForm();
  await chooseDay(site, MONDAY);
  await chooseTime(site, '2:00 PM');
  return site;
}

/** Sends the request, which succeeds. */
async function request(site: Site): Promise<void> {
  call.mockResolvedValueOnce({ bookingId: 'b', checkoutUrl: null });
  await site.user.click(bookButton());
  await waitFor(() => expect(call.mock.lastCall?.[0]).toBe('createBooking'));
}

function bookButton(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Request session' });
}

function inputOf(callIndex: number) {
  const [name, input] = call.mock.calls[callIndex] ?? [];
  if (name !== 'createBooking') throw new Error('Not a booking request');
  return input as { requestId: string; agreedTotalMinor: number; startsAt: string };
}

test('a member books the activity they chose at the price shown, reads until when they can cancel, and shares no mood unless they choose one', async () => {
  const site = await openForm();
  expect(bookButton().disabled).toBe(true);
  expect(screen.getByText(/Cancel free up to 24 hours before\. After that, 50% is/)).toBeTruthy();
  await chooseDay(site, 'Friday, November 20');
  await chooseTime(site, '2:00 PM');
  screen.getByText(/not refundable in full\. If you cancel after they accept, €15 of €30 is kept/);
  await chooseMondayAtTwo(site);
  screen.getByText(/Cancel free until Sun, Nov 22, 2:00\sPM\. After that, €15 of €30 is kept\./);
  fill(screen.getByLabelText('Meeting location'), 'Bryant Park');
  expect(screen.getByText('First session together')).toBeTruthy();
  expect(screen.getByLabelText('Price').textContent).toContain('Total€30');
  expect(moodField().value).toBe('');

  answer({ bookingId: 'b', checkoutUrl: null }, { bookings: [booking('b')] });
  await site.user.click(bookButton());
  await site.isAt('/my-bookings/b');
  expect(inputOf(0)).toMatchObject({
    companionId: 'companion-1',
    activity: 'coffee-walk',
    timing: 'later',
    startsAt: '2026-11-23T19:00:00.000Z',
    minutes: 120,
    location: 'Bryant Park',
    notes: '',
    agreedTotalMinor: 3000,
    mood: null,
    fromMatching: false,
  });
  await expectTexts(/Your request has been sent/, /has until .* to reply/);

  const profiles = { [COMPANION.uid]: profileDocument('Wilma Q.', 'earner') };
  act(() => setWorld({ profiles, bookings: [booking('b', { status: 'confirmed' })] }));
  const news = (await screen.findByText('Wilma Q. said yes')).parentElement as HTMLElement;
  expect(screen.queryByText(/Your request has been sent/)).toBeNull();
  expect(within(news).getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  await expectLink('Your trusted contact', '/profile?tab=trusted-contact', within(news));

  const cancellation = {
    endReason: 'companion-cancelled',
    endedBy: 'earner',
    reason: '',
    at: NOW,
  } as const;
  act(() => setWorld({ bookings: [booking('b', { status: 'cancelled', cancellation })] }));
  await expectTexts('No session this time', /Canceled by Wilma Q\. What happens with/);
});

test('with live payments, a member reads what the card is charged and goes on to pay', async () => {
  const site = await openToPay();
  const pay = screen.getByRole('button', { name: 'Continue to payment' });
  await waitFor(() => expect(pay).toHaveProperty('disabled', false));
  expect(screen.queryByText(/Payments aren’t live/)).toBeNull();
  const summary = screen.getByRole('region', { name: 'Your session' }).textContent;
  expectWords(
    summary,
    'Next, your card is authorized for €30. We charge it once Wilma Q. accepts. If they don’t, you won’t be charged.',
    'After that, €15 of €30 is kept. Refunds reach your card in 5–10 days.',
  );
  call.mockResolvedValueOnce({ bookingId: 'b', checkoutUrl: 'https://pay.example/c/1' });
  await site.user.click(pay);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/c/1'));
  // Busy while the other page loads; the draft stays.
  expect(screen.getByRole('button', { name: 'One moment...' })).toHaveProperty('disabled', true);
  await site.isAt('/book/companion-1?activity=coffee-walk');
  expect(loadDraft('companion-1')?.unanswered?.requestId).toBe(inputOf(0).requestId);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('with live payments, a member who comes back sees the request that isn’t paid yet, and one that is paid already goes on to the booking', async () => {
  const { spenderId, earnerId, activity, timing, startsAt } = booking('b').data;
  const soon = new Date(NOW.getTime() + 9 * 60_000);
  const open = { spenderId, earnerId, activity, timing, startsAt, amountMinor: 3000, clock: null };
  const times = { expiresAt: soon, dueAt: soon, createdAt: NOW, updatedAt: NOW, expireAt: soon };
  const alone = { authorizes: [], authorizedBy: null, paymentId: null, booking: null };
  const stored = { ...open, ...times, ...alone, status: 'open', checkoutId: null } as const;
  setWorld({ checkouts: { b: stored } });
  const site = await openToPay();
  const list = await screen.findByRole('list', { name: 'Not paid yet' });
  expect(within(list).getByRole('link', { name: /^Continue to payment/ })).toBeTruthy();
  answer({ bookingId: 'b', checkoutUrl: null }, { bookings: [booking('b')], checkouts: {} });
  const button = screen.getByRole('button', { name: 'Continue to payment' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await site.user.click(button);
  await site.isAt('/my-bookings/b');
  expect(leaveFor).not.toHaveBeenCalled();
});

test('a member in another time zone books on their own clock, or on the companion’s', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const site = await openForm();
  await chooseDay(site, MONDAY);
  await chooseTime(site, '8:00 PM');
  const summary = screen.getByRole('region', { name: 'Your session' }).textContent;
  expect(summary).toMatch(/Mon, Nov 23, 8:00\s–\s10:00\sPM, your time/);
  expect(summary).toMatch(/Mon, Nov 23, 2:00\s–\s4:00\sPM, New York time/);
  await site.user.click(screen.getByRole('radio', { name: 'Wilma Q.’s time' }));
  expect((await freeTime(site, '2:00 PM')).checked).toBe(true);
  await request(site);
  expect(inputOf(0).startsAt).toBe('2026-11-23T19:00:00.000Z');
});

test('a member and a companion whose clocks agree only in winter get a choice in summer', async () => {
  vi.stubEnv('TZ', 'America/Phoenix');
  const data = companionDocument({ timeZone: 'America/Denver' });
  setWorld({ companions: [{ id: 'companion-1', data }] });
  const site = await openForm();
  await chooseDay(site, MONDAY);
  expect(screen.getByText('Times shown in Phoenix time.')).toBeTruthy();
  const next = screen.getByRole('button', { name: 'Next month' });
  for (let month = 12; month <= 16; month++) await site.user.click(next);
  await chooseDay(site, /^Monday, April 5/);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Your time' }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: 'Wilma Q.’s time' })).toBeTruthy();
  expect(screen.getByText('Phoenix time')).toBeTruthy();
});

test('a member hears that free times load, and who asks for every time goes on from the first added one', async () => {
  const site = await openForm();
  setWorld({ fromCache: true });
  await chooseDay(site, MONDAY);
  expect(await screen.findByRole('status', { name: 'Loading free times' })).toBeTruthy();
  setWorld({ fromCache: false });
  const all = await screen.findByRole('button', { name: 'Show every free time' });
  const shown = times().getAllByRole('radio');
  all.focus();
  await site.user.keyboard('{Enter}');
  const added = times()
    .getAllByRole('radio')
    .find((time) => !shown.includes(time));
  expect(document.activeElement).toBe(added);
});

test('a member loses the chosen time as soon as another member takes it', async () => {
  await openAtTwo();
  const until = new Date(NOW.getTime() + 60_000);
  setWorld({ holds: { other: hold('2026-11-23T19:00:00Z', '2026-11-23T19:15:00Z', until) } });
  await waitFor(() => expect(bookButton().disabled).toBe(true));
  expect(times().queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByText(/^2:00\sPM is no longer available/)).toBeTruthy();
});

test('a member whose request times out keeps the form and retries with the same request id', async () => {
  const site = await openForm();
  fill(screen.getByLabelText('Special requests'), 'No dogs');
  await chooseMondayAtTwo(site);
  refuse('unavailable');
  await site.user.click(bookButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t connect/);
  expect((screen.getByLabelText('Special requests') as HTMLInputElement).value).toBe('No dogs');

  await request(site);
  await site.isAt('/my-bookings/b');
  expect(inputOf(1)).toEqual(inputOf(0));
});

test('a member with a coupon can retry the same request after a reload even if the first went through', async () => {
  setWorld(accountOf(MEMBER, { stats: { sessionsCompleted: 5 } }));
  const first = await openAtTwo();
  await first.user.click(screen.getByRole('checkbox', { name: /Bronze coupon/ }));
  refuse('unavailable');
  await first.user.click(bookButton());
  await screen.findByRole('alert');
  // The first request did arrive: its time is held, its discount and the coupon are used.
  const until = new Date(NOW.getTime() + 60_000);
  setWorld({
    holds: { other: hold('2026-11-23T19:00:00Z', '2026-11-23T21:00:00Z', until) },
    usedDiscounts: ['bronze-coupon', 'first-session_companion-1'],
  });
  const second = await openForm('/book/companion-1');
  await waitFor(() => expect(bookButton().disabled).toBe(false));
  await request(second);
  await second.isAt('/my-bookings/b');
  expect(inputOf(1)).toEqual(inputOf(0));
});

test('a member whose time was taken keeps the form and takes the nearest free time, with a new request id', async () => {
  const site = await openForm();
  fill(screen.getByLabelText('Special requests'), 'No dogs');
  await chooseMondayAtTwo(site);
  const until = new Date(NOW.getTime() + 60_000);
  refuse('slot-taken');
  await site.user.click(bookButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/just booked this time/);
  setWorld({ holds: { other: hold('2026-11-23T19:00:00Z', '2026-11-23T21:00:00Z', until) } });
  const nearest = await screen.findByRole('region', { name: 'Nearest free times' });
  await findWords(nearest, 'Mon, Nov 23, 12:00', /Mon, Nov 23, 4:00\sPM/);
  expect(nearest.textContent).not.toMatch(/Nov 23, (2|3):/);
  await site.pressIn(nearest, /Nov 23, 4:00/);
  await waitFor(() => expect(bookButton().disabled).toBe(false));
  expect(screen.queryByRole('region', { name: 'Nearest free times' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect((screen.getByLabelText('Special requests') as HTMLInputElement).value).toBe('No dogs');
  await request(site);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(inputOf(1).startsAt).toBe('2026-11-23T21:00:00.000Z');
  expect(inputOf(1).requestId).not.toBe(inputOf(0).requestId);
});

test('a member chooses among the activities and lengths on offer, and finds no day too near, too far, full, or off', async () => {
  const offer = {
    ...OPEN_OFFER,
    activities: ['coffee-walk'] as ActivityId[],
    maximumSession: 1.5 as const,
    noticeHours: 48 as const,
    aheadDays: 14 as const,
    timeOff: [{ from: '2026-11-24', until: '2026-11-25', note: '' }],
  };
  const data = companionDocument({ offer, fullDays: ['2026-11-26'] });
  setWorld({ companions: [{ id: 'companion-1', data }] });
  await openForm();
  const free = within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter((day) => day.getAttribute('aria-disabled') === 'false')
    .map((day) => day.getAttribute('aria-label'));
  // It is Friday, November 20.
  expect(free).toEqual([
    'Sunday, November 22',
    'Monday, November 23',
    'Friday, November 27',
    'Saturday, November 28',
    'Sunday, November 29',
    'Monday, November 30',
  ]);
  expect(screen.getByRole('button', { name: 'Thursday, November 26, no free times' })).toBeTruthy();
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(names('Activity')).toEqual(['Coffee & Walk €30']);
  expect(names('Duration')).toEqual(['1 hour', '1½ hours']);
});

test('a member moves through the calendar with the keyboard', async () => {
  const site = await openForm();
  const days = within(await screen.findByRole('grid'));
  const focused = () => document.activeElement?.getAttribute('aria-label');
  days.getByRole('button', { name: 'Friday, November 20' }).focus();
  await site.user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Friday, November 20');
  await site.user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('Saturday, November 28');
  await site.user.keyboard('{PageDown}{Home}');
  expect(focused()).toBe('Sunday, December 27');
  await site.user.keyboard('{Enter}');
  await screen.findByRole('radiogroup', { name: 'Time on Sunday, December 27' });
  const tabStops = days.getAllByRole('button').filter((day) => day.tabIndex === 0);
  expect(tabStops).toHaveLength(1);
});

test('a member can choose only lengths that fit at the chosen time', async () => {
  const data = companionDocument({
    weeklyAvailability: { mon: [{ start: '13:00', end: '16:00' }] },
  });
  setWorld({ companions: [{ id: 'companion-1', data }] });
  const site = await openForm();
  const length = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(length('3 hours').disabled).toBe(false);
  await chooseMondayAtTwo(site);
  expect(length('2 hours').checked).toBe(true);
  expect(length('1 hour').disabled).toBe(false);
  expect(length('3 hours').disabled).toBe(true);
});

test('a link wins over what an abandoned form had chosen, and only meetings in person ask for a place', async () => {
  await openForm();
  fill(screen.getByLabelText('Special requests'), 'No dogs');
  const chat = await openForm('/book/companion-1?activity=virtual-chat');
  const chosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(chosen(/Virtual Chat/)).toBe(true);
  expect((screen.getByLabelText('Special requests') as HTMLInputElement).value).toBe('No dogs');
  expect(screen.queryByLabelText('Meeting location')).toBeNull();
  await chat.user.click(screen.getByRole('radio', { name: /Creative Therapy/ }));
  expect(screen.getByLabelText('Meeting location')).toBeTruthy();
  await chat.isAt('/book/companion-1?activity=creative-therapy');
  const now = await openForm('/book/companion-1?type=now');
  expect(chosen(/Virtual Chat/)).toBe(true);
  now.unmount();
});

const moodField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'How you feel' });

test('a member brings their mood from matching along, changes it, and can keep it to themselves, also after a reload', async () => {
  const path = '/book/companion-1?activity=coffee-walk';
  const site = await openForm(`${path}&mood=anxious&found=matching`);
  expect(moodField().value).toBe('anxious');
  expect(screen.getByLabelText<HTMLInputElement>('Special requests').value).toBe('');
  expect(await screen.findByText(/ · Feeling anxious$/)).toBeTruthy();
  await site.user.selectOptions(moodField(), 'Stressed');
  expect(screen.getByText(/ · Feeling stressed$/)).toBeTruthy();
  fill(screen.getByLabelText('Special requests'), 'No dogs');
  await site.user.selectOptions(moodField(), 'Don’t share');
  expect(screen.queryByText(/ · Feeling/)).toBeNull();
  expect(screen.getByText('Optional. Your companion won’t see how you feel.')).toBeTruthy();
  await site.isAt(path);
  const again = await openForm(path);
  expect(screen.getByLabelText<HTMLInputElement>('Special requests').value).toBe('No dogs');
  expect(moodField().value).toBe('');
  await chooseMondayAtTwo(again);
  await request(again);
  expect(inputOf(0)).toMatchObject({ mood: null, fromMatching: true });
});

test('a member who comes back by a link without a mood, or with another, sends only that one', async () => {
  await openForm('/book/companion-1?activity=coffee-walk&mood=sad');
  fill(screen.getByLabelText('Special requests'), 'No dogs');
  await openForm('/book/companion-1?activity=coffee-walk&mood=none');
  expect(moodField().value).toBe('');
  const site = await openForm('/book/companion-1?activity=coffee-walk&mood=bored');
  expect(moodField().value).toBe('bored');
  await chooseMondayAtTwo(site);
  await request(site);
  expect(inputOf(0)).toMatchObject({ mood: 'bored', notes: 'No dogs' });
});

test('a member reads what the companion will see of them before they ask', async () => {
  const end = { endedBy: 'spender', reason: '', at: NOW } as const;
  setWorld({
    ...listingOf({ languages: { native: 'Spanish', secondary: ['English'] } }),
    users: { [MEMBER.uid]: userDocument(MEMBER, { stats: { sessionsCompleted: 3 } }) },
    bookings: [
      booking('a', {
        status: 'cancelled',
        dueAt: null,
        cancellation: { ...end, endReason: 'member-cancelled' },
      }),
      booking('b', {
        status: 'cancelled',
        dueAt: null,
        cancellation: { ...end, endReason: 'withdrawn' },
      }),
    ],
  });
  await openForm();
  const seen = () => screen.getByText('Wilma Q. will see:').nextElementSibling?.textContent;
  await waitFor(() =>
    expect(seen()).toBe(
      'Jonah R. · Your photo, if you have one · Verified · Member since January 2026 · 3 sessions completed, 1 canceled by you · Both speak English · Whether you live in the same city, state or country · Counts of what other companions answered about you',
    ),
  );
  fill(screen.getByLabelText('Special requests'), 'No dogs');
  expect(seen()).toMatch(/ · Your special requests$/);
});

test('a member whose price changed sees and confirms the new one', async () => {
  const site = await openAtTwo();
  const quote = { ...booking('b').data.price, discounts: [], discountPercent: 0, totalMinor: 6000 };
  refuse('price-changed', { quote });
  await site.user.click(bookButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/price has changed/);
  expect(screen.getByLabelText('Price').textContent).toContain('Total€60');

  await request(site);
  await waitFor(() => expect(inputOf(1).agreedTotalMinor).toBe(6000));
});

test('a member with a plan sees the certain discounts until they choose a time, then what is left of the plan, and why nothing is', async () => {
  const used = (count: number) =>
    Array.from({ length: count }, (_, index) => `plan-2026-11-${index + 1}`);
  setWorld({ ...accountOf(MEMBER, { plan: 'standard', planSince: NOW }), usedDiscounts: used(4) });
  const site = await openForm();
  const soFar = screen.getByRole('group', { name: 'Price so far' });
  await waitFor(() =>
    expect(soFar.textContent).toBe(
      '€30 €60 before discountsFirst session together −50%Your plan’s discount and Happy Hour may lower it, once you choose a time.',
    ),
  );
  await chooseMondayAtTwo(site);
  const price = () => screen.getByLabelText('Price').textContent;
  expect(price()).toContain(
    'Plan discount, Emotional Care2 of 6 plan sessions left in November−10%',
  );
  expect(price()).toContain('Total€24');
  expect(screen.queryByRole('checkbox', { name: /^Use/ })).toBeNull();
  act(() => setWorld({ usedDiscounts: used(6) }));
  await screen.findByText(/^0 of 6 plan sessions left in November, so its discount/);
  expect(price()).not.toContain('Plan discount');
});

test('a member whose price no time changes reads nothing of discounts that the companion doesn’t offer', async () => {
  const offer = { ...OPEN_OFFER, firstSession: false, happyHour: false };
  setWorld(listingOf({ offer }));
  const site = await openForm();
  const price = screen.getByRole('group', { name: 'Price so far' });
  await waitFor(() => expect(price.textContent).toBe('€60'));
  await chooseMondayAtTwo(site);
  expect(screen.getByLabelText('Price').textContent).toContain('Total€60');
  expect(screen.queryByText('First session together')).toBeNull();
});

test('a loyal member applies their coupon and sees the lower price', async () => {
  const account = userDocument(MEMBER, { stats: { sessionsCompleted: 20 } });
  const used = ['first-session_companion-1', 'silver-loyalty'];
  setWorld({ users: { [MEMBER.uid]: account }, usedDiscounts: used });
  const site = await openAtTwo();
  expect(screen.getByLabelText('Price').textContent).toContain('Total€60');
  await site.user.click(screen.getByRole('checkbox', { name: 'Use Bronze coupon (−€5)' }));
  expect(screen.getByLabelText('Price').textContent).toContain('Total€55');
  await site.user.click(
    screen.getByRole('checkbox', { name: 'Use Gold bonus, 15 minutes free (−€7.50)' }),
  );
  await site.user.click(screen.getByRole('checkbox', { name: /Bronze coupon/ }));
  expect(screen.getByLabelText('Price').textContent).toContain('Total€52.50');

  await request(site);
  expect(inputOf(0)).toMatchObject({ useCredits: ['gold-bonus'], agreedTotalMinor: 5250 });
});

test('a member sees no price until their plan loads, and retries', async () => {
  setWorld({ ...accountOf(MEMBER, { plan: 'lite', planSince: NOW }), failing: [/discounts\?/] });
  const site = await openForm();
  await chooseDay(site, MONDAY);
  await chooseTime(site, '2:00 PM');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(bookButton().disabled).toBe(true);
  setWorld({ failing: [] });
  await site.user.click(retry);
  await waitFor(() =>
    expect(screen.getByLabelText('Price').textContent).toContain('Plan discount'),
  );
});

test('a member who wants to talk now sees whether the companion is offline or busy, and gets the next five minutes that leave time to answer', async () => {
  const site = await openForm('/book/companion-1?type=now');
  await screen.findByText(/^The next free start is 10:10\sAM, in 10 minutes\./);
  await waitFor(() => expect(bookButton().disabled).toBe(false));
  expect(screen.queryByText(/isn’t online at the moment/)).toBeNull();
  const lastActiveAt = new Date(NOW.getTime() - 5 * 60_000);
  act(() => setWorld(listingOf({ lastActiveAt })));
  expect(await screen.findByText(/isn’t online at the moment/)).toBeTruthy();
  // The last quarter hour that the session would touch.
  const until = new Date('2026-11-20T17:00:00Z');
  const other = hold('2026-11-20T16:00:00Z', '2026-11-20T16:15:00Z', until);
  act(() => setWorld({ holds: { other } }));
  const summary = within(screen.getByRole('region', { name: 'Your session' }));
  await summary.findByText('Choose another activity or length, or schedule for later.');
  expect(bookButton().disabled).toBe(true);
  act(() => setWorld({ holds: {} }));
  await waitFor(() => expect(bookButton().disabled).toBe(false));
  await request(site);
  await site.isAt('/need-support?asked=b');
  expect(inputOf(0)).toMatchObject({
    activity: 'virtual-chat',
    timing: 'now',
    startsAt: '2026-11-20T15:10:00.000Z',
    location: '',
  });
});

test('a member who blocks a companion cannot book them until they unblock them, nor one who is no longer listed', async () => {
  const at = new Date(NOW.getTime() - 60_000);
  setWorld({ blocks: { [`${MEMBER.uid}/companion-1`]: { at, endedAt: null, past: [] } } });
  const site = await visit('/book/companion-1', MEMBER);
  expect(await screen.findByText(/^You’ve blocked Wilma Q\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request session' })).toBeNull();
  expect(hasPhoneBar()).toBe(false);
  await site.press('Unblock');
  expect(await screen.findByRole('button', { name: 'Request session' })).toBeTruthy();
  expect(hasPhoneBar()).toBe(true);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  act(() => setWorld(listingOf({ listed: false })));
  expect(await screen.findByText('This companion isn’t taking bookings right now.')).toBeTruthy();
  expect(hasPhoneBar()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Request session' })).toBeNull();
});

test('a member can’t book a companion who is away, and reads until when', async () => {
  setWorld(listingOf({ offer: { ...OPEN_OFFER, away: { backOn: '2026-12-07' } } }));
  await visit('/book/companion-1', MEMBER);
  await screen.findByText('Wilma Q. isn’t taking new bookings until Mon, Dec 7.');
  expect(screen.queryByRole('button', { name: 'Request session' })).toBeNull();
  act(() => setWorld(listingOf({ offer: { ...OPEN_OFFER, away: { backOn: null } } })));
  await screen.findByText('Wilma Q. isn’t taking new bookings right now.');
  act(() => setWorld(listingOf({ offer: OPEN_OFFER })));
  await screen.findByRole('button', { name: 'Request session' });
});

test('a member who comes for a video call books one, and may choose another way', async () => {
  const site = await openForm('/book/companion-1?activity=virtual-chat&mode=video');
  expect(screen.getByRole('radio', { name: 'Video Call' })).toHaveProperty('checked', true);
  await site.isAt('/book/companion-1?activity=virtual-chat');
  await site.user.click(screen.getByRole('radio', { name: 'Voice Call' }));
  await chooseMondayAtTwo(site);
  await request(site);
  expect(inputOf(0)).toMatchObject({ activity: 'virtual-chat', mode: 'voice' });
});
