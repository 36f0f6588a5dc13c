import type { BackgroundCheck } from '@hearthkin/domain/verification/background-check';
import type { Verification } from '@hearthkin/domain/verification/verification';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { backgroundChecks, verifications } from '../platform/records/collections';

/** Background checks whose companion has to be told of the end, or that have ended, longest due first. */
export function dueBackgroundChecks(db: Firestore, now: Date): Query<BackgroundCheck> {
  return backgroundChecks(db).where('dueAt', '<=', now).orderBy('dueAt', 'asc');
}

/** Identity checks whose person has to be told of the end, or that have ended, longest due first. */
export function dueIdentityChecks(db: Firestore, now: Date): Query<Verification> {
  return verifications(db)
    .where('identityTerm.dueAt', '<=', now)
    .orderBy('identityTerm.dueAt', 'asc');
}
