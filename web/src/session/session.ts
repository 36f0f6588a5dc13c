import type { UserType } from '@hearthkin/domain/foundation/fields';
import { useSyncExternalStore } from 'react';
import { PATHS, registerFinishPath, startPageOf } from '../lib/paths';
import type { SignedIn } from './auth-client';
import { forgetDocumentsExcept } from './document-storage';
import { forgetSignUp } from './sign-up-storage';

export type Session =
  | { readonly status: 'starting' }
  /** The session could not be read (no network, no settings). */
  | { readonly status: 'failed' }
  | { readonly status: 'visitor' }
  | ({ readonly status: 'signed-in' } & SignedIn);

/** Signed in by phone or provider, but without a complete account. */
export function signupIsIncomplete({ userType, isAdmin }: SignedIn): boolean {
  return userType === null && !isAdmin;
}

/** Whether a sign-in without an account is the beginning of a short one, not of the eight steps. */
export function beginsShortAccount({ providers, byPasswordOnly = false }: SignedIn): boolean {
  return providers.length > 0 || byPasswordOnly;
}

/** The page where a user completes signup. `next` is the page to open afterwards. */
export function signUpPath(person: SignedIn, next?: string | null): string {
  return beginsShortAccount(person) ? registerFinishPath(next) : PATHS.register;
}

/** The page to open after signing in. `next` is the one that was asked for. */
export function pageAfterSignIn(person: SignedIn, next: string | null): string {
  return signupIsIncomplete(person) ? signUpPath(person, next) : (next ?? startPageOf(person));
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

/** Clears the previous user's data before publishing the new session. */
async function apply(user: SignedIn | null): Promise<void> {
  const isChange = session.status === 'signed-in' && session.uid !== user?.uid;
  if (isChange) publish(STARTING);
  await clearOtherUsers(user?.uid ?? null).catch((error: unknown) => {
    // A browser that blocks storage has nothing to clear.
    console.warn('Could not clear local data', error);
  });
  // A session that merely expired keeps the signup draft; see `signOut`.
  if (user !== null && !signupIsIncomplete(user)) forgetSignUp();
  publish(user === null ? { status: 'visitor' } : { status: 'signed-in', ...user });
}

async function clearOtherUsers(uid: string | null): Promise<void> {
  forgetDocumentsExcept(uid);
  const { setDeviceUser } = await import('./user-change');
  await setDeviceUser(uid);
}

/** Loads the Auth SDK and observes who is signed in. Later calls do nothing. */
export async function startSession(): Promise<void> {
  if (starting) return;
  starting = true;
  // One change at a time: a slow sign-out must not finish after the next sign-in.
  let queue = Promise.resolve();
  try {
    const [{ endFinishedSignIn, observeUser }] = await Promise.all([
      import('./auth-client'),
      import('./user-change'),
    ]);
    await endFinishedSignIn();
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
  console.warn('Could not read the session', error);
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

/** The current session; `starting` while a prerendered page hydrates. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => STARTING,
  );
}

/** The signed-in member's uid; null for visitors, companions and staff. */
export function useMemberId(): string | null {
  const current = useSession();
  return current.status === 'signed-in' && current.userType === 'spender' ? current.uid : null;
}

export function currentSession(): Session {
  return session;
}

/** Resolves with the first session that passes `wanted`. */
export function waitForSession(wanted: (session: Session) => boolean): Promise<Session> {
  if (wanted(session)) return Promise.resolve(session);
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!wanted(session)) return;
      stop();
      resolve(session);
    });
  });
}

/** The kind of the signed-in user; null for visitors, without a complete account, and until known. */
export function useRole(): UserType | 'staff' | null {
  const current = useSession();
  if (current.status !== 'signed-in' || signupIsIncomplete(current)) return null;
  return current.userType ?? 'staff';
}

/** The target of the logo and of the links of pages that weren't found: for staff, their desk. */
export function useHome(): string {
  const current = useSession();
  return current.status === 'signed-in' && current.isAdmin ? PATHS.adminDatabase : PATHS.home;
}
