import { randomUUID } from 'node:crypto';
import type { UserType } from '@hearthkin/domain/account/fields';
import type { User } from '@hearthkin/domain/account/user';
import type { Companion } from '@hearthkin/domain/companion/companion';
import { adminAuth, adminDb } from './admin';
import { companionAccount, companionDocument, memberDocument } from './builders';
import { testSuite } from './suite';

/** A person with an account in the Auth emulator. */
export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
}

export interface Claims {
  readonly userType?: UserType | 'visitor';
  readonly admin?: boolean;
}

/** The password of every actor. */
export const PASSWORD = 'Quiet-Harbour-7';

/** A sign-in with these claims and no documents. */
export async function makeActor(claims: Claims): Promise<Actor> {
  const uid = `t-${randomUUID()}`;
  const email = `${uid}@hearthkin.test`;
  await adminAuth.createUser({ uid, email, password: PASSWORD });
  await adminAuth.setCustomUserClaims(uid, claims);
  return { uid, email, idToken: await signIn(email) };
}

/** A member with an account document. */
export async function makeMember(overrides: Partial<User> = {}): Promise<Actor> {
  const actor = await makeActor({ userType: 'spender' });
  const account = memberDocument(actor.uid, { email: actor.email, ...overrides });
  await adminDb.doc(`users/${actor.uid}`).set(account);
  return actor;
}

/** A verified companion with account and listing. */
export async function makeCompanion(
  overrides: Partial<Companion> = {},
  accountOverrides: Partial<User> = {},
): Promise<Actor> {
  const actor = await makeActor({ userType: 'earner' });
  const account = companionAccount(actor.uid, { email: actor.email, ...accountOverrides });
  const batch = adminDb.batch();
  batch.set(adminDb.doc(`users/${actor.uid}`), account);
  batch.set(adminDb.doc(`companions/${actor.uid}`), companionDocument(account, overrides));
  await batch.commit();
  return actor;
}

/** Staff. */
export function makeAdmin(): Promise<Actor> {
  return makeActor({ admin: true });
}

/** The same person after another sign-in. */
export async function signedInAgain(actor: Actor): Promise<Actor> {
  return { ...actor, idToken: await signIn(actor.email) };
}

async function signIn(email: string): Promise<string> {
  const { ports } = testSuite();
  const method = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const response = await fetch(`http://127.0.0.1:${ports.auth}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  const answer = (await response.json()) as { idToken?: string };
  if (answer.idToken === undefined) throw new Error(`No sign-in: ${JSON.stringify(answer)}`);
  return answer.idToken;
}
