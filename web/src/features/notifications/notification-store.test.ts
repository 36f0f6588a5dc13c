// @vitest-environment jsdom

import { FirebaseError } from 'firebase/app';
import { concat, NEVER, of } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  markAllNotificationsRead,
  markNotificationRead,
  saveTopicSetting,
} from './notification-store';

const { fake } = vi.hoisted(() => ({
  fake: {
    unread: [] as string[],
    settings: undefined as object | undefined,
    batches: [] as number[],
    update: vi.fn(async () => {}),
    set: vi.fn(),
    commit: vi.fn(async () => {}),
  },
}));

vi.mock('../../firebase/firestore', () => ({ firestore: () => 'database' }));
vi.mock('./notification-queries', () => ({
  unreadNotifications: (_uid: string, max: number) => ({
    open: () => {
      const data = fake.unread.slice(0, max).map((id) => ({ id }));
      // The cache answers first and may be outdated.
      const cached = { data: [{ id: 'marked elsewhere' }], fromCache: true };
      return concat(of(cached, { data, fromCache: false }), NEVER);
    },
  }),
}));
vi.mock('firebase/firestore', () => ({
  doc: (_database: unknown, ...path: string[]) => path.join('/'),
  serverTimestamp: () => 'now',
  updateDoc: fake.update,
  runTransaction: (_database: unknown, work: (transaction: object) => Promise<void>) =>
    work({ set: fake.set, get: async () => ({ data: () => fake.settings }) }),
  writeBatch: () => {
    const marked: string[] = [];
    return {
      update: (path: string) => marked.push(path.split('/').at(-1) ?? ''),
      commit: async () => {
        await fake.commit();
        fake.batches.push(marked.length);
        fake.unread = fake.unread.filter((id) => !marked.includes(id));
      },
    };
  },
}));

afterEach(() => {
  Object.assign(fake, { unread: [], settings: undefined, batches: [] });
  vi.restoreAllMocks();
  fake.set.mockClear();
  fake.update.mockClear();
});

const refusal = (code: string) => new FirebaseError(code, code);

test('a user marks one as read with the server’s time', async () => {
  await markNotificationRead('maya', 'n1');
  expect(fake.update).toHaveBeenCalledExactlyOnceWith('users/maya/notifications/n1', {
    readAt: 'now',
  });
});

test.each(['permission-denied', 'not-found'])(
  'one that was marked or deleted elsewhere (%s) is not an error',
  async (code) => {
    fake.update.mockRejectedValueOnce(refusal(code));
    await markNotificationRead('maya', 'n1');
    expect(fake.update).toHaveBeenCalledTimes(1);
  },
);

test('a user learns that a mark was not saved', async () => {
  fake.update.mockRejectedValueOnce(refusal('unavailable'));
  await expect(markNotificationRead('maya', 'n1')).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  [0, [0]],
  [199, [199]],
  [200, [200, 0]],
  [430, [200, 200, 30]],
])('a user with %i unread marks all of them', async (count, batches) => {
  fake.unread = Array.from({ length: count }, (_, index) => `n${index}`);
  await markAllNotificationsRead('maya');
  expect(fake.unread).toEqual([]);
  expect(fake.batches).toEqual(batches);
});

test('a user learns that not all marks were saved', async () => {
  fake.unread = ['n1'];
  fake.commit.mockRejectedValueOnce(refusal('unavailable'));
  await expect(markAllNotificationsRead('maya')).rejects.toMatchObject({ code: 'unavailable' });
});

test('a user without a network marks nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fake.unread = ['n1'];
  await expect(markAllNotificationsRead('maya')).rejects.toMatchObject({ code: 'offline' });
  expect(fake.batches).toEqual([]);
});

test.each([
  [undefined, false, { inApp: [], mail: ['messages'] }],
  [undefined, true, { inApp: [], mail: [] }],
  [{ inApp: ['bookings'], mail: ['messages'] }, false, { inApp: ['bookings'], mail: ['messages'] }],
  [
    { inApp: ['bookings'], mail: ['messages', 'payouts'] },
    true,
    { inApp: ['bookings'], mail: ['payouts'] },
  ],
])(
  'a user with %o who sets emails to %o keeps the other settings',
  async (before, wanted, after) => {
    fake.settings = before;
    await saveTopicSetting('maya', { topic: 'messages', channel: 'mail', wanted });
    expect(fake.set).toHaveBeenCalledExactlyOnceWith('users/maya/settings/notifications', after);
  },
);
