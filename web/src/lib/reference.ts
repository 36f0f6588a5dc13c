/** The part of a UUID that a person tells support, which is enough to find it in the log. */
export const shortReference = (id: string): string => id.slice(0, 8);

/** The words of a page beside an unexpected failure. */
export const referenceSentence = (id: string): string =>
  `If it keeps happening, give support this reference: ${shortReference(id)}.`;
