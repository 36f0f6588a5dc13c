import { FACETS } from '@hearthkin/domain/companion/facets';
import { isMarkedOnline } from '@hearthkin/domain/companion/marked-online';
import type { Mood } from '@hearthkin/domain/companion/traits';
import { type Match, type MatchWish, rankMatches } from '@hearthkin/domain/matching/match';
import { isBlocking } from '@hearthkin/domain/safety/block';
import { useMemo } from 'react';
import { user } from '../../data/accounts/account-queries';
import { useBlocks } from '../../data/blocks/use-blocks';
import { BROWSE_PAGE, companionPages } from '../../data/companions/companion-list-queries';
import type { LiveCompanion } from '../../data/companions/companion-queries';
import { withLives } from '../../data/companions/live-lists';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { signupIsIncomplete, useMemberId, useSession } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';

/**
 * Companions who match a mood, best match first. Each page is ranked on its own, so loading more
 * doesn't reorder the companions already shown.
 */
export function useMatches(mood: Mood, onlyNow: boolean) {
  const now = useNow();
  const pages = useLive(
    withLives(
      companionPages({
        sort: 'rating',
        token: null,
        cityKey: null,
        facets: [FACETS.mood(mood), ...(onlyNow ? [FACETS.online] : [])],
      }),
      'now',
      // Only they could talk right now.
      (listing) => isMarkedOnline(listing) && listing.offer.talksNow,
    ),
  );
  const { preferences, isKnown } = usePreferences();
  const blocks = useBlocks(useMemberId());

  const items = pages.status === 'ready' ? pages.data.items : NONE;
  const matches = useMemo(() => {
    const wish = { mood, ...preferences };
    const ranked = chunkByPage(items).flatMap((page) => rankMatches(page, wish, now));
    return ranked.filter(
      ({ candidate, fit }) =>
        !isBlocking(blocks?.get(candidate.id) ?? null) && (!onlyNow || fit.canTalkNow),
    );
  }, [items, mood, preferences, onlyNow, now, blocks]);

  const status =
    pages.status === 'failed'
      ? ('failed' as const)
      : pages.status === 'loading' || !isKnown || blocks === null
        ? ('loading' as const)
        : ('ready' as const);
  return {
    status,
    matches,
    now,
    /** How many companions were loaded, matching or not. */
    seen: items.length,
    hasMore: pages.status === 'ready' && pages.data.hasMore,
    moreState: pages.status === 'ready' ? pages.data.more : 'idle',
    retry: pages.retry,
    showNew: (pages.status === 'ready' && pages.data.showNew) || null,
    more: pages.more,
  };
}

export type Matched = Match<Doc<LiveCompanion>>;

const NONE: readonly Doc<LiveCompanion>[] = [];

function chunkByPage(items: readonly Doc<LiveCompanion>[]): readonly Doc<LiveCompanion>[][] {
  const count = Math.ceil(items.length / BROWSE_PAGE);
  return Array.from({ length: count }, (_, page) =>
    items.slice(page * BROWSE_PAGE, (page + 1) * BROWSE_PAGE),
  );
}

const NO_PREFERENCES: Omit<MatchWish, 'mood'> = {
  supportPreferences: [],
  languages: [],
  interests: [],
};

/** What a member's account says; empty for a visitor. */
function usePreferences() {
  const session = useSession();
  const uid = session.status === 'signed-in' && !signupIsIncomplete(session) ? session.uid : null;
  const account = useLive(uid === null ? null : user(uid));
  const data = account.status === 'ready' ? (account.data?.data ?? null) : null;
  const preferences = useMemo(
    () =>
      data === null
        ? NO_PREFERENCES
        : {
            languages: [data.languages.native, ...data.languages.secondary],
            interests: data.interests,
            supportPreferences: data.supportPreferences,
          },
    [data],
  );
  // If the account can't be read, match by mood alone.
  return {
    preferences,
    isKnown: session.status !== 'starting' && (uid === null || account.status !== 'loading'),
  };
}
