/**
 * Marks of an outline: a part of a page that the build renders without what it is about, and the frame's first script fills in
 * (`fillOutline`).
 */

/** Gets a text, or a picture its address. Without it, it goes, and a text with the paragraph or the list item that it is in. */
export const fillIn = (word: string) => ({ 'data-fill': word });

/** Goes without this word. */
export const onlyWith = (word: string) => ({ 'data-only-with': word });

/** The question of an outline's frame, and the address of pictures. */
export interface OutlineQuestion {
  readonly url: string;
  /** JSON, with `SUBJECT` for the id of what the page is about. */
  readonly body: string;
  /** The question of a list: JSON that asks for those of one city, with `SUBJECT` for its key. */
  readonly bodyInCity?: string;
  /** The URL of all pictures. */
  readonly bucket: string;
}

/** In addresses, too. */
export const SUBJECT = '__subject__';
