// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react';
import { BehaviorSubject, Observable, of, Subject, throwError } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../session/auth-client';
import type { Session } from '../../session/session';
import { keepSessionDuring } from '../../session/session-end';
import { closeLiveQueries, type Live, type LiveQuery, type Reading, useLive } from './live-query';

const session = vi.hoisted(() => ({ current: { status: 'visitor' } as Session }));
vi.mock('../../session/session', () => ({
  useSession: () => session.current,
  currentSession: () => session.current,
}));

function signedIn(uid: string): Session {
  const user: SignedIn = {
    uid,
    email: '',
    displayName: '',
    userType: 'spender',
    isAdmin: false,
    providers: [],
    signedInAt: new Date(0),
  };
  return { status: 'signed-in', ...user };
}

let shown: Live<string>;

function Show({ query }: { readonly query: LiveQuery<string> | null }) {
  shown = useLive(query);
  return <p>{shown.status === 'ready' ? shown.data : shown.status}</p>;
}

afterEach(() => {
  cleanup();
  closeLiveQueries();
  session.current = { status: 'visitor' };
});

/** A query whose value a test sets. Counts how often it was opened and closed. */
function source(first: string) {
  const values = new BehaviorSubject<Reading<string>>({ data: first, fromCache: false });
  const counts = { opened: 0, closed: 0 };
  const open = () =>
    new Observable<Reading<string>>((subscriber) => {
      counts.opened += 1;
      const subscription = values.subscribe(subscriber);
      return () => {
        counts.closed += 1;
        subscription.unsubscribe();
      };
    });
  const set = (data: string) => act(() => values.next({ data, fromCache: false }));
  return { open, set, counts };
}

test('a reader sees the value and its changes', () => {
  const { open, set } = source('one');
  render(<Show query={{ key: 'changes', open }} />);
  expect(screen.getByText('one')).toBeTruthy();
  set('two');
  expect(screen.getByText('two')).toBeTruthy();
});

test('two screens with the same query share one listener', () => {
  const { open, counts } = source('one');
  render(
    <>
      <Show query={{ key: 'shared', open }} />
      <Show query={{ key: 'shared', open }} />
    </>,
  );
  expect(screen.getAllByText('one')).toHaveLength(2);
  expect(counts.opened).toBe(1);
});

test('a failed read can be retried', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { open } = source('one');
  const answers = [() => throwError(() => new Error('no')), open];
  render(<Show query={{ key: 'retry', open: () => (answers.shift() ?? open)() }} />);
  expect(screen.getByText('failed')).toBeTruthy();
  act(() => shown.retry());
  expect(screen.getByText('one')).toBeTruthy();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

test('a user never sees what was read for another user', () => {
  const frida = source('of Frida');
  const sven = source('of Sven');
  const query = (): LiveQuery<string> => ({
    key: 'mine',
    open: () =>
      session.current.status === 'signed-in' && session.current.uid === 'frida'
        ? frida.open()
        : sven.open(),
  });
  session.current = signedIn('frida');
  const view = render(<Show query={query()} />);
  expect(screen.getByText('of Frida')).toBeTruthy();
  session.current = signedIn('sven');
  view.rerender(<Show query={query()} />);
  expect(screen.getByText('of Sven')).toBeTruthy();
  expect(screen.queryByText('of Frida')).toBeNull();
});

test('every listener ends when another user signs in', () => {
  const { open, counts } = source('one');
  const view = render(<Show query={{ key: 'ends', open }} />);
  view.unmount();
  expect(counts.closed).toBe(0);
  closeLiveQueries();
  expect(counts.closed).toBe(1);
});

test('a reader who comes back within a minute finds the listener still open', () => {
  vi.useFakeTimers();
  const { open, counts } = source('one');
  const query = { key: 'linger', open };
  render(<Show query={query} />).unmount();
  vi.advanceTimersByTime(59_999);
  render(<Show query={query} />).unmount();
  expect(counts).toEqual({ opened: 1, closed: 0 });
  vi.advanceTimersByTime(60_000);
  expect(counts).toEqual({ opened: 1, closed: 1 });
  render(<Show query={query} />);
  expect(counts.opened).toBe(2);
  vi.useRealTimers();
});

test('a reader without a query yet sees loading', () => {
  const view = render(<Show query={null} />);
  expect(screen.getByText('loading')).toBeTruthy();
  const { open } = source('one');
  view.rerender(<Show query={{ key: 'late', open }} />);
  expect(screen.getByText('one')).toBeTruthy();
});

function Status({ query }: { readonly query: LiveQuery<unknown> }) {
  return <p>{useLive(query).status}</p>;
}

/**
 * A query whose first answer comes from the cache. The returned function sends the server's answer.
 */
function cachedRead(key: string, data: unknown) {
  const values = new BehaviorSubject<Reading<unknown>>({ data, fromCache: true });
  const answer = (later: unknown) => act(() => values.next({ data: later, fromCache: false }));
  render(<Status query={{ key, open: () => values }} />);
  return Object.assign(answer, {
    fromCache: (later: unknown) => act(() => values.next({ data: later, fromCache: true })),
  });
}

test.each([
  ['a missing document', null],
  ['an empty list', []],
  ['an empty page', { items: [] }],
])('%s in the cache is loading until the server answers', (name, data) => {
  const answer = cachedRead(`cached/${name}`, data);
  expect(screen.getByText('loading')).toBeTruthy();
  answer(data);
  expect(screen.getByText('ready')).toBeTruthy();
});

test('an empty answer that is known is ready, also from the cache', () => {
  const values = of({ data: [], fromCache: true, isKnown: true });
  render(<Status query={{ key: 'cached/known', open: () => values }} />);
  expect(screen.getByText('ready')).toBeTruthy();
});

test('an empty answer from the cache is unknown once the device goes offline, until the server answers', () => {
  const answer = cachedRead('cached/offline', null);
  act(() => window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('failed')).toBeTruthy();
  answer(null);
  expect(screen.getByText('ready')).toBeTruthy();
});

test('an empty answer of the server stays when the connection is lost', () => {
  const answer = cachedRead('cached/lost', null);
  answer(null);
  answer.fromCache(null);
  act(() => window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('ready')).toBeTruthy();
  answer.fromCache([]);
  expect(screen.getByText('ready')).toBeTruthy();
});

test('a device that is already offline does not wait', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  cachedRead('cached/already-offline', []);
  expect(screen.getByText('failed')).toBeTruthy();
  vi.restoreAllMocks();
});

test('the answer is unknown when the server is silent for three seconds', () => {
  vi.useFakeTimers();
  cachedRead('cached/silent', null);
  act(() => vi.advanceTimersByTime(2_999));
  expect(screen.getByText('loading')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText('failed')).toBeTruthy();
  vi.useRealTimers();
});

test('a cached value is shown at once', () => {
  cachedRead('cached/known', ['one']);
  expect(screen.getByText('ready')).toBeTruthy();
});

test('a read that is refused while this device renews its session goes on with the new one', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const denied = Object.assign(new Error('Denied'), { code: 'permission-denied' });
  const reading = (data: string) =>
    new BehaviorSubject<Reading<string>>({ data, fromCache: false });
  const values = [reading('before')];
  const open = () => values.at(-1) ?? throwError(() => denied);
  render(<Show query={{ key: 'own', open }} />);
  await act(() =>
    keepSessionDuring(async () => {
      const [former] = values.splice(0);
      former?.error(denied);
      expect(console.warn).not.toHaveBeenCalled();
      values.push(reading('after'));
    }),
  );
  expect(await screen.findByText('after')).toBeTruthy();
});

test('a read whose database has ended goes on with a new one, and fails if they end one after the other', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const ended = Object.assign(new Error('Firestore shutting down'), { code: 'aborted' });
  const attempts: Subject<Reading<string>>[] = [];
  const open = () => {
    const attempt = new Subject<Reading<string>>();
    attempts.push(attempt);
    return attempt;
  };
  const answer = (data: string) => act(() => attempts.at(-1)?.next({ data, fromCache: false }));
  const end = () => act(() => attempts.at(-1)?.error(ended));
  render(<Show query={{ key: 'ended', open }} />);
  for (const words of ['first', 'second', 'third']) {
    answer(words);
    end();
    expect(screen.getByText(words)).toBeTruthy();
  }
  end();
  expect(screen.getByText('failed')).toBeTruthy();
  act(() => shown.retry());
  answer('again');
  expect(screen.getByText('again')).toBeTruthy();
});
