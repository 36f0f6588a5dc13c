/**
 * `npm run lab -- coverage`: runs the rules tests, and prints for each condition of both rules files
 * how often it was true and false. Fails if one was not seen both ways.
 */
import { readRecording } from '../replay/recording';
import { type Recorded, withRecording } from '../replay/with-recording';
import { RULES_FILES, readRules } from '../rules-file';
import { conditionsOf } from './conditions';
import { coverageTable, incompleteConditions } from './coverage-table';

async function measure({ folder }: Recorded): Promise<number> {
  const recording = readRecording(folder);
  const problems: string[] = [];
  for (const name of RULES_FILES) {
    const rules = readRules(name);
    const conditions = conditionsOf(rules, recording[name]);
    for (const line of coverageTable(rules, conditions)) console.log(line);
    console.log('');
    problems.push(...incompleteConditions(rules, conditions));
    console.log(`${name}: ${conditions.length} conditions\n`);
  }
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'Every condition was seen both ways.' : '');
  return problems.length === 0 ? 0 : 1;
}

process.exit(await withRecording(measure));
