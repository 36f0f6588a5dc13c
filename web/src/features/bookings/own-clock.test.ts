import { afterEach, expect, test, vi } from 'vitest';
import { onBothClocks, onOwnClock } from './own-clock';

const EIGHT_IN_BERLIN = new Date('2026-11-23T19:00:00Z');
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null;

afterEach(() => vi.unstubAllEnvs());

test('a reader elsewhere is told the time on their own clock beside that of the place', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(plain(onOwnClock(EIGHT_IN_BERLIN, 'America/New_York'))).toBe('8:00 PM for you');
  expect(plain(onBothClocks(EIGHT_IN_BERLIN, 'America/New_York'))).toBe(
    '2:00 PM (8:00 PM for you)',
  );
});

test('a reader whose calendar shows another day then is told its name', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(plain(onBothClocks(EIGHT_IN_BERLIN, 'America/New_York'))).toBe(
    '2:00 PM (Tue, 4:00 AM for you)',
  );
});

test('a reader whose clock shows the same is told one time, whatever their zone is called', () => {
  vi.stubEnv('TZ', 'America/Toronto');
  expect(onOwnClock(EIGHT_IN_BERLIN, 'America/New_York')).toBeNull();
  expect(plain(onBothClocks(EIGHT_IN_BERLIN, 'America/New_York'))).toBe('2:00 PM');
});
