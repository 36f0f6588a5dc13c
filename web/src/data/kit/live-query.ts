import { useEffect, useRef } from 'react';
import { useObservable } from 'reactfire';
import {
  catchError,
  defer,
  first,
  firstValueFrom,
  from,
  fromEvent,
  map,
  NEVER,
  type Observable,
  of,
  race,
  Subject,
  scan,
  skipWhile,
  startWith,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';
import { reportError } from '../../lib/report-error';
import { onUserChange } from '../../lib/user-change';
import { sessionIsKept } from '../../session/session-end';
import { useExpectedUid } from '../../session/use-expected-user';
import { firstThenLive, isDenied, isEmpty, isEnded } from './first-answer';
import type { PlainRead } from './plain-reads';

/** A value, and whether it came only from this device's cache. */
export interface Reading<T> {
  readonly data: T;
  readonly fromCache: boolean;
  /** Whether it is an answer even if it is empty and from the cache, for example because the server has said so before. */
  readonly isKnown?: boolean | undefined;
}

/** A named read. Queries with the same key share one listener. */
export interface LiveQuery<T> {
  readonly key: string;
  /** The time for which it stays open after its last screen, if not a minute. */
  readonly lingerMs?: number;
  /** Opens the read. `more` fires when the screen wants the next page. */
  readonly open: (more: Observable<void>) => Observable<Reading<T>>;
  /** The same by a plain request. */
  readonly plain?: PlainRead<T>;
  /** Whether a page's first screen waits for it: then it is asked for plainly while the SDK hasn't loaded. */
  readonly isFirst?: boolean;
  /** Whether an empty answer of the last visit counts. */
  readonly emptyCounts?: boolean;
}

export type Live<T> = { readonly retry: () => void; readonly more: () => void } & (
  | { readonly status: 'loading' }
  /** Reading failed, as where rules deny it; or it is unknown, because the cache is empty and the server doesn't answer. */
  | { readonly status: 'failed'; readonly isUnknown: boolean; readonly isDenied?: boolean }
  | ({ readonly status: 'ready' } & Reading<T>)
);

/** The server's answer; the other value while there is none but what this device remembers. */
export function fromServer<T, U>(read: Live<T>, otherwise: U): T | U {
  return read.status === 'ready' && !read.fromCache ? read.data : otherwise;
}

/** Asks once, and waits for the server. */
export async function askServer<T>({ open }: LiveQuery<T>): Promise<T> {
  return (await firstValueFrom(open(NEVER).pipe(first(({ fromCache }) => !fromCache)))).data;
}

type Outcome =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isUnknown: boolean; readonly isDenied?: boolean }
  | ({ readonly status: 'ready' } & Reading<unknown>);

interface Entry {
  readonly observableId: string;
  readonly outcomes: Observable<Outcome>;
  readonly retry: () => void;
  readonly more: () => void;
  readonly ended: Subject<void>;
  readonly lingerMs: number;
  holders: number;
  wasHeld: boolean;
  linger: ReturnType<typeof setTimeout> | undefined;
}

/** An unused listener stays open this long, so that going back costs nothing. */
const LINGER_MS = 60_000;

/** The time that an online device waits for the server before the answer counts as unknown. */
const SERVER_TIMEOUT_MS = 3_000;

/**
 * An empty cache doesn't mean that nothing exists. It counts as loading until the server answers,
 * and as unknown once the device is offline or the server takes too long.
 */
function checkEmptyCache(outcome: Outcome): Observable<Outcome> {
  if (outcome.status !== 'ready' || !outcome.fromCache || outcome.isKnown || !isEmpty(outcome.data))
    return of(outcome);
  const goesOffline = navigator.onLine ? fromEvent(window, 'offline') : of(null);
  return race(goesOffline, timer(SERVER_TIMEOUT_MS)).pipe(
    take(1),
    map((): Outcome => ({ status: 'failed', isUnknown: true })),
    startWith<Outcome>({ status: 'loading' }),
  );
}

/** The answer with its knowledge: one of the server is still known when the connection is lost. */
function stillKnown<T>(before: Reading<T>, now: Reading<T>): Reading<T> {
  return before.isKnown || !before.fromCache ? { ...now, isKnown: true } : now;
}

/** A database that ends so many times within this time isn't opened once more without being asked. */
const MOST_ENDINGS = 3;
const ENDINGS_MS = 10_000;

const entries = new Map<string, Entry>();
let serial = 0;

const IDLE: Observable<Outcome> = NEVER.pipe(startWith<Outcome>({ status: 'loading' }));

function openEntry<T>(id: string, query: LiveQuery<T>): Entry {
  const retries = new Subject<void>();
  const more = new Subject<void>();
  const ended = new Subject<void>();
  let endings = 0;
  const attempt = (): Observable<Outcome> =>
    firstThenLive(query, more).pipe(
      scan(stillKnown),
      map((reading): Outcome => ({ status: 'ready', ...reading })),
      // Failures are emitted as values, because reactfire keeps a failed observable for good.
      catchError((error: unknown) => {
        const kept = isDenied(error) ? sessionIsKept() : null;
        // This device has ended its own session, and goes on with a new one.
        if (kept !== null) {
          return from(kept).pipe(
            switchMap(attempt),
            skipWhile(({ status }) => status === 'loading'),
          );
        }
        // A new database answers, and nothing of the screen need go.
        if (isEnded(error) && endings < MOST_ENDINGS) {
          endings += 1;
          setTimeout(() => {
            endings -= 1;
          }, ENDINGS_MS);
          return defer(attempt).pipe(skipWhile(({ status }) => status === 'loading'));
        }
        // An unused listener ends with the database when the user changes; that needs no warning.
        if (!isLingering(entry)) {
          console.warn(`Could not read ${query.key}`, error);
          reportError(error, 'read');
        }
        return of<Outcome>({ status: 'failed', isUnknown: false, isDenied: isDenied(error) });
      }),
      switchMap(checkEmptyCache),
      startWith<Outcome>({ status: 'loading' }),
    );
  const outcomes = retries.pipe(startWith(undefined), switchMap(attempt), takeUntil(ended));
  serial += 1;
  const entry: Entry = {
    observableId: `${id}#${serial}`,
    outcomes,
    retry: () => retries.next(),
    more: () => more.next(),
    ended,
    lingerMs: query.lingerMs ?? LINGER_MS,
    holders: 0,
    wasHeld: false,
    linger: undefined,
  };
  return entry;
}

/** Whether screens used it but none does now. */
function isLingering({ holders, wasHeld }: Entry): boolean {
  return wasHeld && holders === 0;
}

function entryFor<T>(id: string, query: LiveQuery<T>): Entry {
  const known = entries.get(id);
  if (known) return known;
  const entry = openEntry(id, query);
  entries.set(id, entry);
  // React may discard a render, so close it if it never mounts.
  entry.linger = setTimeout(() => close(id, entry), LINGER_MS);
  return entry;
}

function close(id: string, entry: Entry): void {
  clearTimeout(entry.linger);
  entry.ended.next();
  if (entries.get(id) === entry) entries.delete(id);
  evictFromReactfire(entry.observableId);
}

/** reactfire never drops an observable. Its cache is a global map by id. */
function evictFromReactfire(observableId: string): void {
  const cache = (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
    ._reactFirePreloadedObservables;
  cache?.delete(observableId);
}

function hold(id: string, entry: Entry): () => void {
  clearTimeout(entry.linger);
  entry.holders += 1;
  entry.wasHeld = true;
  return () => {
    entry.holders -= 1;
    if (entry.holders === 0) entry.linger = setTimeout(() => close(id, entry), entry.lingerMs);
  };
}

/** Closes every listener. Runs when the user changes. */
export function closeLiveQueries(): void {
  for (const [id, entry] of entries) close(id, entry);
}

onUserChange(closeLiveQueries);

/**
 * Reads `query` while the component is mounted; `null` reads nothing yet. Listeners are shared by
 * user and key. While a new key loads the result is `loading`; use `useLatest` to keep the old
 * value.
 */
export function useLive<T>(query: LiveQuery<T> | null): Live<T> {
  const userKey = useExpectedUid() ?? 'visitor';
  const id = query === null ? null : `${userKey}|${query.key}`;
  const entry = query === null || id === null ? null : entryFor(id, query);
  useEffect(() => (entry && id ? hold(id, entry) : undefined), [entry, id]);
  const { data } = useObservable<Outcome>(entry?.observableId ?? 'idle', entry?.outcomes ?? IDLE);
  return {
    // Queries with the same key have the same type, so the value is a T.
    ...((data ?? { status: 'loading' }) as { status: 'ready' } & Reading<T>),
    retry: entry?.retry ?? noop,
    more: entry?.more ?? noop,
  };
}

function noop(): void {}

/** Keeps the last value while another key loads. */
export function useLatest<T>(live: Live<T>): Live<T> {
  const last = useRef<Reading<T> | null>(null);
  useEffect(() => {
    if (live.status === 'ready') last.current = { data: live.data, fromCache: live.fromCache };
  });
  if (live.status !== 'loading' || last.current === null) return live;
  return { ...last.current, status: 'ready', retry: live.retry, more: live.more };
}
