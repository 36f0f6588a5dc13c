import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import {
  type Conversation,
  conversationId,
  type Message,
  newConversation,
} from '@hearthkin/domain/messaging/conversation';
import type { SampleAccount } from './accounts';

/** A message: sender, minutes after the previous one, and text. */
type Line = readonly [by: 'member' | 'companion', minutes: number, words: string];

const LONG_WALK: readonly Line[] = [
  ['member', 0, 'Hello! I saw that you like long walks. I have been indoors too much lately.'],
  [
    'companion',
    12,
    'Hello, nice to hear from you! Walks are what I do best. Which pace suits you?',
  ],
  ['member', 5, 'Slow. And with a bench now and then, if that is fine.'],
  ['companion', 3, 'A bench with a view, every time. The river path has four of them.'],
  ['member', 41, 'That sounds lovely. I will send you a request for the weekend.'],
  ['companion', 9, 'I am looking forward to it. Bring a scarf, it is windy down there.'],
];

const MUSEUM: readonly Line[] = [
  ['member', 0, 'Would you come along to a museum, too? I would rather not go alone.'],
  ['companion', 25, 'With pleasure. Do you like paintings, or rather old machines?'],
  ['member', 8, 'Old machines!'],
  ['companion', 4, 'Then I know just the place. They even let you turn the cranks.'],
];

export interface SampleConversation {
  readonly id: string;
  readonly conversation: Conversation;
  readonly messages: readonly { readonly id: string; readonly data: Message }[];
}

/** Conversations of the first sample member with two companions; the last answer is unread. */
export function sampleConversations(
  member: SampleAccount,
  companions: readonly SampleAccount[],
  now: Date,
): SampleConversation[] {
  const [first, second] = companions;
  const yesterday = new Date(now.getTime() - DAY_MS);
  const today = new Date(now.getTime() - 2 * HOUR_MS);
  return [
    ...(first === undefined ? [] : [talk(member, first, LONG_WALK, yesterday, true)]),
    ...(second === undefined ? [] : [talk(member, second, MUSEUM, today, false)]),
  ];
}

/** @param isRead whether the member has read the last message. */
function talk(
  member: SampleAccount,
  companion: SampleAccount,
  lines: readonly Line[],
  begins: Date,
  isRead: boolean,
): SampleConversation {
  const id = conversationId(member.uid, companion.uid);
  let time = begins.getTime();
  const messages = lines.map(([by, minutes, content], index) => {
    time += minutes * MINUTE_MS;
    const senderId = by === 'member' ? member.uid : companion.uid;
    const timestamp = new Date(time);
    const data = { senderId, content, timestamp, redactedAt: null, booking: null };
    return { id: `${id}-${index}`, data };
  });
  const last = messages.at(-1);
  if (last === undefined) throw new Error('A sample conversation has no messages');
  const { redactedAt, ...shown } = last.data;
  const seen = isRead ? time : time - MINUTE_MS;
  return {
    id,
    messages,
    conversation: {
      ...newConversation(member.uid, companion.uid),
      lastMessage: { id: last.id, ...shown, isRedacted: false },
      // Unread counts are added with the messages.
      readAt: { [member.uid]: new Date(seen), [companion.uid]: new Date(time) },
      updatedAt: last.data.timestamp,
    },
  };
}
