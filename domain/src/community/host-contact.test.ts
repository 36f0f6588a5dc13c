import { expect, test } from 'vitest';
import { HOST_CONTACT_MS, mayWriteToHost } from './host-contact';

const startsAt = new Date('2026-11-20T19:00:00Z');
const after = (ms: number) => new Date(startsAt.getTime() + ms);

test('a guest may begin to write to the host until two weeks after the start', () => {
  expect(mayWriteToHost({ startsAt }, after(-HOST_CONTACT_MS))).toBe(true);
  expect(mayWriteToHost({ startsAt }, after(HOST_CONTACT_MS - 1))).toBe(true);
  expect(mayWriteToHost({ startsAt }, after(HOST_CONTACT_MS))).toBe(false);
});
