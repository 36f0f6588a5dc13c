import { afterEach, expect, test, vi } from 'vitest';
import { DISCOUNT_WORDS, happyHourTimes } from './discount-words';

afterEach(() => vi.unstubAllGlobals());

/** Replaces the narrow spaces that `Intl` writes. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a reader whose locale counts to 12 reads Happy Hour so', () => {
  expect(plain(happyHourTimes())).toBe('Monday to Friday, 10 AM to 1 PM and 9 PM to 11 PM');
});

test('a reader whose locale counts to 24 reads Happy Hour so, also as a reason', () => {
  vi.stubGlobal('navigator', { language: 'de-DE' });
  expect(happyHourTimes()).toBe('Monday to Friday, 10:00 to 13:00 and 21:00 to 23:00');
  expect(DISCOUNT_WORDS['happy-hour'].why).toBe(`${happyHourTimes()}, on your companion’s clock.`);
});
