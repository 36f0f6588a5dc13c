import { slotKeys } from '@hearthkin/domain/booking/slots';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, refuse } from './fake-call';
import { booking, companionDocument, MEMBER, NOW, userDocument } from './people';
import { visit } from './site';
import { timeOption } from './time-option';
import { setWorld } from './world';

const MONDAY = '2026-11-23';

beforeEach(() => {
  setWorld({
    companions: [{ id: 'companion-1', data: companionDocument() }],
    users: { [MEMBER.uid]: userDocument(MEMBER) },
  });
});

afterEach(() => vi.unstubAllEnvs());

type Site = Awaited<ReturnType<typeof visit>>;

const timeField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Time/ });

/** The free times. Found by text, because queries by role are slow on a long list. */
const times = () => within(timeField());

async function chooseTime(site: Site, time: string): Promise<void> {
  await site.user.selectOptions(timeField(), await times().findByText(timeOption(time)));
}

async function openForm(path = '/book/companion-1?activity=coffee-walk'): Promise<Site> {
  const site = await visit(path, MEMBER);
  await screen.findByRole('button', { name: 'Book Session' });
  return site;
}

async function chooseMondayAtTwo(site: Site): Promise<void> {
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: MONDAY } });
  await chooseTime(site, '2:00 PM');
  await waitFor(() => expect(bookButton().disabled).toBe(false));
}

function bookButton(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Book Session' });
}

function inputOf(callIndex: number) {
  const [name, input] = call.mock.calls[callIndex] ?? [];
  if (name !== 'createBooking') throw new Error('Not a booking request');
  return input as { requestId: string; agreedTotalMinor: number; startsAt: string };
}

test('a member books the activity they chose at the price shown', async () => {
  const site = await openForm();
  expect(bookButton().disabled).toBe(true);
  await chooseMondayAtTwo(site);
  await site.user.type(screen.getByLabelText('Meeting location'), 'Bryant Park');
  expect(screen.getByText('First session together')).toBeTruthy();
  expect(screen.getByLabelText('Price').textContent).toContain('Total€30');

  call.mockImplementationOnce(async () => {
    setWorld({ bookings: [booking('b')] });
    return { bookingId: 'b' };
  });
  await site.user.click(bookButton());
  await waitFor(() => expect(site.address()).toBe('/my-bookings/b'));
  expect(inputOf(0)).toMatchObject({
    companionId: 'companion-1',
    activity: 'coffee-walk',
    timing: 'later',
    startsAt: '2026-11-23T19:00:00.000Z',
    minutes: 120,
    location: 'Bryant Park',
    notes: '',
    agreedTotalMinor: 3000,
  });
  expect(await screen.findByText(/Your request has been sent/)).toBeTruthy();
  expect(screen.getByText(/has until .* to answer/)).toBeTruthy();
});

test('a member cannot choose a time that another member holds', async () => {
  const held = slotKeys(new Date('2026-11-23T20:00:00Z'), new Date('2026-11-23T20:15:00Z'));
  const until = new Date(NOW.getTime() + 60_000);
  setWorld({ heldSlots: held.map((id) => ({ id, data: { until } })) });
  await openForm();
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: MONDAY } });
  expect(await times().findByText(timeOption('1:00 PM'))).toBeTruthy();
  // Two hours from 1:15 PM would overlap the slot at 3 PM.
  expect(times().queryByText(timeOption('1:15 PM'))).toBeNull();
  expect(times().queryByText(timeOption('3:00 PM'))).toBeNull();
  expect(times().getByText(timeOption('3:15 PM'))).toBeTruthy();
});

test('a member in another time zone sees their own local time too', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const site = await openForm();
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: MONDAY } });
  await site.user.selectOptions(timeField(), await times().findByText('2:00 PM (8:00 PM for you)'));
  expect(timeField().value).toBe('14:00');
});

test('a member loses the chosen time as soon as another member takes it', async () => {
  const site = await openForm();
  await chooseMondayAtTwo(site);
  const taken = slotKeys(new Date('2026-11-23T19:00:00Z'), new Date('2026-11-23T19:15:00Z'));
  const until = new Date(NOW.getTime() + 60_000);
  setWorld({ heldSlots: taken.map((id) => ({ id, data: { until } })) });
  await waitFor(() => expect(bookButton().disabled).toBe(true));
  expect(timeField().selectedOptions[0]?.textContent).toBe('Choose a time');
  expect(screen.getByText(/^2:00\sPM is not free any more/)).toBeTruthy();
});

test('a member whose request times out keeps the form and retries with the same request id', async () => {
  const site = await openForm();
  await site.user.type(screen.getByLabelText('Special requests'), 'No dogs');
  await chooseMondayAtTwo(site);
  refuse('unavailable');
  await site.user.click(bookButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
  expect((screen.getByLabelText('Special requests') as HTMLInputElement).value).toBe('No dogs');

  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(site.address()).toBe('/my-bookings/b'));
  expect(inputOf(1)).toEqual(inputOf(0));
});

test('a member can retry after a reload even if the first request went through', async () => {
  const first = await openForm();
  await chooseMondayAtTwo(first);
  refuse('unavailable');
  await first.user.click(bookButton());
  await screen.findByRole('alert');
  first.unmount();

  // The first request did arrive: its slots are held and its discount is used.
  const own = slotKeys(new Date('2026-11-23T19:00:00Z'), new Date('2026-11-23T21:00:00Z'));
  const until = new Date(NOW.getTime() + 60_000);
  setWorld({
    heldSlots: own.map((id) => ({ id, data: { until } })),
    usedDiscounts: ['first-session_companion-1'],
  });
  const second = await openForm('/book/companion-1');
  await waitFor(() => expect(bookButton().disabled).toBe(false));
  call.mockResolvedValueOnce({ bookingId: 'b' });
  await second.user.click(bookButton());
  await waitFor(() => expect(second.address()).toBe('/my-bookings/b'));
  expect(inputOf(1)).toEqual(inputOf(0));
});

test('a member whose time was taken chooses another, sent with a new request id', async () => {
  const site = await openForm();
  await chooseMondayAtTwo(site);
  refuse('slot-taken');
  await site.user.click(bookButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/has just been taken/);
  expect(screen.getByRole('region', { name: 'Nearest free times' })).toBeTruthy();

  await chooseTime(site, '3:00 PM');
  expect(screen.queryByRole('alert')).toBeNull();
  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(site.address()).toBe('/my-bookings/b'));
  expect(inputOf(1).requestId).not.toBe(inputOf(0).requestId);
});

test('a member whose time was taken keeps the form and takes the nearest free time', async () => {
  const site = await openForm();
  await site.user.type(screen.getByLabelText('Special requests'), 'No dogs');
  await chooseMondayAtTwo(site);
  const taken = slotKeys(new Date('2026-11-23T19:00:00Z'), new Date('2026-11-23T21:00:00Z'));
  const until = new Date(NOW.getTime() + 60_000);
  refuse('slot-taken');
  await site.user.click(bookButton());
  setWorld({ heldSlots: taken.map((id) => ({ id, data: { until } })) });
  const nearest = await screen.findByRole('region', { name: 'Nearest free times' });
  await waitFor(() => expect(nearest.textContent).toContain('Mon, Nov 23, 2026, 12:00'));
  expect(nearest.textContent).toMatch(/Mon, Nov 23, 2026, 4:00\sPM/);
  expect(nearest.textContent).not.toMatch(/Nov 23, 2026, (2|3):/);
  await site.user.click(within(nearest).getByRole('button', { name: /Nov 23, 2026, 4:00/ }));
  await waitFor(() => expect(bookButton().disabled).toBe(false));
  expect(screen.queryByRole('region', { name: 'Nearest free times' })).toBeNull();
  expect((screen.getByLabelText('Special requests') as HTMLInputElement).value).toBe('No dogs');
  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(inputOf(1).startsAt).toBe('2026-11-23T21:00:00.000Z');
});

test('a member can choose only days with free times', async () => {
  const weeklyAvailability = { mon: [{ start: '10:00', end: '14:00' }] };
  const from = new Date('2026-11-30T15:00:00Z');
  const busy = [{ from, until: new Date('2026-11-30T18:30:00Z') }];
  const data = companionDocument({ weeklyAvailability, busy });
  setWorld({ companions: [{ id: 'companion-1', data }] });
  const site = await openForm();
  const days = within(screen.getByRole('group', { name: 'Days with free times' }));
  const free = () =>
    days
      .getAllByRole<HTMLButtonElement>('button', { name: /20\d\d/ })
      .filter((day) => !day.disabled);
  expect(free().map((day) => day.getAttribute('aria-label'))).toEqual(['Mon, Nov 23, 2026']);
  await site.user.click(days.getByRole('button', { name: 'Two weeks later' }));
  expect(free().map((day) => day.getAttribute('aria-label'))).toEqual([
    'Mon, Dec 7, 2026',
    'Mon, Dec 14, 2026',
  ]);
  await site.user.click(days.getByRole('button', { name: 'Mon, Dec 7, 2026' }));
  expect((screen.getByLabelText(/Date/) as HTMLInputElement).value).toBe('2026-12-07');
  expect(await times().findByText(timeOption('10:00 AM'))).toBeTruthy();
});

test('a member whose price changed sees and confirms the new one', async () => {
  const site = await openForm();
  expect(screen.getByText(/; later 50% of an accepted session is kept\./)).toBeTruthy();
  await chooseMondayAtTwo(site);
  refuse('price-changed', {
    quote: {
      currency: 'EUR',
      rateMinor: 3000,
      subtotalMinor: 6000,
      discounts: [],
      discountPercent: 0,
      credits: [],
      totalMinor: 6000,
    },
  });
  await site.user.click(bookButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/price has changed/);
  expect(screen.getByLabelText('Price').textContent).toContain('Total€60');

  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(inputOf(1).agreedTotalMinor).toBe(6000));
});

test('a member with a plan sees its remaining sessions and its discount', async () => {
  const account = userDocument(MEMBER, { plan: 'standard', planSince: NOW });
  setWorld({
    users: { [MEMBER.uid]: account },
    usedDiscounts: [1, 2, 3, 4].map((number) => `plan-2026-11-${number}`),
  });
  const site = await openForm();
  await chooseMondayAtTwo(site);
  const price = screen.getByLabelText('Price').textContent;
  expect(price).toContain('Plan discount, Emotional Care2 of 6 plan sessions left in November−10%');
  expect(price).toContain('Total€24');
});

test('a member who used up their plan sees why its discount does not apply', async () => {
  const account = userDocument(MEMBER, { plan: 'lite', planSince: NOW });
  setWorld({
    users: { [MEMBER.uid]: account },
    usedDiscounts: [1, 2, 3].map((number) => `plan-2026-11-${number}`),
  });
  const site = await openForm();
  await chooseMondayAtTwo(site);
  expect(screen.getByLabelText('Price').textContent).not.toContain('Plan discount');
  expect(screen.getByText(/^0 of 3 plan sessions left in November, so its discount/)).toBeTruthy();
});

test('a loyal member applies their coupon and sees the lower price', async () => {
  const account = userDocument(MEMBER, { stats: { sessionsCompleted: 20 } });
  const used = ['first-session_companion-1', 'silver-loyalty'];
  setWorld({ users: { [MEMBER.uid]: account }, usedDiscounts: used });
  const site = await openForm();
  await chooseMondayAtTwo(site);
  expect(screen.getByLabelText('Price').textContent).toContain('Total€60');
  await site.user.click(screen.getByRole('checkbox', { name: 'Use Bronze coupon (−€5)' }));
  expect(screen.getByLabelText('Price').textContent).toContain('Total€55');
  await site.user.click(
    screen.getByRole('checkbox', { name: 'Use Gold bonus, 15 minutes free (−€7.50)' }),
  );
  await site.user.click(screen.getByRole('checkbox', { name: /Bronze coupon/ }));
  expect(screen.getByLabelText('Price').textContent).toContain('Total€52.50');

  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(inputOf(0)).toMatchObject({ useCredits: ['gold-bonus'], agreedTotalMinor: 5250 });
});

test('a member without unused credits is offered none', async () => {
  const account = userDocument(MEMBER, { stats: { sessionsCompleted: 12 } });
  setWorld({ users: { [MEMBER.uid]: account }, usedDiscounts: ['bronze-coupon'] });
  const site = await openForm();
  await chooseMondayAtTwo(site);
  expect(screen.queryByRole('checkbox', { name: /^Use/ })).toBeNull();
});

test('a member whose request with a coupon times out retries the same request', async () => {
  const account = userDocument(MEMBER, { stats: { sessionsCompleted: 5 } });
  setWorld({ users: { [MEMBER.uid]: account } });
  const first = await openForm();
  await chooseMondayAtTwo(first);
  await first.user.click(screen.getByRole('checkbox', { name: /Bronze coupon/ }));
  refuse('unavailable');
  await first.user.click(bookButton());
  await screen.findByRole('alert');
  first.unmount();
  // The first request did arrive, so the coupon is used.
  setWorld({ usedDiscounts: ['bronze-coupon', 'first-session_companion-1'] });
  const second = await openForm('/book/companion-1');
  await waitFor(() => expect(bookButton().disabled).toBe(false));
  call.mockResolvedValueOnce({ bookingId: 'b' });
  await second.user.click(bookButton());
  await waitFor(() => expect(second.address()).toBe('/my-bookings/b'));
  expect(inputOf(1)).toEqual(inputOf(0));
});

test('a member sees no price until their plan loads, and retries', async () => {
  const account = userDocument(MEMBER, { plan: 'lite', planSince: NOW });
  setWorld({ users: { [MEMBER.uid]: account }, failing: [/discounts\?/] });
  const site = await openForm();
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: MONDAY } });
  await chooseTime(site, '2:00 PM');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(bookButton().disabled).toBe(true);
  setWorld({ failing: [] });
  await site.user.click(retry);
  await waitFor(() =>
    expect(screen.getByLabelText('Price').textContent).toContain('Plan discount'),
  );
});

test('a member who wants to talk now gets the next quarter hour that leaves time to answer', async () => {
  const site = await openForm('/book/companion-1?type=now');
  await waitFor(() => expect(bookButton().disabled).toBe(false));
  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(site.address()).toBe('/my-bookings/b'));
  expect(inputOf(0)).toMatchObject({
    activity: 'virtual-chat',
    timing: 'now',
    startsAt: '2026-11-20T15:15:00.000Z',
    location: '',
  });
});

test('a member who wants to talk now sees that the companion is offline', async () => {
  await openForm('/book/companion-1?type=now');
  expect(screen.queryByText(/is not online at the moment/)).toBeNull();
  const lastActiveAt = new Date(NOW.getTime() - 5 * 60_000);
  setWorld({ companions: [{ id: 'companion-1', data: companionDocument({ lastActiveAt }) }] });
  expect(await screen.findByText(/is not online at the moment/)).toBeTruthy();
});

test('a member whose companion is busy now sees other options', async () => {
  const held = slotKeys(new Date('2026-11-20T15:15:00Z'), new Date('2026-11-20T16:15:00Z'));
  setWorld({
    heldSlots: held.map((id) => ({ id, data: { until: new Date('2026-11-20T17:00:00Z') } })),
  });
  await openForm('/book/companion-1?type=now');
  expect(
    await screen.findByText('Choose another activity or length, or schedule for later.'),
  ).toBeTruthy();
  expect(bookButton().disabled).toBe(true);
});

test('a member is not asked for a place for an online session', async () => {
  const site = await openForm('/book/companion-1');
  expect(screen.queryByLabelText('Meeting location')).toBeNull();
  await site.user.click(screen.getByRole('radio', { name: /Creative Therapy/ }));
  expect(screen.getByLabelText('Meeting location')).toBeTruthy();
});

test('a member cannot book a companion who is no longer listed', async () => {
  setWorld({ companions: [{ id: 'companion-1', data: companionDocument({ listed: false }) }] });
  await visit('/book/companion-1', MEMBER);
  expect(await screen.findByText('This companion cannot be booked at the moment.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Book Session' })).toBeNull();
});
