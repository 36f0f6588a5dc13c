import { useSyncExternalStore } from 'react';
import { PATHS, registerFinishPath } from '../lib/paths';
import type { SignedIn } from './auth-client';
import { forgetDocumentsExcept } from './document-leftovers';
import { forgetSignUp } from './sign-up-leftovers';

export type Session =
  | { readonly status: 'starting' }
  /** Who is signed in could not be found out (no network, no settings). */
  | { readonly status: 'failed' }
  | { readonly status: 'visitor' }
  | ({ readonly status: 'signed-in' } & SignedIn);

/** Signed in by a phone or a provider, with signing up not finished: nobody's account yet. */
export function isHalfMade({ userType, isAdmin }: SignedIn): boolean {
  return userType === null && !isAdmin;
}

/** Where somebody half-made finishes signing up; `next` is where they wanted to go. */
export function signUpPath({ providers }: SignedIn, next?: string | null): string {
  return providers.length > 0 ? registerFinishPath(next) : PATHS.register;
}

const STARTING: Session = { status: 'starting' };

let session: Session = STARTING;
let starting = false;
let unsubscribe: () => void = () => {};
const listeners = new Set<() => void>();

function publish(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Before anybody sees the new session, what belonged to the former person is gone. */
async function apply(user: SignedIn | null): Promise<void> {
  const isChange = session.status === 'signed-in' && session.uid !== user?.uid;
  if (isChange) publish(STARTING);
  await forgetOthers(user?.uid ?? null).catch((error: unknown) => {
    // A browser that blocks storage keeps nothing to forget either.
    console.warn('Could not clear local data', error);
  });
  // A session that merely ended leaves a half-made signup where it was; see `signOut`.
  if (user !== null && !isHalfMade(user)) forgetSignUp();
  publish(user === null ? { status: 'visitor' } : { status: 'signed-in', ...user });
}

async function forgetOthers(uid: string | null): Promise<void> {
  forgetDocumentsExcept(uid);
  const { handDeviceTo } = await import('./user-change');
  await handDeviceTo(uid);
}

/** Loads the Auth SDK and begins to observe who is signed in. Later calls do nothing. */
export async function startSession(): Promise<void> {
  if (starting) return;
  starting = true;
  // One change after the other: a slow farewell must not overtake the next greeting.
  let queue = Promise.resolve();
  try {
    const [{ observeUser }] = await Promise.all([import('./auth-client'), import('./user-change')]);
    unsubscribe = observeUser(
      (user) => {
        queue = queue.then(() => apply(user));
      },
      (error) => fail(error),
    );
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  console.warn('Could not find out who is signed in', error);
  if (session.status !== 'signed-in') publish({ status: 'failed' });
}

export async function restartSession(): Promise<void> {
  unsubscribe();
  starting = false;
  publish(STARTING);
  await startSession();
}

/** @throws SignInError */
export async function signIn(email: string, password: string, remember: boolean): Promise<void> {
  const { signInWithPassword } = await import('./auth-client');
  await signInWithPassword(email, password, remember);
}

export async function signOut(): Promise<void> {
  forgetSignUp();
  const { signOutOfFirebase } = await import('./auth-client');
  await signOutOfFirebase();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in. A page that was rendered ahead does not know. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => STARTING,
  );
}

/** The member who is signed in; null for everybody else. */
export function useMemberId(): string | null {
  const current = useSession();
  return current.status === 'signed-in' && current.userType === 'spender' ? current.uid : null;
}

export function currentSession(): Session {
  return session;
}

/** Resolves with the first session that is neither starting nor, unless `visitor`, signed out. */
export function settledSession(wanted: (session: Session) => boolean): Promise<Session> {
  if (wanted(session)) return Promise.resolve(session);
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!wanted(session)) return;
      stop();
      resolve(session);
    });
  });
}
