import type { BackgroundCheck } from '@hearthkin/domain/verification/background-check';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { backgroundChecks } from '../core/collections';

/** Background checks whose companion has to be told of the end, or that have ended, longest due first. */
export function dueBackgroundChecks(db: Firestore, now: Date): Query<BackgroundCheck> {
  return backgroundChecks(db).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}
