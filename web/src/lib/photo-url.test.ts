import { expect, test, vi } from 'vitest';
import { photoUrl } from './photo-url';

vi.mock('./env', () => ({
  emulators: { storage: 9199 },
  firebaseConfig: () => ({ storageBucket: 'demo.appspot.com' }),
}));

test('a person without a picture has no address for one', () => {
  expect(photoUrl(null)).toBeUndefined();
});

test('a sample picture of this site stays where it is', () => {
  expect(photoUrl('/avatars/3.svg')).toBe('/avatars/3.svg');
});

test('a picture that a person uploaded is loaded from the bucket', () => {
  expect(photoUrl('profiles/u1/photo/a b.jpg')).toBe(
    'http://127.0.0.1:9199/v0/b/demo.appspot.com/o/profiles%2Fu1%2Fphoto%2Fa%20b.jpg?alt=media',
  );
});
