import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { UserType } from '@hearthkin/domain/account/fields';
import { doc, type Firestore, setDoc, setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { testSuite } from '../support/suite';

// Every denial is expected here; the assertions say which one was not.
setLogLevel('silent');

/** A project of its own, so that no trigger runs on what these tests write. */
const PROJECT = 'demo-hearthkin-rules';

export interface Who {
  readonly uid: string;
  readonly userType?: UserType;
  readonly admin?: boolean;
}

/** The database as somebody sees it through the rules; as a visitor, without a name. */
export type SeenBy = (who?: Who) => Firestore;

/** Writes past the rules. */
export type Arrange = (documents: Readonly<Record<string, object>>) => Promise<void>;

/** Loads the rules of the project into the emulator for the tests of a file. */
export function rulesEnvironment(): { readonly as: SeenBy; readonly arrange: Arrange } {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: PROJECT,
      firestore: {
        host: '127.0.0.1',
        port: testSuite().ports.firestore,
        rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
      },
    });
  });
  afterAll(() => environment.cleanup());

  const as: SeenBy = (who) => {
    const { uid, ...claims } = who ?? {};
    const context =
      uid === undefined
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid, claims);
    // Typed as the old API's object, which the functions of the new one take as well.
    return context.firestore() as unknown as Firestore;
  };
  const arrange: Arrange = (documents) =>
    environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore();
      await Promise.all(
        Object.entries(documents).map(([path, data]) => setDoc(doc(db, path), data)),
      );
    });
  return { as, arrange };
}

export { assertFails as denied, assertSucceeds as allowed };
