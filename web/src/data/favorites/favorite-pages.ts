import type { Favorite } from '@hearthkin/domain/account/favorite';
import {
  combineLatest,
  filter,
  map,
  NEVER,
  Observable,
  of,
  Subject,
  scan,
  shareReplay,
  startWith,
  switchMap,
  takeUntil,
} from 'rxjs';
import type { Companion } from '../companions/companion-queries';
import type { LiveQuery, Reading } from '../kit/live-query';
import type { Doc, Pages } from '../kit/readers';
import { groupsWith } from './favorite-groups';
import { companionsById, favorites } from './favorite-queries';

/** Favorites per page. */
const FAVORITES_PAGE = 24;

/**
 * A member's favorites with their listings, newest first, page by page; null for a companion who is
 * no longer listed. The ids come from the shared `favorites` query, so a page costs only its
 * listings.
 */
export function favoritePages(uid: string): LiveQuery<Pages<Companion | null>> {
  return { key: `favorite-pages/${uid}`, open: (more) => watchFavorites(uid, more) };
}

type Group = readonly string[];
type Listings = Reading<readonly Doc<Companion>[]>;

interface FavoriteList {
  readonly ids: ReadonlySet<string>;
  readonly groups: readonly Group[];
  readonly fromCache: boolean;
}

const NO_FAVORITES: FavoriteList = { ids: new Set(), groups: [], fromCache: false };

function watchFavorites(
  uid: string,
  more: Observable<void>,
): Observable<Reading<Pages<Companion | null>>> {
  return new Observable((subscriber) => {
    const closed = new Subject<void>();
    const opened = new Map<Group, Observable<Listings | null>>();
    /** The listings of a group; null until loaded. Stays open as long as the whole list. */
    const listingsOf = (group: Group) => {
      const listings =
        opened.get(group) ??
        companionsById(group).open(NEVER).pipe(takeUntil(closed), startWith(null), shareReplay(1));
      opened.set(group, listings);
      return listings;
    };

    const kept = favorites(uid)
      .open(NEVER)
      .pipe(
        scan(
          (before, reading: Reading<readonly Doc<Favorite>[]>) => next(before, reading),
          NO_FAVORITES,
        ),
      );
    const wanted = more.pipe(
      scan((count) => count + 1, 1),
      startWith(1),
    );
    const pages = combineLatest([kept, wanted]).pipe(
      switchMap(([now, count]) => {
        const groups = now.groups.slice(0, count);
        const all = groups.length === 0 ? of([]) : combineLatest(groups.map(listingsOf));
        // Emits nothing before the first page has loaded.
        return all.pipe(
          filter(([first]) => first !== null),
          map((listings) => pageOf(now, groups, listings)),
        );
      }),
    );
    subscriber.add(pages.subscribe(subscriber));
    subscriber.add(() => closed.next());
  });
}

function next(
  { groups }: FavoriteList,
  { data, fromCache }: Reading<readonly Doc<Favorite>[]>,
): FavoriteList {
  const ids = data.map(({ id }) => id);
  return { ids: new Set(ids), groups: groupsWith(groups, ids, FAVORITES_PAGE), fromCache };
}

function pageOf(
  kept: FavoriteList,
  groups: readonly Group[],
  listings: readonly (Listings | null)[],
): Reading<Pages<Companion | null>> {
  const items = groups.flatMap((group, index) => {
    const reading = listings[index] ?? null;
    if (reading === null) return [];
    const byId = new Map(reading.data.map((item) => [item.id, item.data]));
    return group.flatMap((id) => {
      const data = byId.get(id) ?? null;
      // A companion missing from the cache may still be listed.
      const isUnsure = data === null && reading.fromCache;
      return kept.ids.has(id) && !isUnsure ? [{ id, data }] : [];
    });
  });
  return {
    data: {
      items,
      hasMore: kept.groups
        .slice(groups.length)
        .some((group) => group.some((id) => kept.ids.has(id))),
      more: listings.includes(null) ? 'loading' : 'idle',
    },
    fromCache: kept.fromCache || listings.some((reading) => reading?.fromCache === true),
  };
}
