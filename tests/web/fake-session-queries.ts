import type * as Queries from '../../web/src/data/bookings/session-queries';
import { read } from './fake-queries';

/** Stands in for what is read of single kinds of bookings. */

export const nextSessions: typeof Queries.nextSessions = (uid, after, count) =>
  read('nextSessions', `${uid}/${after.getTime()}/${count}`, ({ bookings }) =>
    bookings
      .filter(
        ({ data }) =>
          data.participantIds.includes(uid) && data.status === 'confirmed' && data.startsAt > after,
      )
      .toSorted((a, b) => a.data.startsAt.getTime() - b.data.startsAt.getTime())
      .slice(0, count),
  );

export const openRequests: typeof Queries.openRequests = (uid, at, count) =>
  read('openRequests', `${uid}/${at.getTime()}/${count}`, ({ bookings }) =>
    bookings
      .filter(
        ({ data }) =>
          data.participantIds.includes(uid) &&
          data.status === 'pending' &&
          data.dueAt !== null &&
          data.dueAt > at,
      )
      .slice(0, count),
  );
