import type * as Queries from '../../web/src/data/favorites/favorite-queries';
import { read } from './fake-queries';

/** Stands in for what is read of favorites. */

export const MAX_FAVORITES: typeof Queries.MAX_FAVORITES = 200;

export const favorites: typeof Queries.favorites = (uid) =>
  read('favorites', uid, (now) => now.favorites);

/** Ids that were asked for together, in order. */
export const askedGroups: (readonly string[])[] = [];

export const companionsById: typeof Queries.companionsById = (ids) => {
  askedGroups.push(ids);
  return read('companionsById', ids.join(), ({ companions }) =>
    companions.filter(({ id, data }) => data.listed && ids.includes(id)),
  );
};
