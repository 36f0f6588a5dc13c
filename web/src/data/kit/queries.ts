import { FirebaseError } from 'firebase/app';
import {
  type CollectionReference,
  collection,
  collectionGroup,
  doc,
  type FirestoreDataConverter,
  limit,
  type Query,
  type QueryConstraint,
  query,
} from 'firebase/firestore';
import { catchError, combineLatest, filter, map, of, startWith, switchMap, takeWhile } from 'rxjs';
import { firestore } from '../../firebase/firestore';
import type { LiveQuery } from './live-query';
import {
  type Doc,
  type IdOf,
  type Pages,
  watchCount,
  watchDoc,
  watchList,
  watchPages,
} from './readers';
import { whileVisible } from './while-visible';

/** Documents to read. It opens with the read, because the database can change with the user. */
interface Source<T> {
  readonly open: () => Query<T>;
  readonly idOf?: IdOf;
}

interface Collection<T> extends Source<T> {
  readonly open: () => CollectionReference<T>;
}

/** The documents of one collection. */
export function source<T>(path: string, converter: FirestoreDataConverter<T>): Collection<T> {
  return { open: () => collection(firestore(), path).withConverter(converter) };
}

/**
 * The documents of all subcollections with a name. Their ids in a list are those of the documents
 * above them, because their own are the same in each subcollection.
 */
export function groupSource<T>(name: string, converter: FirestoreDataConverter<T>): Source<T> {
  return {
    open: () => collectionGroup(firestore(), name).withConverter(converter),
    idOf: ({ ref }) => ref.parent.parent?.id ?? ref.path,
  };
}

/** One document; null while it doesn't exist. */
export function document<T>(
  key: string,
  { open }: Collection<T>,
  id: string,
): LiveQuery<Doc<T> | null> {
  return { key, open: () => watchDoc(() => doc(open(), id)) };
}

/** A list. Its constraints end with a limit. */
export function list<T>(
  key: string,
  { open, idOf }: Source<T>,
  ...constraints: readonly QueryConstraint[]
): LiveQuery<readonly Doc<T>[]> {
  return { key, open: () => watchList(() => query(open(), ...constraints), idOf) };
}

/** A list page by page, `size` documents each. */
export function pages<T>(
  key: string,
  source: Source<T>,
  size: number,
  ...constraints: readonly QueryConstraint[]
): LiveQuery<Pages<T>> {
  return checkedPages(key, source, size, null, ...constraints);
}

/**
 * A list page by page that isn't listened to. Every so many milliseconds its first page is read again, and
 * `showNew` offered if it has others then. It is listened to if `checkMs` is null.
 */
export function checkedPages<T>(
  key: string,
  { open, idOf }: Source<T>,
  size: number,
  checkMs: number | null,
  ...constraints: readonly QueryConstraint[]
): LiveQuery<Pages<T>> {
  return {
    key,
    open: (more) =>
      watchPages(
        (...from) => query(open(), ...constraints, ...from, limit(size)),
        size,
        more,
        idOf,
        checkMs,
      ),
  };
}

/** The number of matching documents, counted once by the server. */
export function count(
  key: string,
  { open }: Source<unknown>,
  ...constraints: readonly QueryConstraint[]
): LiveQuery<number> {
  return { key, open: () => watchCount(() => query(open(), ...constraints)) };
}

/** A read with its value changed. */
export function mapped<T, U>({ key, open }: LiveQuery<T>, change: (data: T) => U): LiveQuery<U> {
  return {
    key,
    open: (more) =>
      open(more).pipe(map(({ data, fromCache }) => ({ data: change(data), fromCache }))),
  };
}

/** Several reads as one, in the same order. */
export function all<T>(key: string, queries: readonly LiveQuery<T>[]): LiveQuery<readonly T[]> {
  return {
    key,
    open: (more) =>
      (queries.length === 0 ? of([]) : combineLatest(queries.map(({ open }) => open(more)))).pipe(
        map((readings) => ({
          data: readings.map(({ data }) => data),
          fromCache: readings.some(({ fromCache }) => fromCache),
        })),
      ),
  };
}

/**
 * A read that isn't listened to: it ends with the server's answer, and is repeated every so many
 * milliseconds while the page is visible. What many people read must not wake all of them.
 */
export function renewed<T>({ key, open }: LiveQuery<T>, everyMs: number): LiveQuery<T> {
  return {
    key,
    open: (more) => {
      const once = open(more).pipe(takeWhile(({ fromCache }) => fromCache, true));
      // A repeated read has nothing to show before the server's answer.
      const again = once.pipe(filter(({ fromCache }) => !fromCache));
      return whileVisible(everyMs).pipe(
        startWith(undefined),
        switchMap((_, times) => (times === 0 ? once : again)),
      );
    },
  };
}

/** A read that is null when the rules deny it. */
export function nullIfDenied<T>({ key, open }: LiveQuery<T>): LiveQuery<T | null> {
  return {
    key,
    open: (more) =>
      open(more).pipe(
        catchError((error: unknown) => {
          // Compares the code on FirebaseError, because errors don't arrive here as FirestoreError.
          if (!(error instanceof FirebaseError) || error.code !== 'permission-denied') throw error;
          return of({ data: null, fromCache: false });
        }),
      ),
  };
}
