import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';

/** The fields that name a person, in the documents that staff act on. */
const PEOPLE = [
  'uid',
  'otherUid',
  'spenderId',
  'earnerId',
  'hostId',
  'authorId',
  'reporterId',
  'reportedId',
  // Of a report about a review: under whose profile it stands.
  'place.companionId',
] as const;

/**
 * The people whom a document is about: those whom it names, and its id where it is a person's. It isn't parsed, so one
 * that can't be read names them too.
 * @param found the document, or a query for it.
 */
export async function peopleNamedIn(
  found: DocumentReference<unknown> | Query<unknown>,
): Promise<string[]> {
  const result = await found.get();
  const docs = 'docs' in result ? result.docs : [result];
  return docs.flatMap((doc) => [doc.id, ...namedIn(doc)]);
}

/** The people whom the fields of a document name. */
export function namedIn(doc: DocumentSnapshot<unknown>): string[] {
  return PEOPLE.map((field): unknown => doc.get(field)).filter((uid) => typeof uid === 'string');
}

/**
 * Whether a document concerns a person, by the same fields and its id.
 * @param fieldOf a field's value.
 */
export function isAbout(uid: string, id: string, fieldOf: (field: string) => unknown): boolean {
  return id === uid || PEOPLE.some((field) => fieldOf(field) === uid);
}
