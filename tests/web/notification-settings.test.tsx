import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdWrite, written } from './memory-firestore';
import { COMPANION, MEMBER } from './people';
import { visit } from './site';
import { setWorld } from './world';

const SETTINGS = `users/${MEMBER.uid}/settings/notifications`;
const PAGE = '/notifications/settings';

async function switchOf(topic: string, channel: 'In the app' | 'By email') {
  const group = await screen.findByRole('group', { name: topic });
  return within(group).getByRole<HTMLInputElement>('switch', { name: channel });
}

async function topics(): Promise<(string | undefined)[]> {
  const groups = await screen.findAllByRole('group');
  return groups.map((group) => within(group).getByRole('heading').textContent);
}

test('a member who has set nothing gets every notification for members', async () => {
  await visit(PAGE, MEMBER);
  expect(await topics()).toEqual([
    'Bookings',
    'Reminders',
    'Messages',
    'Our decisions',
    'Community',
  ]);
  const switches = screen.getAllByRole<HTMLInputElement>('switch');
  expect(switches).toHaveLength(10);
  expect(switches.every(({ checked }) => checked)).toBe(true);
  expect(screen.getByText(/We always send security emails/)).toBeTruthy();
});

test('a companion can also switch off notifications about earnings', async () => {
  await visit(PAGE, COMPANION);
  expect(await topics()).toEqual([
    'Bookings',
    'Reminders',
    'Messages',
    'Earnings',
    'Our decisions',
    'Community',
  ]);
});

test('a member sees what they switched off here or by a link in an email', async () => {
  await visit(PAGE, MEMBER, { notificationSettings: { inApp: ['reminders'], mail: [] } });
  expect((await switchOf('Reminders', 'In the app')).checked).toBe(false);
  expect((await switchOf('Reminders', 'By email')).checked).toBe(true);
  act(() => setWorld({ notificationSettings: { inApp: ['reminders'], mail: ['messages'] } }));
  await waitFor(async () => expect((await switchOf('Messages', 'By email')).checked).toBe(false));
});

test('a member switches emails about messages off and on, and sees that it is saved', async () => {
  const others = { inApp: ['bookings' as const], mail: ['community' as const] };
  const site = await visit(PAGE, MEMBER, { notificationSettings: others });
  await site.user.click(await switchOf('Messages', 'By email'));
  await screen.findByText('Saved. We won’t send emails about messages.');
  expect((await switchOf('Messages', 'By email')).checked).toBe(false);
  expect((await switchOf('Messages', 'In the app')).checked).toBe(true);
  await site.user.click(await switchOf('Messages', 'By email'));
  await screen.findByText('Saved. We’ll send emails about messages.');
  expect((await switchOf('Messages', 'By email')).checked).toBe(true);
  expect(written(SETTINGS)).toEqual([{ ...others, mail: ['community', 'messages'] }, others]);
});

test('a member sees a switch move at once, and back if the server rejects it', async () => {
  const held = holdWrite(SETTINGS);
  const site = await visit(PAGE, MEMBER);
  const reminders = await switchOf('Reminders', 'By email');
  await site.user.click(reminders);
  expect(reminders.checked).toBe(false);
  act(() => held.refuse('unavailable'));
  await screen.findByText(/^That wasn’t saved\./);
  await waitFor(() => expect(reminders.checked).toBe(true));
});

test('a second change waits for the first, so the last one wins', async () => {
  const held = holdWrite(SETTINGS);
  const site = await visit(PAGE, MEMBER);
  const reminders = await switchOf('Reminders', 'By email');
  await site.user.click(reminders);
  await site.user.click(reminders);
  expect(reminders.checked).toBe(true);
  expect(written(SETTINGS)).toHaveLength(1);
  act(() => held.accept());
  await screen.findByText('Saved. We’ll send emails about upcoming sessions.');
  expect(written(SETTINGS)).toHaveLength(2);
  expect(reminders.checked).toBe(true);
});

test('a companion who switches off all booking notifications sees a warning', async () => {
  const site = await visit(PAGE, COMPANION);
  await site.user.click(await switchOf('Bookings', 'By email'));
  expect(screen.queryByText(/could miss requests/)).toBeNull();
  await site.user.click(await switchOf('Bookings', 'In the app'));
  await screen.findByText(/could miss requests/);
  await site.user.click(await switchOf('Bookings', 'By email'));
  await waitFor(() => expect(screen.queryByText(/could miss requests/)).toBeNull());
});

test('a member who switches off all booking notifications sees a warning', async () => {
  await visit(PAGE, MEMBER, { notificationSettings: { inApp: ['bookings'], mail: ['bookings'] } });
  await screen.findByText(/won’t hear when a companion replies/);
});

test('a member with an empty cache does not see default settings', async () => {
  await visit(PAGE, MEMBER, { fromCache: true });
  await screen.findByRole('status', { name: 'Loading your settings' });
  expect(screen.queryByRole('switch')).toBeNull();
});
