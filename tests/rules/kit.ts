import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { requireSoundRules } from '@hearthkin/emulators/launcher/rules-check';
import { afterAll, beforeAll, it } from 'vitest';
import { testSuite } from '../support/suite';
import { accountsOf, type Caller, type Who } from './people';
import {
  Client,
  type Document,
  databaseSeenBy,
  disconnect,
  writeWithoutRules,
} from './rules-clients';
import { type FieldCases, GONE } from './values';

export type { Clause, Document } from './rules-clients';
export { assertFails as denied, assertSucceeds as allowed };

/**
 * A database with the rules for the tests of one file. It is a project of its own: files don't see
 * each other's documents, and no triggers run.
 * @param people who have an account from the start.
 */
export function rulesEnvironment(...people: readonly Who[]): {
  /** The database for a person, with rules; a visitor by default. */
  readonly as: (who?: Who) => Client;
  /** Writes without rules. */
  readonly arrange: (documents: Readonly<Record<string, object>>) => Promise<void>;
} {
  const projectId = `demo-rules-${randomUUID()}`;
  beforeAll(async () => {
    const rules = readFileSync(`${ROOT}/firestore.rules`, 'utf8');
    await requireSoundRules(testSuite().ports.firestore, projectId, 'firestore.rules', rules);
    await writeWithoutRules(projectId, accountsOf(...people));
  });
  afterAll(disconnect);
  return {
    as: (who) => new Client(databaseSeenBy(projectId, who)),
    arrange: (documents) => writeWithoutRules(projectId, documents),
  };
}

/** Awaits what was expected of an attempt, and says otherwise which attempt it was. */
async function expected<Result>(
  outcome: (attempt: Promise<Result>) => Promise<unknown>,
  attempt: Promise<Result>,
  what: unknown,
): Promise<void> {
  await outcome(attempt).catch((error: Error) => {
    throw new Error(`${JSON.stringify(what) ?? 'a visitor'}: ${error.message}`, { cause: error });
  });
}

/**
 * Lets each caller do each operation, first those who may not: what they do changes nothing, so they
 * try it at the same time.
 */
export async function access(
  { to = [], notTo = [] }: { readonly to?: readonly Caller[]; readonly notTo?: readonly Caller[] },
  ...operations: readonly ((who: Caller) => Promise<unknown>)[]
): Promise<void> {
  for (const operation of operations) {
    await Promise.all(notTo.map((who) => expected(assertFails, operation(who), who)));
    for (const who of to) await expected(assertSucceeds, operation(who), who);
  }
}

/** Tries an operation with bad values, which it must refuse, and then with good ones. */
export async function takes<Good, Bad>(
  operation: (value: Good | Bad) => Promise<unknown>,
  good: readonly Good[],
  bad: readonly Bad[] = [],
): Promise<void> {
  for (const value of bad) await expected(assertFails, operation(value), value);
  for (const value of good) await expected(assertSucceeds, operation(value), value);
}

/**
 * One test per field: the owner may write every good value, no bad one, and can't remove the field.
 */
export function takesOnlyGoodValues(fields: FieldCases, document: () => Document): void {
  it.each(Object.entries(fields))(
    'take any good value and no bad one: %s',
    async (field, cases) => {
      const write = (value: unknown) => document().update({ [field]: value });
      // A field may lack a good value at first.
      await takes(write, cases.good);
      await takes(write, [], cases.bad);
      await assertFails(document().update({ [field]: GONE }));
    },
  );
}
