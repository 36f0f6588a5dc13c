/**
 * Marks of an outline: a part of a page that the build renders without what it is about, and the server fills in
 * (`functions/src/page`).
 */

/** Gets a text, or a picture its address. Without it, it goes, and a text with the paragraph or the list item that it is in. */
export const fillIn = (word: string) => ({ 'data-fill': word });

/** Goes without this word. */
export const onlyWith = (word: string) => ({ 'data-only-with': word });
