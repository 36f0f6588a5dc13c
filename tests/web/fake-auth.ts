import type { SignedIn, SignInFailure } from '../../web/src/session/auth-client';
import type { PhoneFailure } from '../../web/src/session/phone-sign-in';
import { askForCode } from '../../web/src/session/second-step';

/** Replaces Firebase Auth: accounts by email, and the signed-in user. */
const accounts = new Map<string, Account>();
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

interface Account {
  readonly password: string;
  readonly user: SignedIn;
  /** The code of the second step; null without one. */
  readonly code: string | null;
}

export function addAccount(password: string, user: SignedIn, code: string | null = null): void {
  accounts.set(user.email, { password, user, code });
}

export class SignInError extends Error {
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure) {
    super(reason);
    this.name = 'SignInError';
    this.reason = reason;
  }
}

let mayStart = Promise.resolve();

/** Keeps sessions from starting until the returned function is called. */
export function holdSessions(): () => void {
  let release = () => {};
  mayStart = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

export async function endFinishedSignIn(): Promise<void> {
  await mayStart;
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
  if (account.code !== null) await enterCode(account.code);
  setUser(account.user);
}

async function enterCode(right: string): Promise<void> {
  const confirm = async (code: string) => {
    if (code !== right) throw new PhoneError('wrong-code');
  };
  const sentTo = 'the phone ending in 0101';
  await askForCode(async () => ({ sentTo, localCode: null, confirm })).catch(() => {
    throw new SignInError('cancelled');
  });
}

class PhoneError extends Error {
  override readonly name = 'PhoneError';
  readonly reason: PhoneFailure;

  constructor(reason: PhoneFailure) {
    super(reason);
    this.reason = reason;
  }
}

export async function signOutOfFirebase(): Promise<void> {
  setUser(null);
}
