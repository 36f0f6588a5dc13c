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

/** The reads of what somebody was told, by name; see `queries.ts`. */

const told = documentsOf(notificationSchema);
const settings = documentsOf(notificationSettingsSchema);

export type Notification = z.infer<typeof notificationSchema>;

/** Notifications on one page of the list. */
export const NOTIFICATION_PAGE = 20;

/** As many unread ones as are counted: from here on it is only said that there are more. */
export const MAX_COUNTED = 10;

/** What somebody was told, newest first, page by page. */
export function notificationPages(uid: string): LiveQuery<Pages<Notification>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'users', uid, 'notifications').withConverter(told),
      orderBy('createdAt', 'desc'),
      ...from,
      limit(NOTIFICATION_PAGE),
    );
  return {
    key: `notifications/${uid}`,
    open: (more) => watchPages(list, NOTIFICATION_PAGE, more),
  };
}

/** The newest few of them. */
export function latestNotifications(
  uid: string,
  count: number,
): LiveQuery<readonly Doc<Notification>[]> {
  return {
    key: `latest-notifications/${uid}/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'users', uid, 'notifications').withConverter(told),
          orderBy('createdAt', 'desc'),
          limit(count),
        ),
      ),
  };
}

/** Those that somebody has not looked at, in no order, `most` of them at most. */
export function unreadNotifications(
  uid: string,
  most: number,
): LiveQuery<readonly Doc<Notification>[]> {
  return {
    key: `unread-notifications/${uid}/${most}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'users', uid, 'notifications').withConverter(told),
          where('readAt', '==', null),
          limit(most),
        ),
      ),
  };
}

/** What somebody does not want to be told; null while they have set nothing. */
export function notificationSettings(uid: string): LiveQuery<NotificationSettings | null> {
  return {
    key: `notification-settings/${uid}`,
    open: () =>
      watchDoc(() =>
        doc(firestore(), 'users', uid, 'settings', 'notifications').withConverter(settings),
      ).pipe(map(({ data, fromCache }) => ({ data: data?.data ?? null, fromCache }))),
  };
}
