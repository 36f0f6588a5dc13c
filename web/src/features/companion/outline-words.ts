import { sizedPhotoPath } from '@hearthkin/domain/account/sized-photo';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { type ProfileFacts, type ProfileWords, profileWords } from './profile-words';

export type OutlineFacts = ProfileFacts & Pick<Companion, 'photo' | 'cover'>;

/** The words that are filled into the outline of a profile. */
export type OutlineWord = keyof ProfileWords | 'photo' | 'noPhoto' | 'cover' | 'noRatings';

export function outlineWords(companion: OutlineFacts): Record<OutlineWord, string | null> {
  const words = profileWords(companion);
  const { photo, cover } = companion;
  return {
    ...words,
    photo: photo ? (sizedPhotoPath(photo, 1024) ?? photo) : null,
    noPhoto: photo ? null : '',
    cover: cover || null,
    noRatings: words.average === null ? '' : null,
  };
}
