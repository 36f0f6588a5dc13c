import { FirebaseError } from 'firebase/app';
import { type Observable, of, throwError } from 'rxjs';
import type { Reading } from './live-query';

/** What the rules keep from somebody is to them as if it were not there. */
export function hiddenAsNone(error: unknown): Observable<Reading<null>> {
  // The database's own class of errors is lost on the way: they arrive as the one it is made of.
  return error instanceof FirebaseError && error.code === 'permission-denied'
    ? of({ data: null, fromCache: false })
    : throwError(() => error);
}
