import { conversationSchema, messageSchema } from '@hearthkin/domain/messaging/conversation';
import { hasRead } from '@hearthkin/domain/messaging/unread';
import { describe, expect, it } from 'vitest';
import { companionAccounts, memberAccounts } from './accounts';
import { sampleConversations } from './conversations';

const NOW = new Date('2026-11-20T15:00:00Z');

function conversations() {
  const [member] = memberAccounts(NOW);
  if (member === undefined) throw new Error('There is no sample member');
  return { member, all: sampleConversations(member, companionAccounts(0, NOW), NOW) };
}

describe('the sample conversations', () => {
  it('fit their schemas', () => {
    const { all } = conversations();
    expect(all).toHaveLength(2);
    for (const { conversation, messages } of all) {
      expect(conversationSchema.parse(conversation)).toEqual(conversation);
      for (const { data } of messages) expect(messageSchema.parse(data)).toEqual(data);
    }
  });

  it('are in order, in the past, and end with what the conversation says', () => {
    for (const { conversation, messages } of conversations().all) {
      const times = messages.map(({ data }) => data.timestamp.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(NOW.getTime());
      expect(conversation.lastMessage?.content).toBe(messages.at(-1)?.data.content);
    }
  });

  it('leave the member one message to read', () => {
    const { member, all } = conversations();
    const unread = all.flatMap(({ conversation, messages }) =>
      messages.filter(({ data }) => !hasRead(conversation, member.uid, data)),
    );
    expect(unread).toHaveLength(1);
  });
});
