import { useEffect, useRef } from 'react';
import { useObservable } from 'reactfire';
import {
  catchError,
  map,
  NEVER,
  type Observable,
  of,
  Subject,
  startWith,
  switchMap,
  takeUntil,
} from 'rxjs';
import { onUserChange } from '../../lib/user-change';
import { useSession } from '../../session/session';

/** What a reader delivers: a value, and whether it only comes from this device. */
export interface Reading<T> {
  readonly data: T;
  readonly fromCache: boolean;
}

/** A read as `queries.ts` names it. Equal keys mean equal reads. */
export interface LiveQuery<T> {
  readonly key: string;
  /** Opens the read; `more` fires when the screen wants the next page. */
  readonly open: (more: Observable<void>) => Observable<Reading<T>>;
}

export type Live<T> = { readonly retry: () => void; readonly more: () => void } & (
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'ready' } & Reading<T>)
);

type Outcome =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly data: unknown; readonly fromCache: boolean };

interface Entry {
  readonly observableId: string;
  readonly outcomes: Observable<Outcome>;
  readonly retry: () => void;
  readonly more: () => void;
  readonly ended: Subject<void>;
  holders: number;
  wasHeld: boolean;
  linger: ReturnType<typeof setTimeout> | undefined;
}

/** A read that no screen shows any more stays open this long, so that going back costs nothing. */
const LINGER_MS = 60_000;

const entries = new Map<string, Entry>();
let serial = 0;

const IDLE: Observable<Outcome> = NEVER.pipe(startWith<Outcome>({ status: 'loading' }));

function openEntry<T>(id: string, query: LiveQuery<T>): Entry {
  const retries = new Subject<void>();
  const more = new Subject<void>();
  const ended = new Subject<void>();
  const attempt = (): Observable<Outcome> =>
    query.open(more).pipe(
      map((reading): Outcome => ({ status: 'ready', ...reading })),
      // A failure is a value here: reactfire would keep a failed observable for good.
      catchError((error: unknown) => {
        // Nobody waits for a read that only lingers: it ends with the database, when somebody signs in.
        if (!isLingering(entry)) console.warn(`Could not read ${query.key}`, error);
        return of<Outcome>({ status: 'failed' });
      }),
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
    holders: 0,
    wasHeld: false,
    linger: undefined,
  };
  return entry;
}

/** Whether screens have shown it and none does any more. */
function isLingering({ holders, wasHeld }: Entry): boolean {
  return wasHeld && holders === 0;
}

function entryFor<T>(id: string, query: LiveQuery<T>): Entry {
  const known = entries.get(id);
  if (known) return known;
  const entry = openEntry(id, query);
  entries.set(id, entry);
  // Rendered but never shown: React may throw a render away.
  entry.linger = setTimeout(() => close(id, entry), LINGER_MS);
  return entry;
}

function close(id: string, entry: Entry): void {
  clearTimeout(entry.linger);
  entry.ended.next();
  if (entries.get(id) === entry) entries.delete(id);
  forgetInReactfire(entry.observableId);
}

/** reactfire never drops what it once observed; its cache is a global map by id. */
function forgetInReactfire(observableId: string): void {
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
    if (entry.holders === 0) entry.linger = setTimeout(() => close(id, entry), LINGER_MS);
  };
}

/** Closes every open read. Runs whenever somebody else is signed in. */
export function closeLiveQueries(): void {
  for (const [id, entry] of entries) close(id, entry);
}

onUserChange(closeLiveQueries);

/**
 * Reads `query` for as long as the component is shown; `null` reads nothing yet. Reads are kept by
 * person and key, so two screens that show the same thing share one read. While a new key is
 * loading the result is `loading`: see `useLatest` where the former value should stay.
 */
export function useLive<T>(query: LiveQuery<T> | null): Live<T> {
  const session = useSession();
  const person = session.status === 'signed-in' ? session.uid : 'visitor';
  const id = query === null ? null : `${person}|${query.key}`;
  const entry = query === null || id === null ? null : entryFor(id, query);
  useEffect(() => (entry && id ? hold(id, entry) : undefined), [entry, id]);
  const { data } = useObservable<Outcome>(entry?.observableId ?? 'idle', entry?.outcomes ?? IDLE);
  return {
    // Equal keys mean equal reads, so what was stored under this key is a T.
    ...((data ?? { status: 'loading' }) as { status: 'ready' } & Reading<T>),
    retry: entry?.retry ?? nothing,
    more: entry?.more ?? nothing,
  };
}

function nothing(): void {}

/** The same, but keeps showing the last value while another key loads. */
export function useLatest<T>(live: Live<T>): Live<T> {
  const last = useRef<Reading<T> | null>(null);
  useEffect(() => {
    if (live.status === 'ready') last.current = { data: live.data, fromCache: live.fromCache };
  });
  if (live.status !== 'loading' || last.current === null) return live;
  return { ...last.current, status: 'ready', retry: live.retry, more: live.more };
}
