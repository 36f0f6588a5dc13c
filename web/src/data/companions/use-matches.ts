import { isAway } from '@hearthkin/domain/companion/away';
import { FACETS } from '@hearthkin/domain/companion/facets';
import { isMarkedOnline } from '@hearthkin/domain/companion/marked-online';
import type { Mood } from '@hearthkin/domain/companion/traits';
import { type Match, type MatchWish, rankMatches } from '@hearthkin/domain/matching/match';
import { isBlocking } from '@hearthkin/domain/safety/block';
import { useMemo } from 'react';
import { signupIsIncomplete, useMemberId, useSession } from '../../session/session';
import { useNow } from '../../ui/hooks/clock';
import { user } from '../accounts/account-queries';
import { useBlocks } from '../blocks/use-blocks';
import { useLive } from '../kit/live-query';
import type { Doc } from '../kit/readers';
import { BROWSE_PAGE, companionPages, watchedCompanions } from './companion-list-queries';
import { type Companion, type LiveCompanion, live } from './companion-queries';
import { withLives } from './live-lists';

/**
 * Who is shown: all who fit, only those who can talk right now, as they come and go, or all with the times at which they are
 * free (`nextFree`), which costs a document for each.
 */
type Wanted = 'all' | 'now' | 'times';

/** Conditions that all of them meet, besides fitting the mood. */
interface Conditions {
  readonly facets?: readonly string[];
  readonly cityKey?: string | null;
}

/**
 * Companions who match a mood, or all without one, best match first. Each page is ranked on its own, so loading more
 * doesn't reorder the companions already shown.
 */
export function useMatches(
  mood: Mood | null,
  wanted: Wanted,
  { facets = NONE, cityKey = null }: Conditions = {},
) {
  const now = useNow();
  const onlyNow = wanted === 'now';
  const filter = {
    sort: 'rating',
    token: null,
    cityKey,
    facets: [
      ...(mood === null ? [] : [FACETS.mood(mood)]),
      ...(onlyNow ? [FACETS.online] : []),
      ...facets,
    ],
  } as const;
  const pages = useLive(
    onlyNow
      ? withLives(watchedCompanions(filter), 'now', couldTalk, live)
      : wanted === 'times'
        ? withLives(companionPages(filter), 'times', () => true)
        : withLives(companionPages(filter), 'now', couldTalk),
  );
  const { preferences, isKnown } = usePreferences();
  const blocks = useBlocks(useMemberId());

  const items = pages.status === 'ready' ? pages.data.items : NONE;
  const matches = useMemo(() => {
    const wish = { mood, ...preferences };
    const ranked = chunkByPage(items).flatMap((page) => rankMatches(page, wish, now));
    return ranked.filter(
      ({ candidate, fit }) =>
        !isBlocking(blocks?.get(candidate.id) ?? null) &&
        !isAway(candidate.data, now) &&
        (!onlyNow || fit.canTalkNow),
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
    /** The number of companions that were loaded, matching or not. */
    seen: items.length,
    hasMore: pages.status === 'ready' && pages.data.hasMore,
    moreState: pages.status === 'ready' ? pages.data.more : 'idle',
    retry: pages.retry,
    showNew: (pages.status === 'ready' && pages.data.showNew) || null,
    more: pages.more,
  };
}

export type Matched = Match<Doc<LiveCompanion>>;

/** Only they could talk right now. */
const couldTalk = (listing: Companion) => isMarkedOnline(listing) && listing.offer.talksNow;

const NONE: readonly never[] = [];

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

/** The preferences in a member's account; empty for a visitor. */
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
