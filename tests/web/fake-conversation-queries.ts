import { combineLatest, map, type Observable, scan, startWith, throwError } from 'rxjs';
import type * as Queries from '../../web/src/data/conversations/conversation-queries';
import type { LiveQuery, Reading } from '../../web/src/data/kit/live-query';
import type { Doc, Pages } from '../../web/src/data/kit/readers';
import { read, worldChanges, worldNow } from './fake-queries';

/** Stands in for what is read of conversations. */

export const CONVERSATION_PAGE: typeof Queries.CONVERSATION_PAGE = 8;
export const MESSAGE_PAGE: typeof Queries.MESSAGE_PAGE = 20;

type World = ReturnType<typeof worldNow>;

function pages<T>(
  name: 'conversationPages' | 'messagePages',
  key: string,
  pick: (world: World) => readonly Doc<T>[],
  size: number,
): LiveQuery<Pages<T>> {
  const open = (more: Observable<void>): Observable<Reading<Pages<T>>> => {
    if (worldNow().failing.includes(name)) return throwError(() => new Error(`${name} fails`));
    const asked = more.pipe(
      scan((count) => count + 1, 1),
      startWith(1),
    );
    return combineLatest([worldChanges, asked]).pipe(
      map(([world, count]) => {
        const all = pick(world);
        const shown = count * size;
        return {
          data: { items: all.slice(0, shown), hasMore: all.length > shown, more: 'idle' as const },
          fromCache: world.fromCache,
        };
      }),
    );
  };
  return { key: `${name}/${key}`, open };
}

export const conversationPages: typeof Queries.conversationPages = (uid) =>
  pages('conversationPages', uid, ({ conversations }) => conversations, CONVERSATION_PAGE);

export const latestConversations: typeof Queries.latestConversations = (uid, count) =>
  read('latestConversations', `${uid}/${count}`, ({ conversations }) =>
    conversations.slice(0, count),
  );

export const conversation: typeof Queries.conversation = (conversationId) =>
  read(
    'conversation',
    conversationId,
    ({ conversations }) => conversations.find(({ id }) => id === conversationId) ?? null,
  );

export const messagePages: typeof Queries.messagePages = (conversationId) =>
  pages(
    'messagePages',
    conversationId,
    ({ messages }) => messages[conversationId] ?? [],
    MESSAGE_PAGE,
  );

export const typingAt: typeof Queries.typingAt = (conversationId, uid) =>
  read(
    'typingAt',
    `${conversationId}/${uid}`,
    ({ typing }) => typing[`${conversationId}/${uid}`] ?? null,
  );

export const correspondent: typeof Queries.correspondent = (uid, isLikelyCompanion) =>
  read('correspondent', `${uid}/${isLikelyCompanion}`, ({ companions, profiles }) => {
    const listing = isLikelyCompanion ? companions.find(({ id }) => id === uid)?.data : undefined;
    if (listing !== undefined) {
      const { displayName: name, photo, lastActiveAt, listed: isListed } = listing;
      return { name, photo, userType: 'earner' as const, lastActiveAt, isListed, isGold: false };
    }
    const card = profiles[uid];
    if (card === undefined) return null;
    const { displayName: name, photo, userType, badges } = card;
    return { name, photo, userType, lastActiveAt: null, isListed: false, isGold: badges.gold };
  });
