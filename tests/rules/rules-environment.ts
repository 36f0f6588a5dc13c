import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { requireSoundRules } from '@hearthkin/emulators/launcher/rules-check';
import type { Firestore } from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { testSuite } from '../support/suite';
import { databaseSeenBy, disconnect, type Who, writePastRules } from './rules-clients';

export type { Who } from './rules-clients';

/** A project of its own, so that no trigger runs on what these tests write. */
const PROJECT = 'demo-hearthkin-rules';

/** The database as a person sees it through the rules; without a person, as a visitor does. */
export type SeenBy = (who?: Who) => Firestore;

/** Writes past the rules. */
export type Arrange = (documents: Readonly<Record<string, object>>) => Promise<void>;

/** Loads the rules of the project into the emulator for the tests of a file. */
export function rulesEnvironment(): { readonly as: SeenBy; readonly arrange: Arrange } {
  beforeAll(async () => {
    const rules = readFileSync(`${ROOT}/firestore.rules`, 'utf8');
    await requireSoundRules(testSuite().ports.firestore, PROJECT, 'firestore.rules', rules);
  });
  afterAll(disconnect);
  return {
    as: (who) => databaseSeenBy(PROJECT, who),
    arrange: (documents) => writePastRules(PROJECT, documents),
  };
}

export { assertFails as denied, assertSucceeds as allowed };
