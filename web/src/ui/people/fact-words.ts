import { firstLetter } from '@hearthkin/domain/foundation/characters';

/** Tags shown on a card; the rest are counted (specification 1, section 9). */
const MAX_TAGS = 3;

/** The tags that a card shows. */
export function shownTags(tags: readonly string[]): readonly string[] {
  const more = tags.length - MAX_TAGS;
  return more > 0 ? [...tags.slice(0, MAX_TAGS), `+${more} more`] : tags;
}

/** The first letters of a name, two at most: "AM". */
export function initialsOf(name: string): string {
  return name.split(/\s+/).map(firstLetter).filter(Boolean).slice(0, 2).join('');
}
