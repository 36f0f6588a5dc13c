import { profileSchema } from '@hearthkin/domain/account/profile';
import { companionSchema } from '@hearthkin/domain/companion/companion';
import { conversationSchema, messageSchema } from '@hearthkin/domain/messaging/conversation';
import { typingSchema } from '@hearthkin/domain/messaging/typing';
import {
  collection,
  doc,
  type FirestoreDataConverter,
  limit,
  orderBy,
  type QueryStartAtConstraint,
  query,
  where,
} from 'firebase/firestore';
import { catchError, map, type Observable, of, switchMap } from 'rxjs';
import type * as z from 'zod/mini';
import { firestore } from '../../firebase/firestore';
import { documentsOf } from '../kit/documents';
import { hiddenAsNone } from '../kit/hidden-as-none';
import type { LiveQuery, Reading } from '../kit/live-query';
import { type Doc, type Pages, watchDoc, watchList, watchPages } from '../kit/readers';

/** The reads of conversations, by name; see `queries.ts`. */

const conversations = documentsOf(conversationSchema);
const sentMessages = documentsOf(messageSchema);
const profiles = documentsOf(profileSchema);
const companions = documentsOf(companionSchema);
const signs = documentsOf(typingSchema);

export type Conversation = z.infer<typeof conversationSchema>;

/** A message, and whether the server has not taken it yet. */
export type ChatMessage = z.infer<typeof messageSchema> & { readonly isPending: boolean };

const messages: FirestoreDataConverter<ChatMessage> = {
  toFirestore: (value) => value,
  fromFirestore: (snapshot, options) => ({
    ...sentMessages.fromFirestore(snapshot, options),
    isPending: snapshot.metadata.hasPendingWrites,
  }),
};

/**
 * Conversations on one page of the list: a screen of them, since each costs its person as well. With
 * what the navigation reads, the list costs fewer than twenty documents.
 */
export const CONVERSATION_PAGE = 8;

/** Messages on one page of a chat: with all that stands around them fewer than thirty documents. */
export const MESSAGE_PAGE = 20;

/** Somebody's conversations, the latest message first. Index: (participantIds, updatedAt). */
export function conversationPages(uid: string): LiveQuery<Pages<Conversation>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'conversations').withConverter(conversations),
      where('participantIds', 'array-contains', uid),
      orderBy('updatedAt', 'desc'),
      ...from,
      limit(CONVERSATION_PAGE),
    );
  return {
    key: `conversations/${uid}`,
    open: (more) => watchPages(list, CONVERSATION_PAGE, more),
  };
}

/** The latest few of them. */
export function latestConversations(
  uid: string,
  count: number,
): LiveQuery<readonly Doc<Conversation>[]> {
  return {
    key: `latest-conversations/${uid}/${count}`,
    open: () =>
      watchList(() =>
        query(
          collection(firestore(), 'conversations').withConverter(conversations),
          where('participantIds', 'array-contains', uid),
          orderBy('updatedAt', 'desc'),
          limit(count),
        ),
      ),
  };
}

/** One conversation; null where there is none, or none that the person may see. */
export function conversation(conversationId: string): LiveQuery<Doc<Conversation> | null> {
  return {
    key: `conversation/${conversationId}`,
    open: () =>
      watchDoc(() =>
        doc(firestore(), 'conversations', conversationId).withConverter(conversations),
      ).pipe(catchError(hiddenAsNone)),
  };
}

/** What was said in a conversation, newest first. */
export function messagePages(conversationId: string): LiveQuery<Pages<ChatMessage>> {
  const list = (...from: QueryStartAtConstraint[]) =>
    query(
      collection(firestore(), 'conversations', conversationId, 'messages').withConverter(messages),
      orderBy('timestamp', 'desc'),
      ...from,
      limit(MESSAGE_PAGE),
    );
  return {
    key: `messages/${conversationId}`,
    open: (more) => watchPages(list, MESSAGE_PAGE, more),
  };
}

/** When somebody last wrote at a message; null before, and where it is not to be known. */
export function typingAt(conversationId: string, uid: string): LiveQuery<Date | null> {
  return {
    key: `typing/${conversationId}/${uid}`,
    open: () =>
      watchDoc(() =>
        doc(firestore(), 'conversations', conversationId, 'presence', uid).withConverter(signs),
      ).pipe(
        map(({ data, fromCache }) => ({ data: data?.data.typingAt ?? null, fromCache })),
        catchError(hiddenAsNone),
      ),
  };
}

/** Whom somebody talks to, as far as that is shown. */
export interface Correspondent {
  readonly name: string;
  readonly photo: string | null;
  readonly userType: 'spender' | 'earner';
  /** When a companion last gave a sign of life; null of others. */
  readonly lastActiveAt: Date | null;
  /** Whether everybody can see them as a companion. */
  readonly isListed: boolean;
  /** Whether they are a member of the highest tier. */
  readonly isGold: boolean;
}

/**
 * The person on the other side; null for one who has left. Of a companion one document tells all of
 * it, so theirs is asked for first where there is likely to be one.
 */
export function correspondent(
  uid: string,
  isLikelyCompanion: boolean,
): LiveQuery<Correspondent | null> {
  return {
    key: `correspondent/${uid}/${isLikelyCompanion}`,
    open: () => (isLikelyCompanion ? asCompanion(uid) : asProfile(uid)),
  };
}

function asCompanion(uid: string): Observable<Reading<Correspondent | null>> {
  return watchDoc(() => doc(firestore(), 'companions', uid).withConverter(companions)).pipe(
    catchError(hiddenAsNone),
    switchMap(({ data, fromCache }) => {
      if (data === null) return asProfile(uid);
      const { displayName: name, photo, lastActiveAt, listed: isListed } = data.data;
      return of({
        data: { name, photo, userType: 'earner' as const, lastActiveAt, isListed, isGold: false },
        fromCache,
      });
    }),
  );
}

function asProfile(uid: string): Observable<Reading<Correspondent | null>> {
  return watchDoc(() => doc(firestore(), 'profiles', uid).withConverter(profiles)).pipe(
    map(({ data, fromCache }) => {
      if (data === null) return { data: null, fromCache };
      const { displayName: name, photo, userType, badges } = data.data;
      const known = { name, photo, userType, lastActiveAt: null, isListed: false };
      return { data: { ...known, isGold: badges.gold }, fromCache };
    }),
  );
}
