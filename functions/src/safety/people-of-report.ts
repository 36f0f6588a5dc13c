import type { Firestore } from 'firebase-admin/firestore';
import { submissionOf } from '../community/story-queries';
import { reports } from '../core/collections';
import { peopleNamedIn } from '../core/people-named-in';

/** The people whom a report concerns: those whom it names, and the author of a story, whom it doesn't know. */
export async function peopleOfReport(db: Firestore, reportId: string): Promise<string[]> {
  const ref = reports(db).doc(reportId);
  const [named, report] = await Promise.all([peopleNamedIn(ref), ref.get()]);
  const storyId: unknown = report.get('place.storyId');
  if (typeof storyId !== 'string') return named;
  return [...named, ...(await peopleNamedIn(submissionOf(db, storyId)))];
}
