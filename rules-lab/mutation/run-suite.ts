/**
 * The `mutants` suite of `npm test`: judges every mutant by what the rules tests asked, which it
 * records where they have not run. Writes its outcome to the file that is named as argument.
 */
import { writeFileSync } from 'node:fs';
import { isRecording } from '../replay/recording';
import { rulesTestsPass } from '../replay/rules-tests';
import { judgeAll } from './judge-all';

const [report = ''] = process.argv.slice(2);
const folder = process.env.HEARTHKIN_RULES_RECORDING ?? '';
const { signal } = new AbortController();

if (!isRecording(folder) && !(await rulesTestsPass({}, signal))) process.exit(1);
const { problems, killed, equivalent } = await judgeAll(folder, signal);
const outcome = { passed: killed + equivalent, failed: problems.length, problems };
writeFileSync(report, JSON.stringify(outcome));
