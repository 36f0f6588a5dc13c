import { vi } from 'vitest';
import type * as Store from '../../web/src/features/notifications/notification-store';
import { betweenTests } from './between-tests';
import { setWorld, worldNow } from './world';

/** Replaces the notification store. Writes change the world at once, like Firestore's local cache. */

function mark(isMarked: (id: string) => boolean): void {
  setWorld({
    notifications: worldNow().notifications.map((one) =>
      one.data.readAt === null && isMarked(one.id)
        ? { ...one, data: { ...one.data, readAt: new Date() } }
        : one,
    ),
  });
}

export const markNotificationRead = vi.fn<typeof Store.markNotificationRead>(async (_uid, read) =>
  mark((id) => id === read),
);

export const markAllNotificationsRead = vi.fn<typeof Store.markAllNotificationsRead>(async () =>
  mark(() => true),
);

export const removeNotification = vi.fn<typeof Store.removeNotification>(async (_uid, removed) => {
  setWorld({ notifications: worldNow().notifications.filter(({ id }) => id !== removed) });
});

export const saveTopicSetting = vi.fn<typeof Store.saveTopicSetting>(
  async (_uid, { topic, channel, wanted }) => {
    const before = worldNow().notificationSettings ?? { inApp: [], mail: [] };
    const others = before[channel].filter((one) => one !== topic);
    setWorld({
      notificationSettings: { ...before, [channel]: wanted ? others : [...others, topic] },
    });
  },
);

betweenTests(() => {
  for (const one of [
    markNotificationRead,
    markAllNotificationsRead,
    removeNotification,
    saveTopicSetting,
  ]) {
    one.mockClear();
  }
});
