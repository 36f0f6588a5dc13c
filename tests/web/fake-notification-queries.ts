import { combineLatest, map, type Observable, scan, startWith, throwError } from 'rxjs';
import type { Reading } from '../../web/src/data/kit/live-query';
import type { Pages } from '../../web/src/data/kit/readers';
import type * as Queries from '../../web/src/features/notifications/notification-queries';
import { read, worldChanges, worldNow } from './fake-queries';

/** Stands in for what is read of notifications. */

export const NOTIFICATION_PAGE: typeof Queries.NOTIFICATION_PAGE = 20;
export const MAX_COUNTED: typeof Queries.MAX_COUNTED = 10;

/** How often the newest were asked for, by whoever is signed in. */
export const askedLatest: string[] = [];

export const notificationPages: typeof Queries.notificationPages = (uid) => {
  const open = (more: Observable<void>): Observable<Reading<Pages<Queries.Notification>>> => {
    if (worldNow().failing.includes('notificationPages')) {
      return throwError(() => new Error('notificationPages fails'));
    }
    const asked = more.pipe(
      scan((count) => count + 1, 1),
      startWith(1),
    );
    return combineLatest([worldChanges, asked]).pipe(
      map(([{ notifications, fromCache }, count]) => {
        const shown = count * NOTIFICATION_PAGE;
        const items = notifications.slice(0, shown);
        return {
          data: { items, hasMore: notifications.length > shown, more: 'idle' as const },
          fromCache,
        };
      }),
    );
  };
  return { key: `notificationPages/${uid}`, open };
};

export const latestNotifications: typeof Queries.latestNotifications = (uid, count) => {
  const query = read('latestNotifications', `${uid}/${count}`, ({ notifications }) =>
    notifications.slice(0, count),
  );
  const open: typeof query.open = (more) => {
    askedLatest.push(uid);
    return query.open(more);
  };
  return { ...query, open };
};

export const unreadNotifications: typeof Queries.unreadNotifications = (uid, most) =>
  read('unreadNotifications', `${uid}/${most}`, ({ notifications }) =>
    notifications.filter(({ data }) => data.readAt === null).slice(0, most),
  );

export const notificationSettings: typeof Queries.notificationSettings = (uid) =>
  read('notificationSettings', uid, (world) => world.notificationSettings);
