import { sizedPhotoPath } from '@hearthkin/domain/account/sized-photo';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { isMarkedOnline } from '@hearthkin/domain/companion/marked-online';
import { type CardFacts, cardWords } from '../../ui/people/card-words';
import { initialsOf } from '../../ui/people/fact-words';

export type ListedFacts = CardFacts & Pick<Companion, 'photo' | 'facets'>;

/** What is filled into the outline of a card. */
export type OutlineWord = keyof ReturnType<typeof listWords>;

export function listWords(companion: ListedFacts) {
  const { interests, ...words } = cardWords(companion);
  const { displayName, photo } = companion;
  const [tag1 = null, tag2 = null, tag3 = null, tag4 = null] = interests;
  return {
    ...words,
    ...{ tag1, tag2, tag3, tag4 },
    photo: photo ? (sizedPhotoPath(photo, 320) ?? photo) : null,
    initials: photo ? null : initialsOf(displayName),
    isNew: words.average === null ? '' : null,
    online: isMarkedOnline(companion) ? '' : null,
  };
}
