import { sizedPhotoPath } from '../account/sized-photo';
import type { Companion } from './companion';
import { ratingWords, responseWithin } from './fact-words';
import { firstSentence } from './first-sentence';

export const BADGE_LABELS = {
  identity: 'Identity verified',
  background: 'Background checked',
  training: 'Training certified',
} as const satisfies Record<keyof Companion['badges'], string>;

/** The facts that the words are made of. */
export type ProfileFacts = Pick<
  Companion,
  | 'displayName'
  | 'bio'
  | 'age'
  | 'location'
  | 'sessionsCompleted'
  | 'memberSince'
  | 'responseMinutes'
  | 'ratingAverage'
  | 'ratingCount'
  | 'badges'
>;

/** The words of the top of a profile; null where there is nothing to say. */
export function profileWords(companion: ProfileFacts) {
  const { displayName, bio, age, location, sessionsCompleted, responseMinutes } = companion;
  const { first, rest } = firstSentence(bio);
  const badge = (id: keyof Companion['badges']) => (companion.badges[id] ? BADGE_LABELS[id] : null);
  const rating = ratingWords(companion.ratingAverage, companion.ratingCount);
  return {
    displayName,
    first: first || null,
    rest: rest || null,
    average: rating?.average ?? null,
    reviews: rating?.reviews ?? null,
    age: age === null ? null : `${age} years old`,
    location: location || null,
    sessions: `${sessionsCompleted} ${sessionsCompleted === 1 ? 'session' : 'sessions'} completed`,
    since: `Member since ${companion.memberSince.getFullYear()}`,
    response: responseMinutes === null ? null : `Response time ${responseWithin(responseMinutes)}`,
    identity: badge('identity'),
    background: badge('background'),
    training: badge('training'),
  };
}

export type ProfileWords = ReturnType<typeof profileWords>;

export type OutlineFacts = ProfileFacts & Pick<Companion, 'photo' | 'cover'>;

/** The words that are filled into the outline of a profile. */
export type OutlineWord = keyof ProfileWords | 'photo' | 'noPhoto' | 'cover' | 'noRatings';

/** The words of a profile's outline; null for a part that goes. `photo` is a path. */
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
