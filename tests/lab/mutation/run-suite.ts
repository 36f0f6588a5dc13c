/**
 * The `mutants` suite of `npm test`: checks every mutant with the recording of the rules tests,
 * which it makes if they haven't run. Writes the result to the file given as argument.
 */
import { writeFileSync } from 'node:fs';
import { isRecording } from '../replay/recording';
import { rulesTestsPass } from '../replay/rules-tests';
import { checkAllMutants } from './check-all-mutants';

const [report = ''] = process.argv.slice(2);
const folder = process.env.HEARTHKIN_RULES_RECORDING ?? '';
const { signal } = new AbortController();

if (!isRecording(folder) && !(await rulesTestsPass({}, signal))) process.exit(1);
const { problems, killed, equivalent } = await checkAllMutants(folder, signal);
const outcome = { passed: killed + equivalent, failed: problems.length, problems };
writeFileSync(report, JSON.stringify(outcome));
