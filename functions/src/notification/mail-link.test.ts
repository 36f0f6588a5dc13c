import { NOTIFICATION_TOPICS } from '@hearthkin/domain/notification/kinds';
import { setMailByLinkInput } from '@hearthkin/domain/notification/unsubscribe';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLinkToken, readMailLink } from './mail-link';

const KEY = 'a key of this test';
const link = { uid: 'sam', topic: 'messages' } as const;

describe('the token of an unsubscribe link', () => {
  it('holds person and topic', () => {
    const uid = fc.string({ minLength: 1, maxLength: 128, unit: 'binary-ascii' });
    fc.assert(
      fc.property(uid, fc.constantFrom(...NOTIFICATION_TOPICS), (uid, topic) => {
        const token = mailLinkToken({ uid, topic }, KEY);
        expect(readMailLink(token, KEY)).toEqual({ uid, topic });
        expect(encodeURIComponent(token)).toBe(token);
        expect(setMailByLinkInput.safeParse({ token, wanted: false }).success).toBe(true);
      }),
    );
  });

  it('differs by person, topic and key', () => {
    const tokens = [
      mailLinkToken(link, KEY),
      mailLinkToken({ ...link, uid: 'eve' }, KEY),
      mailLinkToken({ ...link, topic: 'bookings' }, KEY),
      mailLinkToken(link, 'another key'),
    ];
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  it('is refused if anything was changed', () => {
    const token = mailLinkToken(link, KEY);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(readMailLink(token.slice(0, at) + other + token.slice(at + 1), KEY)).toBeNull();
    }
    for (const wrong of ['', '.', token.slice(0, -1), `${token}A`, `${token}.`, `.${token}`]) {
      expect(readMailLink(wrong, KEY)).toBeNull();
    }
  });

  it('is refused with another key, or without one', () => {
    expect(readMailLink(mailLinkToken(link, 'another key'), KEY)).toBeNull();
    expect(readMailLink(mailLinkToken(link, ''), '')).toBeNull();
  });

  it('is refused for an unknown topic', () => {
    const old = mailLinkToken({ ...link, topic: 'gossip' as 'messages' }, KEY);
    expect(readMailLink(old, KEY)).toBeNull();
  });
});
