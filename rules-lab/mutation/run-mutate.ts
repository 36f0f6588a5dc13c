/**
 * `npm run rules:mutate -- [FILE] [WORD]`: loosens the rules one small step at a time and asks of each
 * mutant whether the rules tests would notice. Fails where one survives. FILE is one of the two rules
 * files; with WORD only the mutants that it stands in are judged.
 */
import { type Recorded, withRecording } from '../replay/with-recording';
import { RULES_FILES } from '../rules-file';
import { judgeAll } from './judge-all';
import { describeMutant, type Mutant } from './mutant';

const args = process.argv.slice(2);
const files = RULES_FILES.filter((name) => args.includes(name));
const words = args.filter((arg) => !RULES_FILES.some((name) => name === arg));

const isWanted = (mutant: Mutant) =>
  (files.length === 0 || files.includes(mutant.file)) &&
  words.every((word) => describeMutant(mutant).includes(word));

async function mutate({ folder, progress, signal }: Recorded): Promise<number> {
  const { problems, killed, equivalent } = await progress.step('Judged the mutants', () =>
    judgeAll(folder, signal, isWanted),
  );
  console.log('');
  for (const problem of problems) console.log(problem);
  console.log(`${killed} killed, ${equivalent} equivalent, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

process.exit(await withRecording(mutate));
