import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadPaidPath } from '../../web/src/data/payments/paid-path';
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
import { textsOf } from './shown';
import { visit } from './site';
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

test('a member requests the same session for the next weeks, each with its price and without the mood', async () => {
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
  const sent = call.mock.calls.map(([, input]) => input);
  expect(sent).toEqual(
    ['2026-12-01T19:00:00.000Z', '2026-12-08T19:00:00.000Z'].map((startsAt) => ({
      requestId: expect.any(String),
      companionId: COMPANION.uid,
      activity: 'coffee-walk',
      timing: 'later',
      startsAt,
      minutes: 120,
      location: 'Bryant Park',
      notes: 'By the door.',
      mode: null,
      mood: null,
      fromMatching: false,
      useCredits: [],
      agreedTotalMinor: 6000,
    })),
  );
});

test('a member sees which week isn’t free, and it isn’t requested', async () => {
  const until = new Date(NOW.getTime() + 30 * DAY_MS);
  setWorld({ holds: { other: hold('2026-12-08T20:00:00Z', '2026-12-08T20:15:00Z', until) } });
  const { dialog } = await openRepeat();
  expect(rows(dialog)[1]).toMatch(/Dec 8, 2:00.*Not free$/);
  expect(within(dialog).getByRole('button', { name: 'Request 2 sessions' })).toBeTruthy();
});

test('a member whose second request fails keeps the first and tries the rest again', async () => {
  const { site, dialog } = await openRepeat();
  call.mockResolvedValueOnce({ bookingId: 'one', checkoutUrl: null });
  refuse('unavailable');
  await site.pressIn(dialog, 'Request 3 sessions');
  await within(dialog).findByRole('alert');
  expect(rows(dialog)[0]).toMatch(/Requested$/);
  const [, failed] = call.mock.calls.map(([, input]) => input as { requestId: string });
  call.mockResolvedValue({ bookingId: 'any', checkoutUrl: null });
  await site.pressIn(dialog, 'Request 2 sessions');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('3 sessions requested.')).toBeTruthy();
  const again = call.mock.calls.map(([, input]) => input as { requestId: string });
  expect(again[2]?.requestId).toBe(failed?.requestId);
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

test('with live payments, each week is paid on its own, and the member comes back for the next', async () => {
  vi.stubEnv('VITE_PAYMENTS', 'stripe');
  const { site, dialog } = await openRepeat();
  expect(dialog.textContent).toContain(
    'Each session is paid on its own, and charged once Wilma Q. accepts it. You come back here after each.',
  );
  await site.user.click(within(dialog).getByRole('radio', { name: '2' }));
  call.mockResolvedValueOnce({ bookingId: 'one', checkoutUrl: 'https://pay.example/c/1' });
  await site.pressIn(dialog, 'Continue to payment');
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://pay.example/c/1'));
  expect(call).toHaveBeenCalledTimes(1);
  const path = loadPaidPath('one') ?? '';

  const back = await visit(path, MEMBER);
  const again = await screen.findByRole('dialog', { name: 'Repeat weekly' });
  await within(again).findByRole('list', { name: 'Sessions' });
  expect(rows(again)).toEqual([
    expect.stringMatching(/Dec 1, 2:00.*Requested$/),
    expect.stringMatching(/Dec 8, 2:00.*€60$/),
  ]);
  call.mockResolvedValueOnce({ bookingId: 'two', checkoutUrl: null });
  await back.pressIn(again, 'Continue to payment');
  expect(await screen.findByText('2 sessions requested.')).toBeTruthy();
  await back.isAt('/my-bookings/b');
});
