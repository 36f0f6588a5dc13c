import { FirebaseError } from 'firebase/app';
import { concat, NEVER, of } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  markAllNotificationsRead,
  markNotificationRead,
  saveNotificationWish,
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
  unreadNotifications: (_uid: string, most: number) => ({
    open: () => {
      const data = fake.unread.slice(0, most).map((id) => ({ id }));
      // What this device remembers comes first, and is not to be relied on.
      const remembered = { data: [{ id: 'marked elsewhere' }], fromCache: true };
      return concat(of(remembered, { data, fromCache: false }), NEVER);
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

test('a person marks one as read by the clock of the server', async () => {
  await markNotificationRead('maya', 'n1');
  expect(fake.update).toHaveBeenCalledExactlyOnceWith('users/maya/notifications/n1', {
    readAt: 'now',
  });
});

test.each(['permission-denied', 'not-found'])(
  'one that was marked or deleted elsewhere (%s) needs no mark',
  async (code) => {
    fake.update.mockRejectedValueOnce(refusal(code));
    await markNotificationRead('maya', 'n1');
    expect(fake.update).toHaveBeenCalledTimes(1);
  },
);

test('a person learns that a mark was not saved', async () => {
  fake.update.mockRejectedValueOnce(refusal('unavailable'));
  await expect(markNotificationRead('maya', 'n1')).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  [0, [0]],
  [199, [199]],
  [200, [200, 0]],
  [430, [200, 200, 30]],
])('a person with %i unread marks all of them', async (count, batches) => {
  fake.unread = Array.from({ length: count }, (_, index) => `n${index}`);
  await markAllNotificationsRead('maya');
  expect(fake.unread).toEqual([]);
  expect(fake.batches).toEqual(batches);
});

test('a person learns that not all marks were saved', async () => {
  fake.unread = ['n1'];
  fake.commit.mockRejectedValueOnce(refusal('unavailable'));
  await expect(markAllNotificationsRead('maya')).rejects.toMatchObject({ code: 'unavailable' });
});

test('a person without a network marks nothing', async () => {
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
])('a person with %o who says %o about mails keeps the rest', async (before, wanted, after) => {
  fake.settings = before;
  await saveNotificationWish('maya', { topic: 'messages', channel: 'mail', wanted });
  expect(fake.set).toHaveBeenCalledExactlyOnceWith('users/maya/settings/notifications', after);
});
