/** `npm run indexes:prove -- PROJECT`: see docs/operations.md. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deployedIndexes } from '../../production/deploy/browse-indexes';
import { googleApi, type Json } from '../../production/setup/google-api';
import { runNode } from '../runner/run-command';
import type { NamedQuery } from './check-indexes';
import { proveIndexes } from './prove-indexes';

/** The queries of all builders, as the test of the indexes writes them down. */
async function allQueries(): Promise<readonly NamedQuery[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthkin-queries-'));
  try {
    const path = join(folder, 'queries.json');
    const test = 'tests/indexes/firestore-indexes.test.ts';
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', test];
    const { ok, output } = await runNode(args, { env: { QUERIES_TO: path } });
    if (!ok) throw new Error(`The indexes don’t fit the queries:\n${output}`);
    return JSON.parse(readFileSync(path, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Asks the emulator, where there is one: it needs no index, but refuses a query that no database takes. */
async function askEmulator(url: string, body: Json): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
}

function dimension(): number {
  const fields = deployedIndexes().indexes.flatMap((index) => index.fields);
  return (
    fields.find(({ vectorConfig }) => vectorConfig !== undefined)?.vectorConfig?.dimension ?? 0
  );
}

try {
  const [projectId, more] = parseArgs({ allowPositionals: true }).positionals;
  if (projectId === undefined || more !== undefined) {
    throw new Error('npm run indexes:prove -- PROJECT');
  }
  const { FIRESTORE_EMULATOR_HOST: emulator } = process.env;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const host = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const url = `${host}/v1/${root}:runQuery`;
  const api = googleApi(projectId);
  const ask = (structuredQuery: object) =>
    emulator === undefined
      ? api.send('POST', url, { structuredQuery })
      : askEmulator(url, { structuredQuery });
  const found = { root, dimension: dimension() };
  const { asked, refused } = await proveIndexes(await allQueries(), ask, found);
  for (const { names, sentence } of refused) console.log(`${names.join('\n')}\n  ${sentence}\n`);
  console.log(`${asked} kinds of queries were asked, and ${refused.length} were refused.`);
  if (refused.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
