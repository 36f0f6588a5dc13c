import { text } from '@hearthkin/domain/foundation/schemas';
import { MESSAGE_MAX } from '@hearthkin/domain/messaging/conversation';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { lastingDraft } from '../../../lib/session-draft';
import { onUserChange } from '../../../lib/user-change';
import { notSentWords } from './message-words';

const outgoingSchema = z.object({
  /** The message's id, kept when it is sent again: the server stores it once. */
  id: z.string(),
  content: text(MESSAGE_MAX),
  /** The time at which it was written, in milliseconds. */
  writtenAt: z.number(),
  /** The reason why it was not sent; null while it waits for its turn. */
  why: z.nullable(z.string()),
});
export type Outgoing = z.infer<typeof outgoingSchema>;

/** Also for the time after the tab: a message that waits for the network must not be lost with it. */
const store = lastingDraft('outbox', z.array(outgoingSchema));
const watchers = new Set<() => void>();

/** The times at which this device's messages were written. */
const written = new Map<string, number>();

/** In milliseconds; undefined for a message of another device. */
export function writtenAt(messageId: string): number | undefined {
  return written.get(messageId);
}

/** The conversations that are being sent to. */
const sending = new Set<string>();

/**
 * Counts user changes at this tab, so that a message of the previous user isn't kept for the next
 * one.
 */
let userChanges = 0;
onUserChange(() => {
  userChanges += 1;
});

function change(conversationId: string, next: readonly Outgoing[]): void {
  if (next.length === 0) store.drop(conversationId);
  else store.save(conversationId, [...next]);
  for (const watcher of watchers) watcher();
}

function load(conversationId: string): readonly Outgoing[] {
  const all = store.load(conversationId) ?? [];
  for (const { id, writtenAt: at } of all) written.set(id, at);
  return all;
}

/** Sends a message after those that wait. A refused one is kept, even after its chat was closed. */
export function deliver(conversationId: string, uid: string, content: string): void {
  const message = { id: crypto.randomUUID(), content, writtenAt: Date.now(), why: null };
  change(conversationId, [...load(conversationId), message]);
  void sendWaiting(conversationId, uid);
}

/** Sends a refused message again. */
export function sendAgain(conversationId: string, uid: string, id: string): void {
  change(
    conversationId,
    load(conversationId).map((one) => (one.id === id ? { ...one, why: null } : one)),
  );
  void sendWaiting(conversationId, uid);
}

/** Removes messages that were sent or that the user discards. */
export function forget(conversationId: string, ids: readonly string[]): void {
  change(
    conversationId,
    load(conversationId).filter(({ id }) => !ids.includes(id)),
  );
}

/**
 * One after the other: sent at once, they could arrive in another order. When one is refused, those
 * behind it don't overtake it.
 */
async function sendWaiting(conversationId: string, uid: string): Promise<void> {
  if (sending.has(conversationId)) return;
  sending.add(conversationId);
  const changesBefore = userChanges;
  const next = () => load(conversationId).find(({ why }) => why === null);
  try {
    const { sendMessage } = await import('../../../data/conversations/conversation-store');
    for (let message = next(); message !== undefined; message = next()) {
      await sendMessage(conversationId, uid, message);
      if (changesBefore !== userChanges) return;
      forget(conversationId, [message.id]);
    }
  } catch (error) {
    if (changesBefore !== userChanges) return;
    const why = notSentWords(error);
    const left = load(conversationId).map((one) => ({ ...one, why: one.why ?? why }));
    change(conversationId, left);
  } finally {
    sending.delete(conversationId);
  }
}

/** Sends what waits in every conversation, for example since an earlier visit without a network. */
export function sendLeftover(uid: string): void {
  for (const conversationId of store.ids()) void sendWaiting(conversationId, uid);
}

/** A conversation's messages that aren't stored yet, in the order they were written. */
export function useOutbox(conversationId: string): readonly Outgoing[] {
  const [all, setAll] = useState(() => load(conversationId));
  useEffect(() => {
    const read = () => setAll(load(conversationId));
    read();
    watchers.add(read);
    // Another tab has sent or discarded some.
    window.addEventListener('storage', read);
    return () => {
      watchers.delete(read);
      window.removeEventListener('storage', read);
    };
  }, [conversationId]);
  return all;
}
