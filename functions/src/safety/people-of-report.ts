import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { submissionOf } from '../community/story-queries';
import { isAbout, peopleNamedIn } from '../platform/people/people-named-in';
import { reports, users } from '../platform/records/collections';

/** The people whom a report concerns: those whom it names, and the author of a story, whom it doesn't know. */
export async function peopleOfReport(db: Firestore, reportId: string): Promise<string[]> {
  const ref = reports(db).doc(reportId);
  const [named, report] = await Promise.all([peopleNamedIn(ref), ref.get()]);
  const storyId: unknown = report.get('place.storyId');
  if (typeof storyId !== 'string') return named;
  return [...named, ...(await peopleNamedIn(submissionOf(db, storyId)))];
}

/**
 * Whether an item of a queue concerns a person: by the people whom it names, and a report about a story by its author.
 * @param fieldOf a field's value, by its path.
 */
export async function isItemAbout(
  tx: Transaction,
  db: Firestore,
  uid: string,
  id: string,
  fieldOf: (path: string) => unknown,
): Promise<boolean> {
  if (isAbout(uid, id, fieldOf)) return true;
  const storyId = fieldOf('place.storyId');
  if (typeof storyId !== 'string') return false;
  const { docs } = await tx.get(submissionOf(db, storyId));
  return docs.some((doc) => doc.get('authorId') === uid);
}

/** Keeps the people who still have an account. The log must not name the others, whom it has forgotten. */
export async function presentOf(
  tx: Transaction,
  db: Firestore,
  people: readonly string[],
): Promise<string[]> {
  const accounts = await Promise.all(people.map((uid) => tx.get(users(db).doc(uid))));
  return accounts.flatMap(({ exists, id }) => (exists ? [id] : []));
}
