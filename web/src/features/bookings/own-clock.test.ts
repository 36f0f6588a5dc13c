import { afterEach, expect, test, vi } from 'vitest';
import { onBothClocks, onOwnClock } from './own-clock';

const EIGHT_IN_BERLIN = new Date('2026-11-23T19:00:00Z');
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;

afterEach(() => vi.unstubAllEnvs());

test('a reader elsewhere sees the local time and their own', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(plain(onOwnClock(EIGHT_IN_BERLIN, 'America/New_York'))).toBe('8:00 PM for you');
  expect(plain(onBothClocks(EIGHT_IN_BERLIN, 'America/New_York'))).toBe(
    '2:00 PM (8:00 PM for you)',
  );
});

test('a reader sees the weekday when it differs', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(plain(onBothClocks(EIGHT_IN_BERLIN, 'America/New_York'))).toBe(
    '2:00 PM (Tue, 4:00 AM for you)',
  );
});

test('a reader in a zone with the same time sees it once', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  expect(onOwnClock(EIGHT_IN_BERLIN, 'America/New_York')).toBeNull();
  expect(plain(onBothClocks(EIGHT_IN_BERLIN, 'America/New_York'))).toBe('2:00 PM');
});
