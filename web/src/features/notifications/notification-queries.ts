import { notificationSchema } from '@hearthkin/domain/notification/notification';
import { notificationSettingsSchema } from '@hearthkin/domain/notification/settings';
import type * as z from 'zod/mini';
import { limit, orderBy, where } from '../../data/kit/constraints';
import { documentsOf } from '../../data/kit/documents';
import { document, first, list, mapped, pages, source } from '../../data/kit/queries';

const notifications = documentsOf(notificationSchema);
const settings = documentsOf(notificationSettingsSchema);

const notificationsOf = (uid: string) => source(`users/${uid}/notifications`, notifications);

export type Notification = z.infer<typeof notificationSchema>;

/** Notifications per page. */
export const NOTIFICATION_PAGE = 20;

/** The most unread ones counted; from here on the count is "9+". */
export const MAX_COUNTED = 10;

/** The user's notifications, newest first, page by page. */
export const notificationPages = (uid: string) =>
  first(
    pages(
      `notifications/${uid}`,
      notificationsOf(uid),
      NOTIFICATION_PAGE,
      orderBy('createdAt', 'desc'),
    ),
  );

/** The user's newest notifications. */
export const latestNotifications = (uid: string, count: number) =>
  list(
    `latest-notifications/${uid}/${count}`,
    notificationsOf(uid),
    orderBy('createdAt', 'desc'),
    limit(count),
  );

/** Unread notifications, unordered, at most `max`. */
export const unreadNotifications = (uid: string, max: number) =>
  list(
    `unread-notifications/${uid}/${max}`,
    notificationsOf(uid),
    where('readAt', '==', null),
    limit(max),
  );

/** The user's notification settings; null when nothing is set. */
export const notificationSettings = (uid: string) =>
  mapped(
    document(
      `notification-settings/${uid}`,
      source(`users/${uid}/settings`, settings),
      'notifications',
    ),
    (found) => found?.data ?? null,
  );
