/** A process that runs the rules tests against one mutant after the other; see worker-messages.ts. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { conditionsOf } from '../coverage/conditions';
import { clearDocuments, firestoreCoverage, loadRules } from '../support/emulator-rules';
import { type Rules, type RulesFileName, readRules } from '../support/rules-file';
import { runTests, type TestName } from './test-session';
import type { Range } from './whole-text';
import {
  type Answer,
  type Request,
  type SurveyedTest,
  WORKER_VARIABLE,
  type WorkerPlace,
} from './worker-messages';

const { ports, projectId }: WorkerPlace = JSON.parse(process.env[WORKER_VARIABLE] ?? '{}');

const FOLDER = join(ROOT, 'tests/rules');
const TESTS: Readonly<Record<RulesFileName, readonly string[]>> = {
  'firestore.rules': testFiles((name) => !name.startsWith('storage')),
  'storage.rules': testFiles((name) => name.startsWith('storage')),
};

function testFiles(isWanted: (name: string) => boolean): string[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts') && isWanted(name));
  return names.sort().map((name) => join(FOLDER, name));
}

async function answer(request: Request): Promise<Answer> {
  return request.kind === 'survey'
    ? { kind: 'surveyed', tests: await survey(request) }
    : { kind: 'judged', killedBy: await judge(request) };
}

/** @throws Error when a test fails with the rules as they stand. */
async function survey({ file, grain }: Extract<Request, { kind: 'survey' }>) {
  const rules = readRules(file);
  await clearDocuments(ports, projectId);
  await loadRules(file, rules.text, ports, projectId);
  // The runtime of storage rules writes down what it counted only now and then.
  const reached = async () => (file === 'firestore.rules' ? await reachedNow(rules) : null);
  const tests: SurveyedTest[] = [];
  for (const files of grain === 'test' ? [TESTS[file]] : TESTS[file].map((one) => [one])) {
    const done: TestName[] = [];
    const { failed } = await runTests(files, async (test) => {
      if (grain === 'test') tests.push({ test, reached: await reached() });
      else done.push(test);
    });
    if (failed) throw new Error(`Fails without any mutant: ${failed.name}: ${failed.message}`);
    if (done.length === 0) continue;
    const together = await reached();
    tests.push(...done.map((test) => ({ test, reached: together })));
  }
  return tests;
}

/** The conditions that were come to since the last time. */
async function reachedNow(rules: Rules): Promise<Range[]> {
  const conditions = conditionsOf(rules, await firestoreCoverage(ports, projectId));
  // Forgets the counts. The report holds every value there was, and would grow without end.
  await loadRules(rules.name, rules.text, ports, projectId);
  return conditions.flatMap(({ visits, expression }) => (visits > 0 ? [expression.span] : []));
}

async function judge({ file, text, groups }: Extract<Request, { kind: 'judge' }>) {
  await loadRules(file, text, ports, projectId);
  for (const group of groups) {
    // What a mutant let through must not stand in the way of the next.
    await clearDocuments(ports, projectId);
    const { failed } = await runTests(group);
    if (failed) return nameOnly(failed);
  }
  return null;
}

function nameOnly({ id, file, name }: TestName): TestName {
  return { id, file, name };
}

process.on('message', (request: Request) => {
  answer(request)
    .catch((error: unknown): Answer => ({ kind: 'problem', message: String(error) }))
    .then((reply) => process.send?.(reply));
});
// The one who asks is gone.
process.on('disconnect', () => process.exit());
