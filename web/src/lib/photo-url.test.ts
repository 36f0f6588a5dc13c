import { expect, test, vi } from 'vitest';
import { photoUrl } from './photo-url';

vi.mock('./project', () => ({
  STORAGE_HOST: 'http://127.0.0.1:9199',
  STORAGE_BUCKET: 'demo.appspot.com',
}));

test('a user without a picture has no picture URL', () => {
  expect(photoUrl(null)).toBeUndefined();
});

test('a sample picture of this site keeps its path', () => {
  expect(photoUrl('/avatars/3.svg')).toBe('/avatars/3.svg');
});

test('an uploaded picture is loaded from the bucket', () => {
  expect(photoUrl('profiles/u1/photo/a b.jpg')).toBe(
    'http://127.0.0.1:9199/v0/b/demo.appspot.com/o/profiles%2Fu1%2Fphoto%2Fa%20b.jpg?alt=media',
  );
});
