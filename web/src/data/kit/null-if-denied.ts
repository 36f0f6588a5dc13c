import { FirebaseError } from 'firebase/app';
import { type Observable, of, throwError } from 'rxjs';
import type { Reading } from './live-query';

/** Treats a document that rules deny as if it didn't exist. */
export function nullIfDenied(error: unknown): Observable<Reading<null>> {
  // Compares the code on FirebaseError, because errors don't arrive here as FirestoreError.
  return error instanceof FirebaseError && error.code === 'permission-denied'
    ? of({ data: null, fromCache: false })
    : throwError(() => error);
}
