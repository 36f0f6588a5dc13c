import { profileSchema } from '@hearthkin/domain/account/profile';
import { isMarkedOnline } from '@hearthkin/domain/companion/marked-online';
import { conversationSchema, messageSchema } from '@hearthkin/domain/messaging/conversation';
import { typingSchema } from '@hearthkin/domain/messaging/typing';
import { of, switchMap } from 'rxjs';
import type * as z from 'zod/mini';
import { companion } from '../companions/companion-queries';
import { limit, orderBy, where } from '../kit/constraints';
import { type Documents, documentsOf } from '../kit/documents';
import type { LiveQuery } from '../kit/live-query';
import { all, document, first, list, mapped, nullIfDenied, pages, source } from '../kit/queries';

const conversations = source('conversations', documentsOf(conversationSchema));
const profiles = source('profiles', documentsOf(profileSchema));
const sentMessages = documentsOf(messageSchema);
const typingDocuments = documentsOf(typingSchema);

export type Conversation = z.infer<typeof conversationSchema>;

/** A message. It is pending until the server has it. */
export type ChatMessage = z.infer<typeof messageSchema> & { readonly isPending: boolean };

const messages: Documents<ChatMessage> = {
  read: (fields, { isPending }) => ({ ...sentMessages.read(fields, { isPending }), isPending }),
};

/**
 * Conversations per page: about one screen. Each also reads the other person's profile, so that the
 * list with the navigation's reads stays under twenty documents.
 */
export const CONVERSATION_PAGE = 8;

/** Messages per page. The whole chat page stays under thirty reads. */
export const MESSAGE_PAGE = 20;

/** A user's conversations, latest message first. Index: (participantIds, updatedAt). */
export const conversationPages = (uid: string) =>
  first(
    pages(
      `conversations/${uid}`,
      conversations,
      CONVERSATION_PAGE,
      where('participantIds', 'array-contains', uid),
      orderBy('updatedAt', 'desc'),
    ),
  );

/** A user's latest conversations. */
export const latestConversations = (uid: string, count: number) =>
  list(
    `latest-conversations/${uid}/${count}`,
    conversations,
    where('participantIds', 'array-contains', uid),
    orderBy('updatedAt', 'desc'),
    limit(count),
  );

/** One conversation; null when it doesn't exist or the user may not read it. */
export const conversation = (conversationId: string) =>
  nullIfDenied(document(`conversation/${conversationId}`, conversations, conversationId));

/** A conversation's messages, newest first. */
export const messagePages = (conversationId: string) =>
  pages(
    `messages/${conversationId}`,
    source(`conversations/${conversationId}/messages`, messages),
    MESSAGE_PAGE,
    orderBy('timestamp', 'desc'),
  );

/** The part of a conversation that a list shows: all of it, or what was sent until a time. */
interface ShownPart {
  readonly id: string;
  readonly until: Date | null;
}

/** The latest messages of parts of conversations, each newest first. */
export function latestMessages(parts: readonly ShownPart[]) {
  const each = parts.map(({ id, until }) => {
    const key = `messages/${id}/${until?.getTime() ?? 'all'}`;
    const latest = list(
      key,
      source(`conversations/${id}/messages`, messages),
      ...(until === null ? [] : [where('timestamp', '<=', until)]),
      orderBy('timestamp', 'desc'),
      limit(MESSAGE_PAGE),
    );
    return mapped(latest, (found) => ({ id, found }));
  });
  return all(`latest-messages/${each.map(({ key }) => key).join()}`, each);
}

/** The time at which a user last typed; null when never, or when that is not visible to the reader. */
export function typingAt(conversationId: string, uid: string) {
  const presence = source(`conversations/${conversationId}/presence`, typingDocuments);
  const typing = nullIfDenied(document(`typing/${conversationId}/${uid}`, presence, uid));
  return mapped(typing, (found) => found?.data.typingAt ?? null);
}

/** The other person in a conversation. */
export interface Correspondent {
  readonly name: string;
  readonly photo: string | null;
  readonly userType: 'spender' | 'earner';
  /** Whether a companion is online; members aren't shown as online. */
  readonly isOnline: boolean;
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
  const key = `correspondent/${uid}/${isLikelyCompanion}`;
  const asProfile = mapped(document(key, profiles, uid), (found): Correspondent | null => {
    if (found === null) return null;
    const { displayName: name, photo, userType, badges } = found.data;
    return { name, photo, userType, isOnline: false, isListed: false, isGold: badges.gold };
  });
  const asCompanion = mapped(companion(uid), (found): Correspondent | null => {
    if (found === null) return null;
    const { displayName: name, photo, listed: isListed } = found.data;
    const isOnline = isMarkedOnline(found.data);
    return { name, photo, userType: 'earner', isOnline, isListed, isGold: false };
  });
  if (!isLikelyCompanion) return asProfile;
  return {
    key,
    open: (more) =>
      asCompanion
        .open(more)
        .pipe(switchMap((reading) => (reading.data === null ? asProfile.open(more) : of(reading)))),
  };
}
