/**
 * `npm run rules:mutate -- [FILE] [WORD]`: loosens the rules one small step at a time and asks of each
 * mutant whether the rules tests would notice. Fails where one survives. FILE is one of the two rules
 * files; with WORD only the mutants that it stands in are judged.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from '@hearthkin/emulators/launcher/paths';
import { RULES_FILES } from '../support/rules-file';
import { type Running, withRulesSuite } from '../support/rules-suite';
import { rulesTestsPass, testVariables } from '../support/rules-tests';
import { judgeAll } from './judge-all';
import { describeMutant } from './mutant';

const args = process.argv.slice(2);
const files = RULES_FILES.filter((name) => args.includes(name));
const words = args.filter((arg) => !RULES_FILES.some((name) => name === arg));
const folder = join(DATA, 'run', `rules-recording-${process.pid}`);

async function mutate({ suite, progress, signal }: Running): Promise<number> {
  const recorded = await progress.step('Recorded the rules tests', () =>
    rulesTestsPass(testVariables(suite), signal),
  );
  if (!recorded) return 1;
  const { problems, killed, equivalent } = await progress.step('Judged the mutants', () =>
    judgeAll(
      folder,
      signal,
      (mutant) =>
        (files.length === 0 || files.includes(mutant.file)) &&
        words.every((word) => describeMutant(mutant).includes(word)),
    ),
  );
  console.log('');
  for (const problem of problems) console.log(problem);
  console.log(`${killed} killed, ${equivalent} equivalent, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

mkdirSync(folder, { recursive: true });
// Read by the storage rules runtime and by the tests.
process.env.HEARTHKIN_RULES_RECORDING = folder;
const code = await withRulesSuite(mutate);
rmSync(folder, { recursive: true, force: true });
process.exit(code);
