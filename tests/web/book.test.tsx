import { slotKeys } from '@hearthkin/domain/booking/slots';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, refuse } from './fake-call';
import { setWorld } from './fake-queries';
import { companionDocument, MEMBER, NOW, userDocument } from './people';
import { visit } from './site';

vi.mock('../../web/src/lib/auth-client', () => import('./fake-auth'));
vi.mock('../../web/src/lib/queries', () => import('./fake-queries'));
vi.mock('../../web/src/lib/call', () => import('./fake-call'));

const MONDAY = '2026-11-23';

beforeEach(() => {
  setWorld({
    companions: [{ id: 'companion-1', data: companionDocument() }],
    users: { [MEMBER.uid]: userDocument(MEMBER) },
  });
});

type Site = Awaited<ReturnType<typeof visit>>;

/** Opens the list of free times. Its many options are told apart by text: roles take long. */
async function openTimes() {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Time/ }));
  return within(await screen.findByRole('listbox'));
}

async function chooseTime(site: Site, time: string): Promise<void> {
  await site.user.click((await openTimes()).getByText(time));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
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

test('a member books the activity they came for at the price they see', async () => {
  const site = await openForm();
  expect(bookButton().disabled).toBe(true);
  await chooseMondayAtTwo(site);
  await site.user.type(screen.getByLabelText('Meeting location'), 'Bryant Park');
  expect(screen.getByText('First session together')).toBeTruthy();
  expect(screen.getByLabelText('Price').textContent).toContain('Total€30');

  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(site.address()).toBe('/my-bookings'));
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
});

test('a member cannot choose a time that somebody else holds', async () => {
  const held = slotKeys(new Date('2026-11-23T20:00:00Z'), new Date('2026-11-23T20:15:00Z'));
  const until = new Date(NOW.getTime() + 60_000);
  setWorld({ heldSlots: held.map((id) => ({ id, data: { until } })) });
  await openForm();
  fireEvent.change(screen.getByLabelText(/Date/), { target: { value: MONDAY } });
  const times = await openTimes();
  expect(times.getByText('1:00 PM')).toBeTruthy();
  // Two hours from 1:15 PM on would reach into the quarter at 3 PM.
  expect(times.queryByText('1:15 PM')).toBeNull();
  expect(times.queryByText('3:00 PM')).toBeNull();
  expect(times.getByText('3:15 PM')).toBeTruthy();
});

test('a member loses a chosen time the moment somebody else takes it', async () => {
  const site = await openForm();
  await chooseMondayAtTwo(site);
  const taken = slotKeys(new Date('2026-11-23T19:00:00Z'), new Date('2026-11-23T19:15:00Z'));
  const until = new Date(NOW.getTime() + 60_000);
  setWorld({ heldSlots: taken.map((id) => ({ id, data: { until } })) });
  await waitFor(() => expect(bookButton().disabled).toBe(true));
  expect(screen.getByText(/^2:00\sPM is not free any more/)).toBeTruthy();
});

test('a member whose request got no answer keeps the form and sends the same request again', async () => {
  const site = await openForm();
  await site.user.type(screen.getByLabelText('Special requests'), 'No dogs');
  await chooseMondayAtTwo(site);
  refuse('unavailable');
  await site.user.click(bookButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be reached/);
  expect((screen.getByLabelText('Special requests') as HTMLInputElement).value).toBe('No dogs');

  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(site.address()).toBe('/my-bookings'));
  expect(inputOf(1)).toEqual(inputOf(0));
});

test('a member whose unanswered request did book can still send it again after a reload', async () => {
  const first = await openForm();
  await chooseMondayAtTwo(first);
  refuse('unavailable');
  await first.user.click(bookButton());
  await screen.findByRole('alert');
  first.unmount();

  // The request had arrived: its own quarters are held, its discount is used.
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
  await waitFor(() => expect(second.address()).toBe('/my-bookings'));
  expect(inputOf(1)).toEqual(inputOf(0));
});

test('a member whose time was taken reads so and asks anew with another request', async () => {
  const site = await openForm();
  await chooseMondayAtTwo(site);
  refuse('slot-taken');
  await site.user.click(bookButton());
  expect((await screen.findByRole('alert')).textContent).toMatch(/has just been taken/);

  await chooseTime(site, '3:00 PM');
  expect(screen.queryByRole('alert')).toBeNull();
  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(site.address()).toBe('/my-bookings'));
  expect(inputOf(1).requestId).not.toBe(inputOf(0).requestId);
});

test('a member whose price changed sees the new one and confirms it', async () => {
  const site = await openForm();
  await chooseMondayAtTwo(site);
  refuse('price-changed', {
    quote: {
      currency: 'EUR',
      rateMinor: 3000,
      subtotalMinor: 6000,
      discounts: [],
      discountPercent: 0,
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

test('a member who wants to talk right now is offered the next quarter hour with time to answer', async () => {
  const site = await openForm('/book/companion-1?type=now');
  await waitFor(() => expect(bookButton().disabled).toBe(false));
  call.mockResolvedValueOnce({ bookingId: 'b' });
  await site.user.click(bookButton());
  await waitFor(() => expect(site.address()).toBe('/my-bookings'));
  expect(inputOf(0)).toMatchObject({
    activity: 'virtual-chat',
    timing: 'now',
    startsAt: '2026-11-20T15:15:00.000Z',
    location: '',
  });
});

test('a member is asked for no place when the session is online', async () => {
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
