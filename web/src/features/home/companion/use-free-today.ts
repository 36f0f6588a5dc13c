import type { Live } from '@hearthkin/domain/companion/live';
import { isBlocking } from '@hearthkin/domain/safety/block';
import { useMemo } from 'react';
import { useBlocks } from '../../../data/blocks/use-blocks';
import { livesOf } from '../../../data/companions/companion-list-queries';
import type { Companion } from '../../../data/companions/companion-queries';
import { nextFreeToday } from '../../../data/companions/next-free';
import { companionsById, newestFavorites } from '../../../data/favorites/favorite-queries';
import { useLatest, useLive } from '../../../data/kit/live-query';
import { ownTimeZone } from '../../../lib/format';
import { useNow } from '../../../ui/hooks/clock';

const NONE: readonly Live[] = [];

/** The most favorites that are looked at: each costs three documents. */
export const MAX_CHECKED = 6;

interface FreeFavorite {
  readonly id: string;
  readonly companion: Companion;
  readonly startsAt: Date;
}

type FreeToday =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly now: Date;
      /** The number of favorites that were looked at. */
      readonly checked: number;
      /** The ones who have time today, soonest first. */
      readonly free: readonly FreeFavorite[];
    };

/**
 * Which of a member's newest favorites can still start a session today. Their listings and what is live say it,
 * so no calendar is read; the booking page reads the chosen companion's calendar.
 */
export function useFreeToday(uid: string): FreeToday {
  const now = useNow();
  const blocks = useBlocks(uid);
  const saved = useLive(newestFavorites(uid, MAX_CHECKED));
  const ids = saved.status === 'ready' ? saved.data.map(({ id }) => id) : [];
  const listings = useLatest(useLive(ids.length === 0 ? null : companionsById(ids)));
  const found = listings.status === 'ready' ? listings.data : null;
  const foundIds = found?.map(({ id }) => id) ?? [];
  const lives = useLatest(useLive(foundIds.length === 0 ? null : livesOf(foundIds)));
  const times = foundIds.length === 0 ? NONE : lives.status === 'ready' ? lives.data : null;
  const free = useMemo(
    () =>
      (found ?? [])
        .flatMap(({ id, data }, index): FreeFavorite[] => {
          const live = times?.[index];
          if (live === undefined) return [];
          if (isBlocking(blocks?.get(id) ?? null)) return [];
          const startsAt = nextFreeToday({ ...data, ...live }, now, ownTimeZone());
          return startsAt === null ? [] : [{ id, companion: data, startsAt }];
        })
        .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()),
    [found, times, blocks, now],
  );
  if (saved.status === 'failed') return saved;
  if (saved.status === 'ready' && ids.length === 0)
    return { status: 'ready', now, checked: 0, free: [] };
  if (listings.status === 'failed') return listings;
  if (lives.status === 'failed') return lives;
  if (saved.status === 'loading' || found === null || times === null || blocks === null) {
    return { status: 'loading' };
  }
  // One who was just removed may still be among the former listings.
  const isSaved = ({ id }: FreeFavorite) => ids.includes(id);
  return { status: 'ready', now, checked: ids.length, free: free.filter(isSaved) };
}
