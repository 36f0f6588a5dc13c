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
import type { LiveQuery, Reading } from '../kit/live-query';
import { nullIfDenied } from '../kit/null-if-denied';
import { type Doc, type Pages, watchDoc, watchList, watchPages } from '../kit/readers';

const conversations = documentsOf(conversationSchema);
const sentMessages = documentsOf(messageSchema);
const profiles = documentsOf(profileSchema);
const companions = documentsOf(companionSchema);
const typingDocuments = documentsOf(typingSchema);

export type Conversation = z.infer<typeof conversationSchema>;

/** A message. It is pending until the server has it. */
export type ChatMessage = z.infer<typeof messageSchema> & { readonly isPending: boolean };

const messages: FirestoreDataConverter<ChatMessage> = {
  toFirestore: (value) => value,
  fromFirestore: (snapshot, options) => ({
    ...sentMessages.fromFirestore(snapshot, options),
    isPending: snapshot.metadata.hasPendingWrites,
  }),
};

/**
 * Conversations per page: about one screen. Each also reads the other person's profile, so that the
 * list with the navigation's reads stays under twenty documents.
 */
export const CONVERSATION_PAGE = 8;

/** Messages per page. The whole chat page stays under thirty reads. */
export const MESSAGE_PAGE = 20;

/** A user's conversations, latest message first. Index: (participantIds, updatedAt). */
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

/** A user's latest conversations. */
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

/** One conversation; null when it doesn't exist or the user may not read it. */
export function conversation(conversationId: string): LiveQuery<Doc<Conversation> | null> {
  return {
    key: `conversation/${conversationId}`,
    open: () =>
      watchDoc(() =>
        doc(firestore(), 'conversations', conversationId).withConverter(conversations),
      ).pipe(catchError(nullIfDenied)),
  };
}

/** A conversation's messages, newest first. */
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

/** When a user last typed; null when never, or when that is not visible to the reader. */
export function typingAt(conversationId: string, uid: string): LiveQuery<Date | null> {
  return {
    key: `typing/${conversationId}/${uid}`,
    open: () =>
      watchDoc(() =>
        doc(firestore(), 'conversations', conversationId, 'presence', uid).withConverter(
          typingDocuments,
        ),
      ).pipe(
        map(({ data, fromCache }) => ({ data: data?.data.typingAt ?? null, fromCache })),
        catchError(nullIfDenied),
      ),
  };
}

/** The other person in a conversation. */
export interface Correspondent {
  readonly name: string;
  readonly photo: string | null;
  readonly userType: 'spender' | 'earner';
  /** When a companion was last active; null for members. */
  readonly lastActiveAt: Date | null;
  /** Whether they have a public companion listing. */
  readonly isListed: boolean;
  /** Whether they are a Gold member. */
  readonly isGold: boolean;
}

/**
 * The other person in a conversation; null for deleted accounts. A companion's listing has all the
 * fields in one document, so it is tried first when the person is likely a companion.
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
    catchError(nullIfDenied),
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
