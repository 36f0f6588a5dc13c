import { describe, expect, it } from 'vitest';
import {
  bookingOfPicture,
  CLAIM_PICTURE_MAX_BYTES,
  claimPictureFolder,
  MAX_CLAIM_PICTURES,
  sentPicturesSchema,
} from './claim-pictures';

const NAME = '3f0c1f0e-7a54-4a53-9d43-8f2f0a1b2c3d.jpg';

describe('the path of a picture', () => {
  it('names its booking', () => {
    expect(bookingOfPicture(`${claimPictureFolder('anna', 'b-1')}${NAME}`)).toBe('b-1');
  });

  it.each([
    `claims/anna/../${NAME}`,
    `claims/anna/__b__/${NAME}`,
    `claims/anna/b/c/${NAME}`,
    `claims/anna/b/../${NAME}`,
    'claims/anna/b/a.jpg',
    `claims/anna/b/${NAME}/x`,
    `x/claims/anna/b/${NAME}`,
    `claims//b/${NAME}`,
    `verification/anna/selfie/${NAME}`,
  ])('is no other path: %s', (path) => {
    expect(bookingOfPicture(path)).toBeNull();
  });
});

describe('pictures that are sent', () => {
  const isAccepted = (pictures: unknown) => sentPicturesSchema.safeParse(pictures).success;

  it('are three at most, and none if there are none', () => {
    expect(isAccepted(Array(MAX_CLAIM_PICTURES).fill('abcd'))).toBe(true);
    expect(isAccepted(Array(MAX_CLAIM_PICTURES + 1).fill('abcd'))).toBe(false);
    expect(sentPicturesSchema.parse(undefined)).toEqual([]);
  });

  it('are no longer than the largest picture, to the letter', () => {
    const longest = Buffer.alloc(CLAIM_PICTURE_MAX_BYTES).toString('base64');
    expect(isAccepted([longest])).toBe(true);
    expect(isAccepted([`${longest}A`])).toBe(false);
  });
});
