import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { requireSoundRules } from '@hearthkin/emulators/launcher/rules-check';
import { collection, documentId, type Firestore, getDocs, query, where } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { testSuite } from '../support/suite';
import { databaseSeenBy, disconnect, type Who, writeWithoutRules } from './rules-clients';

export type { Who } from './rules-clients';

/** Staff who signed in with their second factor at this time, in ms. */
export function staffSince(timeMs: number) {
  return {
    uid: 'staff',
    admin: true,
    adminFactor: 'a-phone',
    auth_time: Math.floor(timeMs / 1000),
    firebase: { sign_in_provider: 'password', second_factor_identifier: 'a-phone' },
  } satisfies Who;
}

/** What Auth says of a sign-in without a second factor. */
export const PASSWORD_ALONE = { sign_in_provider: 'password' } as const;

/** Staff, in every test. */
export const admin = staffSince(Date.now());

/** The database for a person, with rules; a visitor by default. */
type SeenBy = (who?: Who) => Firestore;

/** Writes without rules. */
type Arrange = (documents: Readonly<Record<string, object>>) => Promise<void>;

/** Lists one of a person's limits by its name. */
export function listLimits(database: Firestore, { uid }: Who, name: string) {
  const all = collection(database, `users/${uid}/limits`);
  return getDocs(query(all, where(documentId(), '==', name)));
}

/** Active accounts for people, by path; most writes need one. */
export function accountsOf(...people: readonly Who[]): Record<string, object> {
  return Object.fromEntries(
    people.map(({ uid }) => [`users/${uid}`, { accountStatus: 'active', level: 'verified' }]),
  );
}

/**
 * A database with the rules for the tests of one file. It is a project of its own: files don't see
 * each other's documents, and no triggers run.
 * @param people who have an account from the start.
 */
export function rulesEnvironment(people: () => readonly Who[] = () => []): {
  readonly as: SeenBy;
  readonly arrange: Arrange;
} {
  const projectId = `demo-rules-${randomUUID()}`;
  beforeAll(async () => {
    const rules = readFileSync(`${ROOT}/firestore.rules`, 'utf8');
    await requireSoundRules(testSuite().ports.firestore, projectId, 'firestore.rules', rules);
    await writeWithoutRules(projectId, accountsOf(...people()));
  });
  afterAll(disconnect);
  return {
    as: (who) => databaseSeenBy(projectId, who),
    arrange: (documents) => writeWithoutRules(projectId, documents),
  };
}

export { assertFails as denied, assertSucceeds as allowed };
