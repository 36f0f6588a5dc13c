import { sizedPhotoPath } from '@hearthkin/domain/account/sized-photo';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { isMarkedOnline } from '@hearthkin/domain/companion/marked-online';
import { INTERESTS } from '@hearthkin/domain/foundation/interests';
import { type CardFacts, cardWords } from '../../ui/people/card-words';
import { initialsOf, ratingWords, shownTags } from '../../ui/people/fact-words';

export type ListedFacts = CardFacts &
  Pick<Companion, 'interests' | 'ratingAverage' | 'ratingCount' | 'photo' | 'facets'>;

/** The words that are filled into the outline of a card. */
export type OutlineWord = keyof ReturnType<typeof listWords>;

export function listWords(companion: ListedFacts) {
  const { displayName, interests, ratingAverage, ratingCount, photo } = companion;
  const rating = ratingWords(ratingAverage, ratingCount);
  const [tag1 = null, tag2 = null, tag3 = null, tag4 = null] = shownTags(
    interests.map((id) => INTERESTS[id]),
  );
  return {
    ...cardWords(companion),
    ...{ tag1, tag2, tag3, tag4 },
    average: rating?.average ?? null,
    reviews: rating?.reviews ?? null,
    isNew: rating === null ? '' : null,
    photo: photo ? (sizedPhotoPath(photo, 320) ?? photo) : null,
    initials: photo ? null : initialsOf(displayName),
    online: isMarkedOnline(companion) ? '' : null,
  };
}
