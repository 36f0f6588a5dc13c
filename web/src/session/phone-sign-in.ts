import { deleteApp, FirebaseError } from 'firebase/app';
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
} from 'firebase/auth';
import * as z from 'zod/mini';
import { isolatedApp } from '../firebase/app';
import { openAuth } from '../firebase/auth';
import { type Emulators, emulators } from '../lib/env';

const answerSchema = z.object({
  verificationCodes: z._default(
    z.array(z.object({ phoneNumber: z.string(), code: z.string() })),
    [],
  ),
});

/**
 * The last code the Auth emulator made for a phone number, which receives no real text message.
 * @param ending the number, or its last digits.
 */
export async function localCode(
  { auth, projectId }: Emulators,
  ending: string,
): Promise<string | null> {
  const url = `http://127.0.0.1:${auth}/emulator/v1/projects/${projectId}/verificationCodes`;
  const response = await fetch(url);
  const { verificationCodes } = answerSchema.parse(await response.json());
  return (
    verificationCodes.findLast(({ phoneNumber }) => phoneNumber.endsWith(ending))?.code ?? null
  );
}

/** The reason why a phone could not be verified. */
export type PhoneFailure =
  | 'invalid-number'
  | 'wrong-code'
  | 'expired-code'
  /** The phone belongs to a complete account. */
  | 'taken'
  | 'too-many-attempts'
  | 'offline'
  | 'failed';

class PhoneError extends Error {
  readonly reason: PhoneFailure;

  constructor(reason: PhoneFailure) {
    super(reason);
    this.name = 'PhoneError';
    this.reason = reason;
  }
}

/** A code that was sent. */
export interface SentCode {
  /** The code itself in the local suite; null in production. */
  readonly localCode: string | null;
  /**
   * Signs in with the code and returns the account's uid and phone.
   * @throws PhoneError
   */
  readonly confirm: (code: string) => Promise<{ readonly uid: string; readonly phone: string }>;
  /**
   * Signs in with the code beside the session, and returns the token of that sign-in, which proves the number.
   * @throws PhoneError
   */
  readonly prove: (code: string) => Promise<string>;
}

let isolatedAuth: Auth | undefined;

/**
 * A second Auth, in memory: only the code shows whose phone it is, and signing up must not sign an
 * existing member in.
 */
function openIsolatedAuth(): Auth {
  if (isolatedAuth) return isolatedAuth;
  isolatedAuth = initializeAuth(isolatedApp('phone-sign-in'), {
    persistence: inMemoryPersistence,
  });
  if (emulators) {
    connectAuthEmulator(isolatedAuth, `http://127.0.0.1:${emulators.auth}`, {
      disableWarnings: true,
    });
  }
  return isolatedAuth;
}

/**
 * Sends a code to a phone.
 * @param phone E.164
 * @throws PhoneError
 */
export async function sendCode(phone: string): Promise<SentCode> {
  const auth = openIsolatedAuth();
  try {
    const sent = await withCaptcha(auth, (captcha) => signInWithPhoneNumber(auth, phone, captcha));
    return {
      localCode: emulators ? await localCode(emulators, phone) : null,
      confirm: (code) => confirm(auth, sent, code, phone),
      prove: (code) => prove(auth, sent, code),
    };
  } catch (error) {
    throw phoneErrorOf(error);
  }
}

/** Runs `send` with the invisible captcha that Auth asks for before a text message. */
export async function withCaptcha<Sent>(
  auth: Auth,
  send: (captcha: RecaptchaVerifier) => Promise<Sent>,
): Promise<Sent> {
  // Skips the captcha's external script. The emulator accepts any answer.
  if (emulators) auth.settings.appVerificationDisabledForTesting = true;
  const container = document.body.appendChild(document.createElement('div'));
  const captcha = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await send(captcha);
  } finally {
    captcha.clear();
    container.remove();
  }
}

async function confirm(auth: Auth, sent: ConfirmationResult, code: string, phone: string) {
  try {
    const { user } = await sent.confirm(code);
    const client = openAuth();
    // An incomplete account is remembered only as long as its signup draft.
    await setPersistence(client, browserSessionPersistence);
    await client.updateCurrentUser(user);
    await closeIsolatedAuth(auth);
    return { uid: user.uid, phone };
  } catch (error) {
    throw phoneErrorOf(error);
  }
}

async function prove(auth: Auth, sent: ConfirmationResult, code: string): Promise<string> {
  try {
    const { user } = await sent.confirm(code);
    const proof = await user.getIdToken();
    await closeIsolatedAuth(auth);
    return proof;
  } catch (error) {
    throw phoneErrorOf(error);
  }
}

async function closeIsolatedAuth(auth: Auth): Promise<void> {
  isolatedAuth = undefined;
  await deleteApp(auth.app);
}

const FAILURES: Readonly<Record<string, PhoneFailure>> = {
  'auth/invalid-phone-number': 'invalid-number',
  'auth/missing-phone-number': 'invalid-number',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-verification-code': 'wrong-code',
  'auth/code-expired': 'expired-code',
  'auth/invalid-verification-id': 'expired-code',
  // Only complete accounts can be suspended.
  'auth/user-disabled': 'taken',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/quota-exceeded': 'too-many-attempts',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
};

/** The refusals of `beforeSignIn`, within a longer message. */
const PHONE_OF_AN_ACCOUNT = 'phone-of-an-account';

/** Whether an error is about the phone or its code. */
export function isPhoneProblem(error: unknown): boolean {
  return error instanceof FirebaseError && Object.hasOwn(FAILURES, error.code);
}

export function phoneErrorOf(error: unknown): PhoneError {
  if (error instanceof FirebaseError && error.message.includes(PHONE_OF_AN_ACCOUNT)) {
    return new PhoneError('taken');
  }
  const reason = error instanceof FirebaseError ? FAILURES[error.code] : undefined;
  if (reason === undefined) console.warn('The phone could not be verified', error);
  return new PhoneError(reason ?? 'failed');
}
