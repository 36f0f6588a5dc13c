import { act, cleanup, render, screen } from '@testing-library/react';
import { BehaviorSubject, Observable, throwError } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '../../session/auth-client';
import type { Session } from '../../session/session';
import { closeLiveQueries, type Live, type LiveQuery, type Reading, useLive } from './live-query';

const session = vi.hoisted(() => ({ current: { status: 'visitor' } as Session }));
vi.mock('../../session/session', () => ({ useSession: () => session.current }));

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

/** A read whose value a test sets, with how often it was opened and closed. */
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

test('a reader sees the value and every change of it', () => {
  const { open, set } = source('one');
  render(<Show query={{ key: 'changes', open }} />);
  expect(screen.getByText('one')).toBeTruthy();
  set('two');
  expect(screen.getByText('two')).toBeTruthy();
});

test('two screens that show the same share one read', () => {
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

test('a read that failed can be tried again', () => {
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

test('a person never sees what was read for somebody else', () => {
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

test('when somebody else signs in every open read ends', () => {
  const { open, counts } = source('one');
  const view = render(<Show query={{ key: 'ends', open }} />);
  view.unmount();
  expect(counts.closed).toBe(0);
  closeLiveQueries();
  expect(counts.closed).toBe(1);
});

test('a reader who comes back finds the read still open, and much later a new one', () => {
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

test('a reader with nothing to read yet waits', () => {
  const view = render(<Show query={null} />);
  expect(screen.getByText('loading')).toBeTruthy();
  const { open } = source('one');
  view.rerender(<Show query={{ key: 'late', open }} />);
  expect(screen.getByText('one')).toBeTruthy();
});
