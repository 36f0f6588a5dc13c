import { notificationSchema } from '@hearthkin/domain/notification/notification';
import {
  type NotificationSettings,
  notificationSettingsSchema,
} from '@hearthkin/domain/notification/settings';
import {
  collection,
  doc,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import { map } from 'rxjs';
import type * as z from 'zod/mini';
import { documentsOf } from '../../data/kit/documents';
import type { LiveQuery } from '../../data/kit/live-query';
import { type Doc, type Pages, watchDoc, watchList, watchPages } from '../../data/kit/readers';
import { firestore } from '../../firebase/firestore';

const notifications = documentsOf(notificationSchema);
const settings = documentsOf(notificationSettingsSchema);

export type Notification = z.infer<typeof notificationSchema>;

/** Notifications per page. */
export const NOTIFICATION_PAGE = 20;

/** The most unread ones counted; from here on the count is "9+". */
export const MAX_COUNTED = 10;

/** The user's notifications, newest first, page by page. */
export function notificationPages(uid: string): LiveQuery<Pages<Notification>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'users', uid, 'notifications').withConverter(notifications),
      orderBy('createdAt', 'desc'),
      ...from,
      limit(NOTIFICATION_PAGE),
    );
  return {
    key: `notifications/${uid}`,
    open: (more) => watchPages(list, NOTIFICATION_PAGE, more),
  };
}

/** The user's newest notifications. */
export function latestNotifications(
  uid: string,
  count: number,
): LiveQuery<readonly Doc<Notification>[]> {
  return {
    key: `latest-notifications/${uid}/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'users', uid, 'notifications').withConverter(notifications),
          orderBy('createdAt', 'desc'),
          limit(count),
        ),
      ),
  };
}

/** Unread notifications, unordered, at most `max`. */
export function unreadNotifications(
  uid: string,
  max: number,
): LiveQuery<readonly Doc<Notification>[]> {
  return {
    key: `unread-notifications/${uid}/${max}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'users', uid, 'notifications').withConverter(notifications),
          where('readAt', '==', null),
          limit(max),
        ),
      ),
  };
}

/** The user's notification settings; null when nothing is set. */
export function notificationSettings(uid: string): LiveQuery<NotificationSettings | null> {
  return {
    key: `notification-settings/${uid}`,
    open: () =>
      watchDoc(() =>
        doc(firestore(), 'users', uid, 'settings', 'notifications').withConverter(settings),
      ).pipe(map(({ data, fromCache }) => ({ data: data?.data ?? null, fromCache }))),
  };
}
