import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conversationId,
  conversationSchema,
  isBlank,
  isListedFor,
  newConversation,
  otherOf,
  participantsOf,
} from './conversation';

const uid = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);

describe('a conversation', () => {
  it('of two people has one id, started from either side', () => {
    fc.assert(
      fc.property(uid, uid, (a, b) => {
        expect(conversationId(a, b)).toBe(conversationId(b, a));
        expect(conversationId(a, b)).toBe(participantsOf(a, b).join('_'));
      }),
    );
  });

  it('gives each person the other one', () => {
    fc.assert(
      fc.property(uid, uid, (a, b) => {
        const conversation = { participantIds: participantsOf(a, b) };
        expect(otherOf(conversation, a)).toBe(b);
        expect(otherOf(conversation, b)).toBe(a);
      }),
    );
  });

  it('fits its schema when new', () => {
    const begun = { ...newConversation('zoe', 'ana'), updatedAt: new Date(0) };
    expect(conversationSchema.parse(begun)).toMatchObject({
      participantIds: ['ana', 'zoe'],
      startedBy: 'zoe',
      waitingSince: {},
    });
  });

  it('without messages is listed only for the person who started it', () => {
    const begun = newConversation('zoe', 'ana');
    expect(isListedFor(begun, 'zoe')).toBe(true);
    expect(isListedFor(begun, 'ana')).toBe(false);
  });
});

describe('a text', () => {
  it.each([
    '',
    ' ',
    '\n\t',
    '\u00a0',
    '\u2003',
    '\u200b',
    '\u2028',
    '\ufeff',
    ' \u3000\n',
    '\u3164',
    '\u2800',
    '\ufe0f',
  ])('is blank without visible characters: %j', (content) => expect(isBlank(content)).toBe(true));

  it.each(['.', ' a ', '👋', 'é', '\n-\n', '日'])(
    'is not blank with a visible character: %j',
    (content) => expect(isBlank(content)).toBe(false),
  );
});
