import type { SignedIn, SignInFailure } from '../../web/src/session/auth-client';

/** Replaces Firebase Auth: accounts by email, and the signed-in user. */
const accounts = new Map<string, { readonly password: string; readonly user: SignedIn }>();
const observers = new Set<(user: SignedIn | null) => void>();
let current: SignedIn | null = null;

/** Sets the signed-in user from outside the page; null signs out. */
export function setUser(user: SignedIn | null): void {
  current = user;
  for (const observer of observers) observer(user);
}

export function currentUser(): SignedIn | null {
  return current;
}

export function addAccount(password: string, user: SignedIn): void {
  accounts.set(user.email, { password, user });
}

export class SignInError extends Error {
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure) {
    super(reason);
    this.name = 'SignInError';
    this.reason = reason;
  }
}

export function observeUser(next: (user: SignedIn | null) => void): () => void {
  observers.add(next);
  next(current);
  return () => observers.delete(next);
}

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const account = accounts.get(email);
  if (account === undefined) throw new SignInError('unknown-email');
  if (account.password !== password) throw new SignInError('wrong-password');
  setUser(account.user);
}

export async function signOutOfFirebase(): Promise<void> {
  setUser(null);
}
