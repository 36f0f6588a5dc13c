import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { distanceBetween, hiddenTemplate } from './hidden-template';

/** Numbers like those of a face: 128 between -0.2 and 0.2. */
function face(name: string): number[] {
  const bytes = createHash('shake256', { outputLength: 128 }).update(name).digest();
  return [...bytes].map((byte) => (byte / 255) * 0.4 - 0.2);
}
const hidden = (values: readonly number[], key = 'a key', model = 'm') =>
  hiddenTemplate({ model, values }, key);

it('keeps the distance of two faces, and the length of each', () => {
  const [one, other] = [face('one'), face('other')];
  const distance = distanceBetween(hidden(one), hidden(other));
  expect(distance).toBeCloseTo(distanceBetween(one, other), 9);
  const origin = one.map(() => 0);
  expect(distanceBetween(hidden(one), origin)).toBeCloseTo(distanceBetween(one, origin), 9);
});

it('is the same for the same key', () => {
  const one = face('one');
  expect(hidden(one)).toEqual(hidden(one));
});

it('has nothing in common with the face, nor with the template of another key or model', () => {
  const one = face('one');
  const length = distanceBetween(
    one,
    one.map(() => 0),
  );
  for (const other of [one, hidden(one, 'another key'), hidden(one, 'a key', 'another model')]) {
    // As far as two random directions: a right angle, give or take five standard deviations.
    const distance = distanceBetween(hidden(one), other) / (length * Math.SQRT2);
    expect(distance).toBeGreaterThan(0.74);
    expect(distance).toBeLessThan(1.21);
  }
});
