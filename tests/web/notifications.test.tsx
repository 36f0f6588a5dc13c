import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Doc } from '../../web/src/data/kit/readers';
import type { Notification } from '../../web/src/features/notifications/notification-queries';
import { refuseWrite, sentTo, stored, written } from './memory-firestore';
import { reads } from './memory-readers';
import { booking, COMPANION, MEMBER, NOW } from './people';
import { expectLink, expectTexts, textsOf } from './shown';
import { visit, visitWithShell } from './site';
import { setWorld } from './world';

const HOUR_MS = 3_600_000;

function notification(
  id: string,
  hoursAgo: number,
  change: Partial<Notification> = {},
): Doc<Notification> {
  return {
    id,
    data: {
      kind: 'booking-confirmed',
      data: { bookingId: 'b1', otherName: 'Wilma Q.' },
      link: '/my-bookings/b1',
      createdAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS),
      readAt: null,
      ...change,
    },
  };
}

const CONFIRMED = notification('n1', 1);
const WRITTEN = notification('n2', 30, {
  kind: 'messages-unread',
  data: { conversationId: 'c1', otherName: 'Wilma Q.' },
  link: '/messages/c1',
  readAt: NOW,
});
const DECLINED = notification('n3', 24 * 9, { kind: 'booking-declined' });

const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const entries = async () => {
  const main = screen.getByRole('main');
  const links = await within(main).findAllByRole('link', { name: /Wilma/ });
  return links.map(({ textContent }) =>
    textContent.replace(/(Unread: )?([A-Z][^.]*?[a-z])(?=[A-Z]).*/, '$1$2'),
  );
};

/** The path of a notification. */
const at = (id: string) => `users/${MEMBER.uid}/notifications/${id}`;
const ANY = /\/notifications\//;

test('a member sees the number of unread notifications update live', async () => {
  await visitWithShell('/', MEMBER, { notifications: [CONFIRMED, WRITTEN, DECLINED] });
  expect((await bell()).getAttribute('aria-label')).toBe('Notifications, 2 unread');
  const many = Array.from({ length: 12 }, (_, index) => notification(`m${index}`, index));
  act(() => setWorld({ notifications: many }));
  await screen.findByRole('button', { name: 'Notifications, more than 9 unread' });
  expect((await bell()).textContent).toBe('9+');
  act(() => setWorld({ notifications: [WRITTEN] }));
  await screen.findByRole('button', { name: 'Notifications' });
});

test('a member opens the bell, sees the newest and follows one', async () => {
  const many = Array.from({ length: 8 }, (_, index) => notification(`m${index}`, index));
  setWorld({ notifications: many, bookings: [booking('b1')] });
  const site = await visitWithShell('/pricing', MEMBER);
  const button = await bell();
  expect(reads.filter((read) => read.includes('notifications?by='))).toEqual([]);
  await site.user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  const list = await within(dialog).findByRole('list', { name: 'Newest notifications' });
  const links = within(list).getAllByRole('link');
  expect(links).toHaveLength(6);
  expect(links[0]?.textContent).toMatch(/^Unread: Your session is confirmed.*just now$/);
  await expectLink('See all', '/notifications', within(dialog));
  await site.user.click(links[1] as HTMLElement);
  await site.isAt('/my-bookings/b1');
  await waitFor(() => expect(stored(at('m1'))).toMatchObject({ readAt: NOW }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a member retries in the bell menu when notifications fail to load, marks everything as read, and sees an empty state', async () => {
  setWorld({ notifications: [CONFIRMED, DECLINED], failing: [/notifications\?by=/] });
  const site = await visitWithShell('/pricing', MEMBER);
  await site.user.click(await bell());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  setWorld({ failing: [] });
  await site.user.click(retry);
  await screen.findByRole('list', { name: 'Newest notifications' });
  await site.press('Mark all as read');
  await screen.findByText('All notifications are marked as read.');
  expect(sentTo(ANY)).toEqual([
    { path: at('n1'), data: { readAt: NOW } },
    { path: at('n3'), data: { readAt: NOW } },
  ]);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Notification settings');
  act(() => setWorld({ notifications: [] }));
  await screen.findByText('No notifications yet');
  await site.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(await bell());
});

test('a member sees notifications by day with unread ones marked', async () => {
  await visit('/notifications', MEMBER, { notifications: [CONFIRMED, WRITTEN, DECLINED] });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  await screen.findByRole('region', { name: 'Today' });
  const days = textsOf(screen.getAllByRole('heading', { level: 2 }));
  expect(days.slice(0, 3)).toEqual(['Today', 'Yesterday', 'Wed, Nov 11']);
  expect(await entries()).toEqual([
    'Unread: Your session is confirmed',
    'New messages',
    'Unread: Your request was declined',
  ]);
});

test('a member who opens a notification marks it read and follows its link', async () => {
  setWorld({ notifications: [DECLINED], bookings: [booking('b1')] });
  const site = await visit('/notifications', MEMBER);
  await site.user.click(await screen.findByRole('link', { name: /Your request was declined/ }));
  await site.isAt('/my-bookings/b1');
  await waitFor(() => expect(stored(at('n3'))).toMatchObject({ readAt: NOW }));
});

test('a notification that is already read is not marked again', async () => {
  const site = await visit('/notifications', MEMBER, { notifications: [WRITTEN] });
  await site.user.click(await screen.findByRole('link', { name: /New messages/ }));
  await site.isAt('/messages/c1');
  expect(written(ANY)).toEqual([]);
});

test('a member does not follow a link that leads off the site', async () => {
  setWorld({ notifications: [notification('n1', 1, { link: '//elsewhere.test/x' })] });
  await visit('/notifications', MEMBER);
  await expectLink(/Your session is confirmed/, '/notifications');
});

test('a member marks one notification as read and focus stays on it', async () => {
  const site = await visit('/notifications', MEMBER, { notifications: [CONFIRMED, WRITTEN] });
  await site.press('Mark “Your session is confirmed” as read');
  await waitFor(async () =>
    expect(await entries()).toEqual(['Your session is confirmed', 'New messages']),
  );
  expect(document.activeElement?.textContent).toMatch(/^Your session is confirmed/);
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test.each(['permission-denied', 'not-found'])(
  'a member doesn’t notice that one was marked or deleted elsewhere: %s',
  async (code) => {
    refuseWrite(ANY, code);
    setWorld({ notifications: [DECLINED], bookings: [booking('b1')] });
    const site = await visit('/notifications', MEMBER);
    await site.user.click(await screen.findByRole('link', { name: /Your request was declined/ }));
    await waitFor(() => expect(written(ANY)).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a member marks all notifications as read, more than one batch of them', async () => {
  const many = Array.from({ length: 501 }, (_, index) => notification(`m${index}`, index / 60));
  const site = await visit('/notifications', MEMBER, { notifications: many, fromCache: true });
  await site.press('Mark all as read');
  // An outdated copy could have some that are marked, and one refusal fails the batch.
  expect(written(ANY)).toEqual([]);
  act(() => setWorld({ fromCache: false }));
  await screen.findByText('All notifications are marked as read.');
  expect(written(ANY)).toHaveLength(501);
  expect(screen.queryByText('Unread:')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('a member sees an error when marking as read fails', async () => {
  setWorld({ notifications: [CONFIRMED] });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const site = await visit('/notifications', MEMBER);
  const mark = await screen.findByRole('button', { name: 'Mark all as read' });
  await site.user.click(mark);
  await screen.findByText(/offline/i);
  expect(written(ANY)).toEqual([]);
  online.mockReturnValue(true);
  refuseWrite(ANY, 'unavailable');
  await site.user.click(mark);
  await screen.findByText(/can’t connect/);
  expect(await entries()).toEqual(['Unread: Your session is confirmed']);
  refuseWrite(ANY, 'unavailable');
  await site.press('Mark “Your session is confirmed” as read');
  await waitFor(() => expect(written(ANY)).toHaveLength(2));
  expect(await entries()).toEqual(['Unread: Your session is confirmed']);
});

test('a member deletes a notification and undoes it in time', async () => {
  const site = await visit('/notifications', MEMBER, { notifications: [CONFIRMED, WRITTEN] });
  await site.press('Delete “New messages”');
  await screen.findByText('“New messages” was deleted.');
  expect(await entries()).toEqual(['Unread: Your session is confirmed']);
  expect(document.activeElement).not.toBe(document.body);
  await site.press('Undo');
  expect(await entries()).toEqual(['Unread: Your session is confirmed', 'New messages']);
  expect(written(ANY)).toEqual([]);
});

test('a deletion is final once a member deletes another or leaves the page', async () => {
  setWorld({ notifications: [CONFIRMED, WRITTEN, DECLINED] });
  const site = await visit('/notifications', MEMBER);
  await site.press('Delete “New messages”');
  expect(written(ANY)).toEqual([]);
  await site.press('Delete “Your request was declined”');
  expect(sentTo(ANY)).toEqual([{ path: at('n2'), data: null }]);
  await site.user.click(screen.getByRole('link', { name: 'Notification settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Notification settings' });
  expect(sentTo(ANY)).toEqual([
    { path: at('n2'), data: null },
    { path: at('n3'), data: null },
  ]);
});

test('a deletion is sent when a member leaves the site, is undone with an error when the server rejects it, and the same may come again', async () => {
  setWorld({ notifications: [CONFIRMED] });
  refuseWrite(ANY, 'unavailable');
  const site = await visit('/notifications', MEMBER);
  await site.press('Delete “Your session is confirmed”');
  fireEvent(window, new Event('pagehide'));
  await screen.findByText('“Your session is confirmed” couldn’t be deleted. Please try again.');
  expect(await entries()).toEqual(['Unread: Your session is confirmed']);
  const before = written(ANY).length;
  await site.press('Delete “Your session is confirmed”');
  await screen.findByText('No notifications yet');
  expect(written(ANY)).toHaveLength(before);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sentTo(ANY).slice(before)).toEqual([{ path: at('n1'), data: null }]));
  act(() => setWorld({ notifications: [notification('n1', 0)] }));
  await waitFor(async () => expect(await entries()).toEqual(['Unread: Your session is confirmed']));
});

test('notifications load 20 at a time', async () => {
  const site = await visit('/notifications', COMPANION, {
    notifications: Array.from({ length: 25 }, (_, index) => notification(`m${index}`, index / 4)),
  });
  expect(await entries()).toHaveLength(20);
  await site.press('Show more notifications');
  await waitFor(async () => expect(await entries()).toHaveLength(25));
});

test('a companion without notifications sees an empty state', async () => {
  await visit('/notifications', COMPANION);
  await expectTexts('No notifications yet', /^Updates on your bookings/);
});

test('a member with an empty cache does not see an empty state', async () => {
  await visit('/notifications', MEMBER, { fromCache: true });
  await screen.findByRole('status', { name: 'Loading notifications' });
  expect(screen.queryByText('No notifications yet')).toBeNull();
  act(() => setWorld({ fromCache: false }));
  await screen.findByText('No notifications yet');
});
