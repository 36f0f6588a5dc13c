import type { Companion } from '@hearthkin/domain/companion/companion';
import { ratingWords, responseWithin } from '../../ui/people/fact-words';
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
