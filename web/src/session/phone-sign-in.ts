import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserSessionPersistence,
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  setPersistence,
  signInWithPhoneNumber,
  signOut,
} from 'firebase/auth';
import { firebaseApp } from '../firebase/app';
import { openAuth } from '../firebase/auth';
import { emulators } from '../lib/env';
import { localCode } from './local-code';

/** Why a phone could not be verified, as far as Firebase tells. */
export type PhoneFailure =
  | 'invalid-number'
  | 'wrong-code'
  | 'expired-code'
  /** The phone belongs to an account that is complete. */
  | 'taken'
  | 'too-many-attempts'
  | 'offline'
  | 'failed';

export class PhoneError extends Error {
  readonly reason: PhoneFailure;

  constructor(reason: PhoneFailure) {
    super(reason);
    this.name = 'PhoneError';
    this.reason = reason;
  }
}

/** A code that is on its way. */
export interface SentCode {
  /** The code itself where the local suite made it up; null in production. */
  readonly localCode: string | null;
  /**
   * Signs the person in by the code they received; answers whose sign-in that is.
   * @throws PhoneError
   */
  readonly confirm: (code: string) => Promise<{ readonly uid: string; readonly phone: string }>;
}

let doorstep: Auth | undefined;

/**
 * An Auth of its own, in memory: whose phone it is comes to light only after the code, and somebody
 * with an account must not be signed in to it by signing up.
 */
function openDoorstep(): Auth {
  if (doorstep) return doorstep;
  doorstep = initializeAuth(initializeApp(firebaseApp().options, 'doorstep'), {
    persistence: inMemoryPersistence,
  });
  if (emulators) {
    connectAuthEmulator(doorstep, `http://127.0.0.1:${emulators.auth}`, { disableWarnings: true });
    // No script of another host is loaded; the emulator takes any answer to a captcha.
    doorstep.settings.appVerificationDisabledForTesting = true;
  }
  return doorstep;
}

/**
 * Sends a code to a phone.
 * @param phone E.164
 * @throws PhoneError
 */
export async function sendCode(phone: string): Promise<SentCode> {
  const auth = openDoorstep();
  const corner = document.body.appendChild(document.createElement('div'));
  const captcha = new RecaptchaVerifier(auth, corner, { size: 'invisible' });
  try {
    const sent = await signInWithPhoneNumber(auth, phone, captcha);
    return {
      localCode: emulators ? await localCode(emulators, phone) : null,
      confirm: (code) => confirm(auth, sent, code, phone),
    };
  } catch (error) {
    throw phoneErrorOf(error);
  } finally {
    captcha.clear();
    corner.remove();
  }
}

async function confirm(auth: Auth, sent: ConfirmationResult, code: string, phone: string) {
  try {
    const { user } = await sent.confirm(code);
    const { claims } = await user.getIdTokenResult();
    if (claims.userType !== undefined || claims.admin === true) {
      await signOut(auth);
      throw new PhoneError('taken');
    }
    const client = openAuth();
    // Half an account is not remembered for longer than its wizard.
    await setPersistence(client, browserSessionPersistence);
    await client.updateCurrentUser(user);
    await leaveDoorstep(auth);
    return { uid: user.uid, phone };
  } catch (error) {
    throw phoneErrorOf(error);
  }
}

async function leaveDoorstep(auth: Auth): Promise<void> {
  doorstep = undefined;
  await deleteApp(auth.app);
}

const FAILURES: Readonly<Record<string, PhoneFailure>> = {
  'auth/invalid-phone-number': 'invalid-number',
  'auth/missing-phone-number': 'invalid-number',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-verification-code': 'wrong-code',
  'auth/code-expired': 'expired-code',
  'auth/invalid-verification-id': 'expired-code',
  // Only an account that is complete is ever suspended.
  'auth/user-disabled': 'taken',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/quota-exceeded': 'too-many-attempts',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
};

function phoneErrorOf(error: unknown): PhoneError {
  if (error instanceof PhoneError) return error;
  const reason = error instanceof FirebaseError ? FAILURES[error.code] : undefined;
  if (reason === undefined) console.warn('The phone could not be verified', error);
  return new PhoneError(reason ?? 'failed');
}
