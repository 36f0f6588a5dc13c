import {
  catchError,
  combineLatest,
  defer,
  filter,
  from,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
  takeWhile,
} from 'rxjs';
import type { Constraint } from './constraints';
import type { Documents } from './documents';
import { isDenied } from './first-answer';
import type { LiveQuery, Reading } from './live-query';
import { type Database, loadDatabase, loadedDatabase } from './load-database';
import { plainDocument, plainList, plainPage } from './plain-reads';
import type { Doc, IdOf, Pages } from './readers';
import { whileVisible } from './while-visible';

/** The place of documents, and how they are read. */
export interface Place<T> {
  readonly path: string;
  readonly documents: Documents<T>;
  /** Whether it is all subcollections with a name. */
  readonly isGroup: boolean;
  /** The fields of documents that everyone may read, which a plain request asks for as a visitor. */
  readonly publicFields?: readonly string[];
  readonly idOf?: IdOf;
}

/** The parts of a query. */
export interface Asked<T> extends Place<T> {
  readonly constraints: readonly Constraint[];
}

/** The documents of one collection. */
export function source<T>(path: string, documents: Documents<T>): Place<T> {
  return { path, documents, isGroup: false };
}

/** Those that everyone may read; by a plain request only these fields of them. */
export function publicSource<T>(
  path: string,
  documents: Documents<T>,
  publicFields: readonly string[],
): Place<T> {
  return { ...source(path, documents), publicFields };
}

/**
 * The documents of all subcollections with a name. Their ids in a list are those of the documents
 * above them, because their own are the same in each subcollection.
 */
export function groupSource<T>(name: string, documents: Documents<T>): Place<T> {
  return {
    path: name,
    documents,
    isGroup: true,
    idOf: ({ ref }) => ref.parent.parent?.id ?? ref.path,
  };
}

/** Reads with the SDK, which is loaded for it. */
function withDatabase<T>(
  read: (database: Database) => Observable<Reading<T>>,
): () => Observable<Reading<T>> {
  return () =>
    defer(() => {
      const database = loadedDatabase();
      return database === null ? from(loadDatabase()).pipe(switchMap(read)) : read(database);
    });
}

/** One document; null while it doesn't exist. */
export function document<T>(key: string, place: Place<T>, id: string): LiveQuery<Doc<T> | null> {
  return {
    key,
    open: withDatabase(({ watchDoc, documentAt }) => watchDoc(() => documentAt(place, id))),
    plain: plainDocument(place, id),
  };
}

export interface ListQuery<T> extends LiveQuery<readonly Doc<T>[]> {
  readonly asked: Asked<T>;
}

/** A list. Its constraints end with a limit. */
export function list<T>(
  key: string,
  place: Place<T>,
  ...constraints: readonly Constraint[]
): ListQuery<T> {
  const asked = { ...place, constraints };
  return {
    key,
    asked,
    open: withDatabase(({ watchList, queryOf }) => watchList(() => queryOf(asked), place.idOf)),
    ...(!place.isGroup && { plain: plainList(asked) }),
  };
}

/** A list page by page, `size` documents each. */
export function pages<T>(
  key: string,
  place: Place<T>,
  size: number,
  ...constraints: readonly Constraint[]
): LiveQuery<Pages<T>> {
  const asked = { ...place, constraints };
  return {
    key,
    open: (more) =>
      withDatabase(({ watchPages, queryOf, pageFrom }) =>
        watchPages((...after) => pageFrom(queryOf(asked), size, ...after), size, more, place.idOf),
      )(),
    ...(!place.isGroup && { plain: plainPage(asked, size) }),
  };
}

/** The number of matching documents, counted once by the server. */
export function count(
  key: string,
  place: Place<unknown>,
  ...constraints: readonly Constraint[]
): LiveQuery<number> {
  const asked = { ...place, constraints };
  return { key, open: withDatabase(({ watchCount, queryOf }) => watchCount(() => queryOf(asked))) };
}

/** A read that a page's first screen waits for. */
export function first<T>(query: LiveQuery<T>): LiveQuery<T> {
  return { ...query, isFirst: true };
}

/** A read with its value changed. */
export function mapped<T, U>(query: LiveQuery<T>, change: (data: T) => U): LiveQuery<U> {
  const { open, plain, ...rest } = query;
  return {
    ...rest,
    open: (more) =>
      open(more).pipe(map(({ data, fromCache }) => ({ data: change(data), fromCache }))),
    ...(plain && { plain: { ...plain, read: (answer) => change(plain.read(answer)) } }),
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

/** A read that is null when the rules deny it. A plain request that they deny is no answer. */
export function nullIfDenied<T>(query: LiveQuery<T>): LiveQuery<T | null> {
  return {
    ...query,
    open: (more) =>
      query.open(more).pipe(
        catchError((error: unknown) => {
          if (!isDenied(error)) throw error;
          return of({ data: null, fromCache: false });
        }),
      ),
  };
}
