/** The `mutants` suite of `npm test`: writes what it found to the file that is named as argument. */
import { writeFileSync } from 'node:fs';
import { testSuite } from '../../tests/support/suite';
import { RULES_FILES, readRules } from '../support/rules-file';
import { assess } from './assess';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants';
import { judgeMutants } from './judge-mutants';
import { mutantsOf } from './mutants-of';
import { currentTurn, sampleOf } from './sample';

const all = RULES_FILES.flatMap((name) => mutantsOf(readRules(name)));
const verdicts = await judgeMutants(sampleOf(all, currentTurn(process.env, new Date())), {
  suite: testSuite(),
  signal: new AbortController().signal,
  grain: 'file',
  onVerdict: () => undefined,
});
const { problems, killed, equivalent } = assess(verdicts, all, EQUIVALENT_MUTANTS);
const outcome = { passed: killed + equivalent, failed: problems.length, problems };
writeFileSync(process.argv[2] ?? '', JSON.stringify(outcome));
process.exit();
