import { describe, expect, it } from 'vitest';
import { hasRead, needsReading, unreadLabel, unreadOf } from './unread';

const SENT = { timestamp: new Date('2026-11-20T15:00:00Z') };
const at = (ms: number) => new Date(SENT.timestamp.getTime() + ms);

describe('a message', () => {
  it('is read if its recipient looked when it was sent or later', () => {
    expect(hasRead({ readAt: {} }, 'ana', SENT)).toBe(false);
    expect(hasRead({ readAt: { ana: at(-1) } }, 'ana', SENT)).toBe(false);
    expect(hasRead({ readAt: { ana: at(0) } }, 'ana', SENT)).toBe(true);
    expect(hasRead({ readAt: { ben: at(1) } }, 'ana', SENT)).toBe(false);
  });
});

describe('a conversation that a person looks at', () => {
  it('needs marking as read while it has unread messages', () => {
    expect(needsReading({ unread: { ana: 1 }, readAt: { ana: at(1) } }, 'ana', SENT)).toBe(true);
    expect(needsReading({ unread: { ben: 1 }, readAt: { ana: at(1) } }, 'ana', SENT)).toBe(false);
  });

  it('needs marking as read when a message arrived since the last look', () => {
    expect(needsReading({ unread: {}, readAt: { ana: at(-1) } }, 'ana', SENT)).toBe(true);
    expect(needsReading({ unread: {}, readAt: {} }, 'ana', null)).toBe(false);
  });

  it('has no unread messages for a person without an entry', () => {
    expect(unreadOf({ unread: { ben: 3 } }, 'ana')).toBe(0);
    expect(unreadOf({ unread: { ana: 3 } }, 'ana')).toBe(3);
  });
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a member with %i unread messages sees %s', (count, label) => {
  expect(unreadLabel(count)).toBe(label);
});
