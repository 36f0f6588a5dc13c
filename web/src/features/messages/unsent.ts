import { MESSAGE_MAX } from '@hearthkin/domain/messaging/conversation';
import { text } from '@hearthkin/domain/schemas';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { sessionDraft } from '../../lib/session-draft';
import { onUserChange } from '../../lib/user-change';
import { notSentWords } from './message-words';

const unsentSchema = z.object({
  id: z.string(),
  content: text(MESSAGE_MAX),
  /** Why it was not sent. */
  why: z.string(),
});
export type Unsent = z.infer<typeof unsentSchema>;

const store = sessionDraft('unsent', z.array(unsentSchema));
const watchers = new Set<() => void>();

/**
 * Counts user changes at this tab, so that a message of the previous user isn't kept for the next
 * one.
 */
let userChanges = 0;
onUserChange(() => {
  userChanges += 1;
});

function change(conversationId: string, next: readonly Unsent[]): void {
  if (next.length === 0) store.drop(conversationId);
  else store.save(conversationId, [...next]);
  for (const watcher of watchers) watcher();
}

const load = (conversationId: string): readonly Unsent[] => store.load(conversationId) ?? [];

/** Sends a message. A refused one is kept even after its conversation was closed. */
export async function deliver(conversationId: string, uid: string, content: string): Promise<void> {
  const changesBefore = userChanges;
  try {
    const { sendMessage } = await import('../../data/conversations/conversation-store');
    await sendMessage(conversationId, uid, content);
  } catch (error) {
    if (changesBefore !== userChanges) return;
    const unsent = { id: crypto.randomUUID(), content, why: notSentWords(error) };
    change(conversationId, [...load(conversationId), unsent]);
  }
}

/** Discards an unsent message. */
export function forget(conversationId: string, id: string): void {
  change(
    conversationId,
    load(conversationId).filter((unsent) => unsent.id !== id),
  );
}

/** A conversation's unsent messages in the order they were refused. */
export function useUnsent(conversationId: string): readonly Unsent[] {
  const [all, setAll] = useState(() => load(conversationId));
  useEffect(() => {
    const read = () => setAll(load(conversationId));
    read();
    watchers.add(read);
    return () => {
      watchers.delete(read);
    };
  }, [conversationId]);
  return all;
}
