import { randomUUID } from 'node:crypto';
import type { User } from '@hearthkin/domain/account/user';
import { LIVE_ID, type LiveCompanion } from '@hearthkin/domain/companion/live';
import type { UserType } from '@hearthkin/domain/foundation/fields';
import { makeStaff } from '@hearthkin/emulators/launcher/make-staff';
import { adminAuth, adminDb } from './admin';
import { companionAccount, companionDocuments, memberDocument, newPhone } from './builders';
import { authAs } from './rest-client';
import { type FirstStep, takeSecondStep } from './second-step';
import { testSuite } from './suite';
import { newPayoutAccount } from './test-payments';

/** A person with an account in the Auth emulator. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

export interface Claims {
  readonly userType?: UserType | 'visitor';
  /** The claim alone, which is not enough; see `makeAdmin`. */
  readonly admin?: boolean;
}

/** The password of every actor. */
export const PASSWORD = 'Quiet-Harbour-7';

/** A sign-in with these claims and no documents. */
export async function makeActor(claims: Claims): Promise<Actor> {
  const { uid, email } = await createSignIn();
  await adminAuth.setCustomUserClaims(uid, claims);
  return { uid, email, idToken: tokenOf({ uid, email }, claims) };
}

/**
 * The token that a sign-in with the password would give. The emulators sign none and check no
 * signature, and signing in takes as long as most tests: tests of it use `signedInAgain`.
 */
function tokenOf(
  { uid, email }: Omit<Actor, 'idToken'>,
  claims: object,
  secondFactor: object = {},
): string {
  const { projectId } = testSuite();
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    ...claims,
    email,
    email_verified: false,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    user_id: uid,
    sub: uid,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    firebase: {
      identities: { email: [email] },
      sign_in_provider: 'password',
      ...secondFactor,
    },
  };
  const parts = [{ alg: 'none', typ: 'JWT' }, payload].map((part) => JSON.stringify(part));
  return `${parts.map((part) => Buffer.from(part).toString('base64url')).join('.')}.`;
}

/** Without claims. */
async function createSignIn(emailVerified = false): Promise<Pick<Actor, 'uid' | 'email'>> {
  const uid = `t-${randomUUID()}`;
  const email = `${uid}@hearthkin.test`;
  await adminAuth.createUser({ uid, email, password: PASSWORD, emailVerified });
  return { uid, email };
}

/** A member with an account document. */
export async function makeMember(overrides: Partial<User> = {}): Promise<Actor> {
  const actor = await makeActor({ userType: 'spender' });
  const account = memberDocument(actor.uid, { email: actor.email, ...overrides });
  await adminDb.doc(`users/${actor.uid}`).set(account);
  return actor;
}

/** A verified companion with account and listing, and where bookings are paid with an account that is ready. */
export async function makeCompanion(
  overrides: Partial<LiveCompanion> = {},
  accountOverrides: Partial<User> = {},
): Promise<Actor> {
  const actor = await makeActor({ userType: 'earner' });
  const account = companionAccount(actor.uid, { email: actor.email, ...accountOverrides });
  const batch = adminDb.batch();
  batch.set(adminDb.doc(`users/${actor.uid}`), account);
  const payouts = overrides.payoutAccount === undefined ? await newPayoutAccount(actor.uid) : null;
  if (payouts?.account) batch.set(adminDb.doc(`payoutAccounts/${actor.uid}`), payouts.account);
  const { listing, live } = companionDocuments(account, {
    ...(payouts && { payoutAccount: payouts.state }),
    ...overrides,
  });
  batch.set(adminDb.doc(`companions/${actor.uid}`), listing);
  batch.set(adminDb.doc(`companions/${actor.uid}/live/${LIVE_ID}`), live);
  await batch.commit();
  return actor;
}

/** One person of each kind, all made at once: `makeAll(makeMember, makeCompanion)`. */
export function makeAll<const Makers extends readonly (() => Promise<unknown>)[]>(
  ...makers: Makers
) {
  const made = makers.map((make) => make());
  // A list that is mapped has lost its length.
  return Promise.all(made) as Promise<{ [At in keyof Makers]: Awaited<ReturnType<Makers[At]>> }>;
}

/** Staff, and the phone of their second step. */
export interface Staff extends Actor {
  readonly phone: string;
}

/** Staff, with the token that a sign-in with their second step gives: tests of it use `newTokens`. */
export async function makeAdmin(): Promise<Staff> {
  const [{ uid, email }, phone] = [await createSignIn(true), newPhone()];
  await makeStaff(adminAuth, email, phone);
  const { customClaims = {} } = await adminAuth.getUser(uid);
  const secondFactor = {
    sign_in_second_factor: 'phone',
    second_factor_identifier: customClaims.adminFactor,
  };
  return { uid, email, phone, idToken: tokenOf({ uid, email }, customClaims, secondFactor) };
}

/** The same person after another sign-in. */
export async function signedInAgain(actor: Actor): Promise<Actor> {
  const { idToken } = await newTokens({ email: actor.email });
  return { ...actor, idToken };
}

/** Has Auth take sessions of a sign-in that began so long ago: it dates the first from when it was made. */
export async function allowSessionsOf({ uid }: Pick<Actor, 'uid'>, agoMs: number): Promise<void> {
  const { ports, projectId } = testSuite();
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const validSince = String(Math.floor((Date.now() - agoMs) / 1000) - 1);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince }),
  });
  if (!response.ok) throw new Error(`Auth answered ${response.status}: ${await response.text()}`);
}

/** The same person as if they had signed in earlier. */
export function signedInEarlier<Who extends Actor>(actor: Who, byMs: number): Who {
  return withClaims(actor, ({ auth_time }) => ({ auth_time: auth_time - byMs / 1000 }));
}

/** The same person with other claims in the token; the emulators check no signatures. */
export function withClaims<Who extends Actor>(
  actor: Who,
  change: (claims: { readonly auth_time: number; readonly iat: number }) => object,
): Who {
  const [header, payload = '', signature] = actor.idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = JSON.stringify({ ...claims, ...change(claims) });
  const idToken = [header, Buffer.from(changed).toString('base64url'), signature].join('.');
  return { ...actor, idToken };
}

/** The tokens of a new sign-in: with the second step for staff, whose `phone` gets the code. */
export async function newTokens({
  email,
  phone,
}: Pick<Actor, 'email'> & Partial<Staff>): Promise<{ idToken: string; refreshToken: string }> {
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  const { body: first } = await authAs('accounts:signInWithPassword', credentials);
  const body = phone === undefined ? first : (await takeSecondStep(first as FirstStep, phone)).body;
  const { idToken, refreshToken } = body as FirstStep;
  if (idToken === undefined || refreshToken === undefined) {
    throw new Error(`No sign-in: ${JSON.stringify(body)}`);
  }
  return { idToken, refreshToken };
}
