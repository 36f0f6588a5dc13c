import { contactFormSchema, contactMessageSchema } from '@hearthkin/domain/support/contact';
import { expect, it } from 'vitest';
import { memberAccounts } from './accounts';
import { sampleContactMessages } from './contact-messages';

const NOW = new Date('2026-03-07T18:20:00Z');

it('a visitor and a sample member wait for an answer of support', () => {
  const members = memberAccounts(NOW);
  const messages = sampleContactMessages(members, NOW);
  expect(messages.map(({ data }) => data.uid)).toEqual([null, members[0]?.uid]);
  for (const { data } of messages) {
    expect(contactMessageSchema.parse(data)).toEqual(data);
    const { name, email, subject, message } = data;
    expect(contactFormSchema.parse({ name, email, subject, message })).toBeTruthy();
    expect(data.createdAt.getTime()).toBeLessThan(NOW.getTime());
  }
});
