import { BehaviorSubject, map, type Observable, throwError } from 'rxjs';
import type { LiveQuery, Reading } from '../../web/src/lib/live-query';
import type * as Queries from '../../web/src/lib/queries';
import type { Booking, Companion, HeldSlot, Profile, User } from '../../web/src/lib/queries';
import type { Doc, Pages } from '../../web/src/lib/readers';

/** Stands in for the database: what each read answers, changeable while a page shows it. */
interface World {
  readonly companions: readonly Doc<Companion>[];
  readonly bookings: readonly Doc<Booking>[];
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly users: Readonly<Record<string, User>>;
  readonly heldSlots: readonly Doc<HeldSlot>[];
  readonly usedDiscounts: readonly string[];
  /** Whether answers come from this device only. */
  readonly fromCache: boolean;
  /** Names of reads that fail. */
  readonly failing: readonly (keyof typeof Queries)[];
}

const EMPTY: World = {
  companions: [],
  bookings: [],
  profiles: {},
  users: {},
  heldSlots: [],
  usedDiscounts: [],
  fromCache: false,
  failing: [],
};

const world = new BehaviorSubject<World>(EMPTY);

export function setWorld(change: Partial<World>): void {
  world.next({ ...world.value, ...change });
}

export function resetWorld(): void {
  world.next(EMPTY);
}

function read<T>(name: keyof typeof Queries, key: string, pick: (world: World) => T): LiveQuery<T> {
  const open = (): Observable<Reading<T>> =>
    world.value.failing.includes(name)
      ? throwError(() => new Error(`${name} fails`))
      : world.pipe(map((now) => ({ data: pick(now), fromCache: now.fromCache })));
  return { key: `${name}/${key}`, open };
}

export const BROWSE_PAGE = 24;

export const companionPages: typeof Queries.companionPages = (sort, token) =>
  read(
    'companionPages',
    `${sort}/${token}`,
    ({ companions }): Pages<Companion> => ({
      items: companions.filter(
        ({ data }) => data.listed && (token === null || data.searchTokens.includes(token)),
      ),
      hasMore: false,
      more: 'idle',
    }),
  );

export const companion: typeof Queries.companion = (companionId) =>
  read(
    'companion',
    companionId,
    ({ companions }) => companions.find(({ id }) => id === companionId) ?? null,
  );

export const heldSlots: typeof Queries.heldSlots = (companionId, from, until) =>
  read(
    'heldSlots',
    `${companionId}/${from.toISOString()}/${until.toISOString()}`,
    (now) => now.heldSlots,
  );

export const bookingsOf: typeof Queries.bookingsOf = (uid, count) =>
  read('bookingsOf', `${uid}/${count}`, ({ bookings }) =>
    bookings.filter(({ data }) => data.participantIds.includes(uid)).slice(0, count),
  );

export const user: typeof Queries.user = (uid) =>
  read('user', uid, ({ users }) => {
    const data = users[uid];
    return data === undefined ? null : { id: uid, data };
  });

export const profilesOf: typeof Queries.profilesOf = (uids) =>
  read(
    'profilesOf',
    uids.join(),
    ({ profiles }) => new Map(uids.map((uid) => [uid, profiles[uid] ?? null])),
  );

export const usedDiscount: typeof Queries.usedDiscount = (uid, key) =>
  read('usedDiscount', `${uid}/${key}`, ({ usedDiscounts }) => usedDiscounts.includes(key));
