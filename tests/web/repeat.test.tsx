import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call, expectOnlyCall, inputsOf, refuse } from './fake-call';
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
import { visit } from './site';
import { chooseDay, freeTime } from './time-choice';
import { hold, setWorld } from './world';

const DAY_MS = 86_400_000;
const FIRST_SESSION = `first-session_${COMPANION.uid}`;

/** Coffee & Walk on Monday, 14:00 to 16:00 in New York. */
const FIRST = booking('b', {
  startsAt: new Date('2026-11-24T19:00:00Z'),
  notes: 'By the door.',
  mood: 'sad',
});

beforeEach(() => {
  setWorld({
    users: { [MEMBER.uid]: userDocument(MEMBER) },
    profiles: { [COMPANION.uid]: profileDocument('Wilma Q.', 'earner') },
    companions: [{ id: COMPANION.uid, data: companionDocument() }],
    bookings: [FIRST],
    usedDiscounts: [FIRST_SESSION],
  });
});

async function openRepeat() {
  const site = await visit('/my-bookings/b', MEMBER);
  const dialog = await site.openDialog('Repeat weekly', 'Repeat weekly');
  await within(dialog).findByRole('list', { name: 'Sessions' });
  return { site, dialog };
}

const rows = (dialog: HTMLElement) => textsOf(within(dialog).getAllByRole('listitem'));

test('a member requests the same session for the next weeks in one act, each with its price and without the mood', async () => {
  const { site, dialog } = await openRepeat();
  expect(rows(dialog)).toEqual([
    expect.stringMatching(/Dec 1, 2:00.*€60$/),
    expect.stringMatching(/Dec 8, 2:00.*€60$/),
    expect.stringMatching(/Dec 15, 2:00.*€60$/),
  ]);
  await site.user.click(within(dialog).getByRole('radio', { name: '2' }));
  expect(await within(dialog).findByText('Total €120')).toBeTruthy();
  call.mockResolvedValue({ bookingId: 'any', checkoutUrl: null });
  await site.pressIn(dialog, 'Request 2 sessions');
  expect(await screen.findByText('2 sessions requested.')).toBeTruthy();
  expectOnlyCall('createBooking', {
    requestId: expect.any(String),
    companionId: COMPANION.uid,
    activity: 'coffee-walk',
    timing: 'later',
    startsAt: '2026-12-01T19:00:00.000Z',
    minutes: 120,
    location: 'Bryant Park',
    notes: 'By the door.',
    mode: null,
    mood: null,
    fromMatching: false,
    useCredits: [],
    agreedTotalMinor: 6000,
    furtherWeeks: [
      {
        requestId: expect.any(String),
        startsAt: '2026-12-08T19:00:00.000Z',
        agreedTotalMinor: 6000,
      },
    ],
  });
});

test('a member sees which week isn’t free, and it isn’t requested', async () => {
  const until = new Date(NOW.getTime() + 30 * DAY_MS);
  setWorld({ holds: { other: hold('2026-12-08T20:00:00Z', '2026-12-08T20:15:00Z', until) } });
  const { dialog } = await openRepeat();
  expect(rows(dialog)[1]).toMatch(/Dec 8, 2:00.*Not free$/);
  expect(within(dialog).getByRole('button', { name: 'Request 2 sessions' })).toBeTruthy();
});

test('a member who finds none of the weeks free is led to other times', async () => {
  const until = new Date(NOW.getTime() + 30 * DAY_MS);
  const week = (day: string) => hold(`2026-12-${day}T20:00:00Z`, `2026-12-${day}T20:15:00Z`, until);
  setWorld({ holds: { first: week('01'), second: week('08'), third: week('15') } });
  const { dialog } = await openRepeat();
  expect(within(dialog).getByText(/^None of these times is free\./)).toBeTruthy();
  await expectLink('Choose other times with Wilma Q.', `/book/${COMPANION.uid}`);
  const button = within(dialog).getByRole('button', { name: 'Request sessions' });
  expect(button).toHaveProperty('disabled', true);
});

test('a member reads which week was taken, and nothing is requested', async () => {
  const { site, dialog } = await openRepeat();
  refuse('slot-taken', { startsAt: '2026-12-08T19:00:00.000Z' });
  await site.pressIn(dialog, 'Request 3 sessions');
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toMatch(/^Tue, Dec 8: .* Nothing was requested\.$/);
  // Another try is another request.
  const until = new Date(NOW.getTime() + 30 * DAY_MS);
  setWorld({ holds: { other: hold('2026-12-08T20:00:00Z', '2026-12-08T20:15:00Z', until) } });
  call.mockResolvedValue({ bookingId: 'any', checkoutUrl: null });
  await site.pressIn(dialog, 'Request 2 sessions');
  expect(await screen.findByText('2 sessions requested.')).toBeTruthy();
});

test('a member who gets no answer sends the same again, though its time is held by then', async () => {
  const { site, dialog } = await openRepeat();
  refuse('unavailable');
  await site.pressIn(dialog, 'Request 3 sessions');
  await within(dialog).findByRole('alert');
  const until = new Date(NOW.getTime() + 30 * DAY_MS);
  setWorld({ holds: { own: hold('2026-12-01T19:00:00Z', '2026-12-01T21:00:00Z', until) } });
  call.mockResolvedValue({ bookingId: 'any', checkoutUrl: null });
  await site.pressIn(dialog, 'Request 3 sessions');
  expect(await screen.findByText('3 sessions requested.')).toBeTruthy();
  const [first, again] = inputsOf('createBooking');
  expect(again).toEqual(first);
});

test('a plan’s sessions are counted through the weeks', async () => {
  setWorld({
    users: { [MEMBER.uid]: userDocument(MEMBER, { plan: 'lite', planSince: NOW }) },
    // Lite has three sessions a month.
    usedDiscounts: [FIRST_SESSION, 'plan-2026-12-1', 'plan-2026-12-2'],
  });
  const { dialog } = await openRepeat();
  expect(rows(dialog)).toEqual([
    expect.stringMatching(/€57$/),
    expect.stringMatching(/€60$/),
    expect.stringMatching(/€60$/),
  ]);
});

test('with live payments, all weeks are paid on one page', async () => {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  const { site, dialog } = await openRepeat();
  expect(dialog.textContent).toContain(
    'You pay on one page. Your card is authorized for each session on its own, and each is charged once Wilma Q. accepts it.',
  );
  call.mockResolvedValueOnce({ bookingId: 'one', checkoutUrl: 'https://pay.example/c/1' });
  await site.pressIn(dialog, 'Continue to payment');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/c/1'));
  expect(inputsOf('createBooking')).toHaveLength(1);
});

test('a member who books a first session asks for its weekly series at once, each week at its own price', async () => {
  const until = new Date(NOW.getTime() + 30 * DAY_MS);
  setWorld({
    bookings: [],
    usedDiscounts: [],
    holds: { other: hold('2026-12-07T20:00:00Z', '2026-12-07T20:15:00Z', until) },
  });
  const site = await visit('/book/companion-1?activity=coffee-walk', MEMBER);
  expect(screen.queryByRole('button', { name: 'Repeat weekly' })).toBeNull();
  await chooseDay(site, 'Monday, November 23');
  await site.user.click(await freeTime(site, '2:00 PM'));
  const dialog = await site.openDialog('Repeat weekly', 'Repeat weekly');
  await within(dialog).findByRole('list', { name: 'Sessions' });
  // The discount of a first session is the first one's.
  expect(rows(dialog)).toEqual([
    expect.stringMatching(/Nov 23, 2:00.*€30$/),
    expect.stringMatching(/Nov 30, 2:00.*€60$/),
    expect.stringMatching(/Dec 7, 2:00.*Not free$/),
    expect.stringMatching(/Dec 14, 2:00.*€60$/),
  ]);
  expect(within(dialog).getByText('Total €150')).toBeTruthy();
  call.mockResolvedValueOnce({ bookingId: 'b', checkoutUrl: null });
  await site.pressIn(dialog, 'Request 3 sessions');
  await site.isAt('/my-bookings/b');
  expect(inputsOf('createBooking')).toMatchObject([
    {
      startsAt: '2026-11-23T19:00:00.000Z',
      agreedTotalMinor: 3000,
      furtherWeeks: [
        { startsAt: '2026-11-30T19:00:00.000Z', agreedTotalMinor: 6000 },
        { startsAt: '2026-12-14T19:00:00.000Z', agreedTotalMinor: 6000 },
      ],
    },
  ]);
});

test('a member sees which bookings belong together, and pays for the week that the bank held back', async () => {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  const week = (id: string, startsAt: string, status: 'pending' | 'confirmed') =>
    booking(id, { seriesId: 'one', startsAt: new Date(startsAt), status });
  const series = [
    week('one', '2026-12-01T19:00:00Z', 'confirmed'),
    week('two', '2026-12-08T19:00:00Z', 'pending'),
  ];
  const third = week('three', '2026-12-15T19:00:00Z', 'pending').data;
  const soon = new Date(NOW.getTime() + 9 * 60_000);
  const { spenderId, earnerId, activity, timing, startsAt } = third;
  const unpaid = {
    ...{ spenderId, earnerId, activity, timing, startsAt, amountMinor: 6000, clock: null },
    ...{
      booking: third,
      status: 'open' as const,
      checkoutId: null,
      authorizes: [],
      authorizedBy: null,
    },
    ...{ paymentId: null, expiresAt: soon, dueAt: soon, createdAt: NOW, updatedAt: NOW },
    expireAt: soon,
  } as const;
  setWorld({ bookings: [FIRST, ...series], checkouts: { three: unpaid } });
  await visit('/my-bookings/two', MEMBER);
  const section = await screen.findByRole('region', { name: 'Asked for together' });
  await expectLink(/^Tue, Dec 1, 2:00/, '/my-bookings/one', within(section));
  expect(rows(section)).toEqual([
    expect.stringMatching(/^Tue, Dec 1, .*Confirmed/),
    expect.stringMatching(/^Tue, Dec 8, .*Pending/),
  ]);
  await expectLink(
    'Continue to payment for Tue, Dec 15',
    '/bookings/three/payment',
    within(section),
  );
});
