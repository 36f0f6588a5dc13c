import { planKeyRange } from '@hearthkin/domain/pricing/allowance';
import type * as Queries from '../../web/src/data/wellness/wellness-queries';
import { read } from './fake-queries';

/** Stands in for what is read of a member's plan, sessions and moods. */

export const planUses: typeof Queries.planUses = (uid, date) => {
  const { from, before } = planKeyRange(date);
  return read('planUses', `${uid}/${from}`, ({ usedDiscounts }) =>
    usedDiscounts.filter((key) => key >= from && key < before),
  );
};

export const lastSessions: typeof Queries.lastSessions = (uid, count) =>
  read('lastSessions', `${uid}/${count}`, ({ bookings }) =>
    bookings
      .filter(({ data }) => data.participantIds.includes(uid) && data.status === 'completed')
      .slice(0, count),
  );

export const moodsSince: typeof Queries.moodsSince = (uid, day) =>
  read('moodsSince', `${uid}/${day}`, ({ moods }) => moods.filter(({ id }) => id >= day));
