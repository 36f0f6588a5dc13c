import type { Training } from '@hearthkin/domain/companion/training';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { trainings } from '../platform/records/collections';

/** Trainings whose badge ends soon or has to end, earliest first. */
export function dueTrainings(db: Firestore, now: Date): Query<Training> {
  return trainings(db).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}
