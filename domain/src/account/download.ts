import * as z from 'zod/mini';

/** The most messages and conversations, together, in a part of a person's download. */
export const DOWNLOAD_PART = 2_000;

/** The place in a person's conversations where a part ends. */
export const downloadPlaceSchema = z.strictObject({
  conversationId: z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[^/]+$/)),
  /** The last message that was given; null for none of this conversation. */
  messageId: z.nullable(z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[^/]+$/))),
});
export type DownloadPlace = z.infer<typeof downloadPlaceSchema>;

/** Input of `downloadAccount`: the first part, or the one after a place. */
export const downloadAccountInput = z.strictObject({ after: z.nullable(downloadPlaceSchema) });

/** A person's own side of a conversation, as far as it is in a part; times are ISO 8601 in UTC. */
export interface DownloadedConversation {
  /** The public name of the other side. */
  readonly with: string;
  readonly lastReadAt: string | null;
  readonly messages: readonly { readonly timestamp: string }[];
}

/** A part of everything the product holds about one person. */
export interface DownloadPart {
  /** ISO 8601 in UTC. */
  readonly exportedAt: string;
  /** All but the conversations; null in the parts after the first. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly conversations: readonly DownloadedConversation[];
  /** Whether the first conversation goes on from the part before. */
  readonly goesOn: boolean;
  /** The place after which the next part begins; null after the last. */
  readonly next: DownloadPlace | null;
}

/** Everything the product holds about one person. */
export interface Download {
  readonly exportedAt: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Reads part after part, and joins them.
 * @throws what `read` throws.
 */
export async function wholeDownload(
  read: (after: DownloadPlace | null) => Promise<DownloadPart>,
): Promise<Download> {
  const first = await read(null);
  const conversations = [...first.conversations];
  for (let { next } = first; next !== null; ) {
    const part = await read(next);
    const [continued, ...others] = part.goesOn ? part.conversations : [];
    const last = conversations.at(-1);
    if (continued !== undefined && last !== undefined) {
      const messages = [...last.messages, ...continued.messages];
      conversations.splice(-1, 1, { ...last, messages: inOrder(messages) }, ...others);
    } else {
      conversations.push(...part.conversations);
    }
    next = part.next;
  }
  return { exportedAt: first.exportedAt, data: { ...first.data, conversations } };
}

function inOrder<M extends { readonly timestamp: string }>(messages: readonly M[]): M[] {
  return [...messages].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
}
