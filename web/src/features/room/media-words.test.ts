import { expect, it } from 'vitest';
import { problemWords } from './media-words';
import { problemOf } from './own-media';

function named(name: string): Error {
  return Object.assign(new Error('refused'), { name });
}

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
] as const)('%s of the browser means %s', (name, problem) => {
  expect(problemOf(named(name))).toBe(problem);
});

it('names the device, and how to join all the same', () => {
  expect(problemWords('camera', 'busy')).toBe(
    'Another program is using your camera. Close it there, then turn it on again. You can join all the same, without a picture.',
  );
});
