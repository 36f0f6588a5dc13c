import { OPEN_OFFER } from '@hearthkin/domain/companion/open-offer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { event, placeAt } from './community-event';
import { call, expectCall, refuse } from './fake-call';
import {
  booking,
  COMPANION,
  companionDocument,
  listingOf,
  MEMBER,
  NOW,
  profileDocument,
} from './people';
import { visit } from './site';
import { hold, setWorld } from './world';

const PATH = '/my-bookings/calendar?week=2026-11-23';

/** Monday, 14:00 to 16:00 in New York, a request; Tuesday 18:00 to 19:00 a session. */
const REQUEST = booking('r');
const SESSION = booking('s', {
  status: 'confirmed',
  startsAt: new Date('2026-11-24T23:00:00Z'),
  endsAt: new Date('2026-11-25T00:00:00Z'),
});

/** A screen wide enough for seven days. */
function onDesktop(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => {},
    addListener: () => {},
    removeEventListener: () => {},
    removeListener: () => {},
  }));
}

beforeEach(() => {
  setWorld({
    profiles: { [MEMBER.uid]: profileDocument('Jonah R.', 'spender') },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
    bookings: [REQUEST, SESSION, booking('c', { status: 'cancelled' })],
  });
  return () => vi.unstubAllGlobals();
});

const open = async () => {
  const site = await visit(PATH, COMPANION);
  await screen.findByRole('heading', { level: 1, name: 'Your calendar' });
  return site;
};

/** jsdom has no pointer events. */
function point(element: Element, type: string, at: MouseEventInit): void {
  fireEvent(element, new MouseEvent(type, { bubbles: true, ...at }));
}

test('a companion who travels sees the week on the clock of their listing, which is named', async () => {
  const chicago = companionDocument({ timeZone: 'America/Chicago' });
  setWorld({ companions: [{ id: COMPANION.uid, data: chicago }] });
  await open();
  await screen.findByText('Times shown in Chicago time, the time zone of your listing.');
  await screen.findByText(/1:00\s–\s3:00\sPM/);
});

test('a companion answers a request on the list with one press', async () => {
  const site = await open();
  const request = await screen.findByRole('article', {
    name: /^Request: Coffee & Walk, Jonah R., 2:00\s–\s4:00\sPM$/,
  });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  call.mockResolvedValueOnce({ status: 'confirmed' });
  await site.pressIn(request, /^Accept/);
  expectCall('transitionBooking', { bookingId: 'r', to: 'confirmed', reason: '' });
});

test('a companion sees events they host and time off on the list', async () => {
  const timeOff = [{ from: '2026-11-26', until: '2026-11-27', note: 'Visiting family.' }];
  setWorld({
    ...listingOf({ offer: { ...OPEN_OFFER, timeOff } }),
    events: [
      event('e', {
        hostId: COMPANION.uid,
        title: 'Board games',
        date: '2026-11-25',
        time: '18:00',
      }),
    ],
  });
  await open();
  expect(await screen.findByRole('article', { name: /^Event: Board games/ })).toBeTruthy();
  expect(screen.getAllByText('Time off: Visiting family.')).toHaveLength(2);
});

test('a companion without hours turns to a week without plans and back', async () => {
  setWorld(listingOf({ weeklyAvailability: {} }));
  const site = await open();
  await screen.findAllByRole('article');
  await site.press('Next week');
  expect(await screen.findByText('Nothing planned this week')).toBeTruthy();
  await site.press('Previous week');
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('a companion suggests a new time with the keyboard', async () => {
  onDesktop();
  const site = await open();
  const block = await screen.findByRole('link', { name: /^Session: Coffee & Walk/ });
  block.focus();
  await site.user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(screen.getByText(/^Wed, Nov 25, 6:15\sPM$/)).toBeTruthy();
  await site.user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Suggest a new time' });
  const suggest = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Suggest time' });
  await waitFor(() => expect(suggest.disabled).toBe(false));
  call.mockResolvedValueOnce({ proposed: true });
  await site.user.click(suggest);
  expectCall('proposeTime', { bookingId: 's', startsAt: '2026-11-25T23:15:00.000Z', note: '' });
});

test('a companion who drags a session onto taken time reads that it isn’t free', async () => {
  onDesktop();
  const until = new Date(NOW.getTime() + 86_400_000);
  setWorld({ holds: { other: hold('2026-11-25T00:00:00Z', '2026-11-25T02:00:00Z', until) } });
  await open();
  const block = await screen.findByRole('link', { name: /^Request: Coffee & Walk/ });
  block.setPointerCapture = () => {};
  const column = block.closest('[data-day]');
  if (column === null) throw new Error('The block is in no column');
  column.getBoundingClientRect = () => ({ width: 100 }) as DOMRect;
  // One day to the right, 4 hours and a half down: Tuesday, 6:30 PM.
  point(block, 'pointerdown', { clientX: 10, clientY: 10 });
  point(block, 'pointermove', { clientX: 110, clientY: 10 + 4.5 * 60 });
  point(block, 'pointerup', {});
  const dialog = await screen.findByRole('dialog', { name: 'Suggest a new time' });
  expect(await within(dialog).findByText(/^6:30\sPM isn’t free\./)).toBeTruthy();
  expect(
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Suggest time' }).disabled,
  ).toBe(true);
});

test('a companion who only clicks opens the booking', async () => {
  onDesktop();
  const site = await open();
  await site.user.click(await screen.findByRole('link', { name: /^Session: Coffee & Walk/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Coffee & Walk' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new time being chosen survives an event that is joined elsewhere', async () => {
  onDesktop();
  const site = await open();
  const block = await screen.findByRole('link', { name: /^Session: Coffee & Walk/ });
  block.focus();
  await site.user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Suggest a new time' });
  const walk = event('e', { title: 'Walk by the river', date: '2026-11-26', time: '13:00' });
  const place = placeAt(walk, COMPANION.uid);
  act(() => setWorld({ events: [walk], attendees: { e: [place] } }));
  await screen.findByRole('link', { name: /Walk by the river/, hidden: true });
  const dance = event('d', { title: 'Dance', date: '2026-11-27' });
  const places = { e: [place], d: [placeAt(dance, COMPANION.uid)] };
  act(() => setWorld({ events: [walk, dance], attendees: places, failing: [/^events\/d$/] }));
  await screen.findByRole('button', { name: 'Try again', hidden: true });
  expect(screen.getByRole('dialog', { name: 'Suggest a new time' })).toBe(dialog);
});

/** A companion who works on weekdays from nine to five, but for what they block. */
const working = (blocked: readonly object[] = []) =>
  setWorld(
    listingOf({
      weeklyAvailability: Object.fromEntries(
        ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [day, [{ start: '09:00', end: '17:00' }]]),
      ),
      offer: { ...OPEN_OFFER, blocked: blocked as typeof OPEN_OFFER.blocked },
    }),
  );
const DENTIST = { date: '2026-11-25', start: '14:00', end: '15:00' };

test('a companion blocks a free time on the list, beside a session that stays, and undoes it', async () => {
  working();
  const site = await open();
  // Wednesday has nothing, Monday a request from two to four.
  await screen.findByRole('button', { name: /^Free, Mon, Nov 23, 4:00\s–\s5:00\sPM: block$/ });
  await site.press(/^Free, Wed, Nov 25, 9:00\sAM\s–\s5:00\sPM: block$/);
  const dialog = await screen.findByRole('dialog', { name: 'Block this time' });
  const choose = (label: string, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  choose('Day', '2026-11-23');
  await within(dialog).findByText(/^A request is at that time: Coffee & Walk with Jonah R\./);
  choose('Day', '2026-11-25');
  choose('From', '14:00');
  choose('Until', '14:00');
  expect(within(dialog).getByRole('alert').textContent).toBe('Hours end after they start');
  choose('Until', '15:00');
  call.mockResolvedValueOnce({ saved: true });
  await site.pressIn(dialog, 'Block time');
  await screen.findByText(/^Blocked: Wed, Nov 25, 2:00\s–\s3:00\sPM$/);
  expectCall('saveSchedule', { block: DENTIST });
  call.mockResolvedValueOnce({ saved: true });
  await site.press('Undo');
  await waitFor(() => expectCall('saveSchedule', { unblock: DENTIST }));
});

test('a companion who blocks time without a press on an hour begins with the next one', async () => {
  working();
  const site = await visit('/my-bookings/calendar', COMPANION);
  await site.press('Block time');
  const dialog = await screen.findByRole('dialog', { name: 'Block this time' });
  const chosen = (label: string) => within(dialog).getByLabelText<HTMLSelectElement>(label).value;
  expect(['Day', 'From', 'Until'].map(chosen)).toEqual(['2026-11-20', '11:00', '12:00']);
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('a companion frees blocked hours, after a try that failed, and undoes it', async () => {
  working([DENTIST]);
  const site = await open();
  await site.press(/^Blocked, Wed, Nov 25, 2:00\s–\s3:00\sPM: unblock$/);
  const dialog = await screen.findByRole('dialog', { name: 'Unblock this time?' });
  refuse('unavailable');
  await site.pressIn(dialog, 'Unblock');
  await within(dialog).findByRole('alert');
  call.mockResolvedValueOnce({ saved: true });
  await site.pressIn(dialog, 'Unblock');
  await waitFor(() => expectCall('saveSchedule', { unblock: DENTIST }));
  call.mockResolvedValueOnce({ saved: true });
  await site.press('Undo');
  await waitFor(() => expectCall('saveSchedule', { block: DENTIST }));
});

test('a companion presses a free hour of the week to block it, and one that is blocked to free it', async () => {
  onDesktop();
  working([DENTIST]);
  const site = await open();
  const wednesday = await screen.findByRole('list', { name: /^Wednesday, November 25/ });
  // The week begins at 8 AM. At 7 PM no one works, and 2 PM is blocked.
  const press = (minutes: number) => fireEvent.click(wednesday, { clientY: minutes });
  press(11 * 60);
  press(6 * 60 + 5);
  expect(screen.queryByRole('dialog')).toBeNull();
  // 1:45 PM.
  press(5 * 60 + 45);
  const dialog = await screen.findByRole('dialog', { name: 'Block this time' });
  const value = (label: string) =>
    within(dialog).getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.value;
  expect(['Day', 'From', 'Until'].map(value)).toEqual(['2026-11-25', '13:30', '14:00']);
  fireEvent.change(within(dialog).getByLabelText('Until'), { target: { value: '15:00' } });
  expect(within(dialog).getByRole('alert').textContent).toBe('Part of this is blocked already');
  fireEvent.change(within(dialog).getByLabelText('Until'), { target: { value: '14:00' } });
  await site.pressIn(dialog, 'Cancel');
  await site.press(/^Blocked, 2:00\s–\s3:00\sPM: unblock$/);
  await screen.findByRole('dialog', { name: 'Unblock this time?' });
});
