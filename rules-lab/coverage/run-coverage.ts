/**
 * `npm run rules:coverage`: runs the rules tests, and prints for each condition of both rules files
 * how often it was seen true and false. Fails where one was not seen both ways.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import { firestoreCoverage, loadRules } from '../support/emulator-rules';
import { RULES_FILES, readRules } from '../support/rules-file';
import { type Running, withRulesSuite } from '../support/rules-suite';
import { rulesTestsPass, testVariables } from '../support/rules-tests';
import { conditionsOf } from './conditions';
import type { CoverageReport } from './coverage-report';
import { coverageTable, incompleteConditions } from './coverage-table';

/** The tests of all files run in one project, whose rules are loaded once: loading forgets counts. */
const PROJECT_ID = 'demo-hearthkin-coverage';

const reports = join(DATA, 'run', `rules-coverage-${process.pid}`);
const storageReport = join(reports, 'storage.json');

async function measure({ suite, signal }: Running): Promise<number> {
  const { ports } = suite;
  await loadRules('firestore.rules', readRules('firestore.rules').text, ports, PROJECT_ID);
  const env = { ...testVariables(suite), HEARTHKIN_RULES_PROJECT: PROJECT_ID };
  const problems = (await rulesTestsPass(env, signal)) ? [] : ['A rules test fails; see above.'];
  const coverage = {
    'firestore.rules': await firestoreCoverage(ports, PROJECT_ID),
    'storage.rules': readStorageCoverage(),
  };
  for (const name of RULES_FILES) {
    const rules = readRules(name);
    const conditions = conditionsOf(rules, coverage[name]);
    for (const line of coverageTable(rules, conditions)) console.log(line);
    console.log('');
    problems.push(...incompleteConditions(rules, conditions));
    console.log(`${name}: ${conditions.length} conditions\n`);
  }
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'Every condition was seen both ways.' : '');
  return problems.length === 0 ? 0 : 1;
}

function readStorageCoverage(): CoverageReport {
  if (!existsSync(storageReport)) return {};
  return JSON.parse(readFileSync(storageReport, 'utf8')) as CoverageReport;
}

mkdirSync(reports, { recursive: true });
// Read by the storage rules runtime, which the emulators start.
process.env.STORAGE_RULES_COVERAGE = storageReport;
const code = await withRulesSuite(measure);
rmSync(reports, { recursive: true, force: true });
process.exit(code);
