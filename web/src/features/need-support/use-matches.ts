import type { Language } from '@hearthkin/domain/account/languages';
import { FACETS } from '@hearthkin/domain/companion/facets';
import type { Mood } from '@hearthkin/domain/companion/traits';
import { type Match, rankMatches } from '@hearthkin/domain/matching/match';
import { useMemo } from 'react';
import { user } from '../../data/accounts/account-queries';
import {
  BROWSE_PAGE,
  type Companion,
  companionPages,
} from '../../data/companions/companion-queries';
import { useVisibleCompanions } from '../../data/companions/visible-companions';
import { useLive } from '../../data/kit/live-query';
import type { Doc } from '../../data/kit/readers';
import { signupIsIncomplete, useSession } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';

/**
 * Companions who answer a mood, those who fit best first. The best rated come a page at a time, and
 * each page is ranked by itself: who is shown already stays where they are.
 */
export function useMatches(mood: Mood, onlyNow: boolean) {
  const now = useNow();
  const pages = useLive(
    companionPages({
      sort: 'rating',
      token: null,
      cityKey: null,
      facets: [FACETS.mood(mood), ...(onlyNow ? [FACETS.online] : [])],
    }),
  );
  const { tastes, isKnown } = useTastes();

  const items = useVisibleCompanions(pages.status === 'ready' ? pages.data.items : NONE);
  const matches = useMemo(() => {
    const wish = { mood, ...tastes };
    const ranked = inPages(items).flatMap((page) => rankMatches(page, wish, now));
    return onlyNow ? ranked.filter(({ fit }) => fit.canTalkNow) : ranked;
  }, [items, mood, tastes, onlyNow, now]);

  const status =
    pages.status === 'failed'
      ? ('failed' as const)
      : pages.status === 'loading' || !isKnown
        ? ('loading' as const)
        : ('ready' as const);
  return {
    status,
    matches,
    now,
    /** How many companions were looked at. */
    seen: items.length,
    hasMore: pages.status === 'ready' && pages.data.hasMore,
    moreState: pages.status === 'ready' ? pages.data.more : 'idle',
    retry: pages.retry,
    more: pages.more,
  };
}

export type Matched = Match<Doc<Companion>>;

const NONE: readonly Doc<Companion>[] = [];

function inPages(items: readonly Doc<Companion>[]): readonly Doc<Companion>[][] {
  const count = Math.ceil(items.length / BROWSE_PAGE);
  return Array.from({ length: count }, (_, page) =>
    items.slice(page * BROWSE_PAGE, (page + 1) * BROWSE_PAGE),
  );
}

const NO_TASTES = { languages: [] as readonly Language[], interests: [] } as const;

/** What a member speaks and likes; a visitor has not told. */
function useTastes() {
  const session = useSession();
  const uid = session.status === 'signed-in' && !signupIsIncomplete(session) ? session.uid : null;
  const account = useLive(uid === null ? null : user(uid));
  const data = account.status === 'ready' ? (account.data?.data ?? null) : null;
  const tastes = useMemo(
    () =>
      data === null
        ? NO_TASTES
        : {
            languages: [data.languages.native, ...data.languages.secondary],
            interests: data.interests,
          },
    [data],
  );
  // An account that cannot be read keeps nobody from being found.
  return {
    tastes,
    isKnown: session.status !== 'starting' && (uid === null || account.status !== 'loading'),
  };
}
