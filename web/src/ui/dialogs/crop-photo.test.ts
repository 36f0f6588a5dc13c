import { expect, test } from 'vitest';
import { croppedSize } from './crop-photo';

test.each([
  [
    { x: 0, y: 0, width: 4000, height: 4000 },
    { width: 1024, height: 1024 },
  ],
  [
    { x: 9, y: 9, width: 1024, height: 1024 },
    { width: 1024, height: 1024 },
  ],
  [
    { x: 0, y: 0, width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { x: 0, y: 0, width: 2048, height: 1000 },
    { width: 1024, height: 500 },
  ],
])('a crop of %j results in %j', (area, size) => {
  expect(croppedSize(area)).toEqual(size);
});

test('a cover may be larger than a photo', () => {
  const area = { x: 0, y: 0, width: 3000, height: 1000 };
  expect(croppedSize(area, 1500)).toEqual({ width: 1500, height: 500 });
});
