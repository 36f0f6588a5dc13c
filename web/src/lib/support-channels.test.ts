import { expect, test } from 'vitest';
import { mailtoOf, supportChannels, telOf } from './support-channels';

test('a visitor sees only the channels the operator has set', () => {
  expect(supportChannels({})).toEqual({ email: null, phone: null });
  expect(supportChannels({ VITE_SUPPORT_EMAIL: '', VITE_SUPPORT_PHONE: '' })).toEqual({
    email: null,
    phone: null,
  });
  expect(
    supportChannels({ VITE_SUPPORT_EMAIL: 'help@a.test', VITE_SUPPORT_PHONE: '+1 202-555-0142' }),
  ).toEqual({ email: 'help@a.test', phone: '+1 202-555-0142' });
});

test('a visitor who taps a number dials all of it', () => {
  expect(telOf('+1 (202) 555-0142')).toBe('tel:+12025550142');
});

test('a visitor can write to any address', () => {
  expect(mailtoOf('sam@a.test')).toBe('mailto:sam@a.test');
  expect(mailtoOf("o'sam+x@a.test")).toBe("mailto:o'sam%2Bx@a.test");
  expect(mailtoOf('a?bcc=b@a.test')).toBe('mailto:a%3Fbcc%3Db@a.test');
});
