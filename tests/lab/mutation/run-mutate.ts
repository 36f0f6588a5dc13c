/**
 * `npm run lab -- rules-mutants [FILE] [WORD]`: makes one small mistake in the rules at a time and
 * checks whether the rules tests would notice. Fails if a mutant survives. FILE is one of the two
 * rules files; WORD selects mutants whose description contains it.
 */
import { type Recorded, withRecording } from '../replay/with-recording';
import { RULES_FILES } from '../rules-file';
import { checkAllMutants } from './check-all-mutants';
import { describeMutant, type Mutant } from './mutant';

const args = process.argv.slice(2);
const files = RULES_FILES.filter((name) => args.includes(name));
const words = args.filter((arg) => !RULES_FILES.some((name) => name === arg));

const isWanted = (mutant: Mutant) =>
  (files.length === 0 || files.includes(mutant.file)) &&
  words.every((word) => describeMutant(mutant).includes(word));

async function mutate({ folder, progress, signal }: Recorded): Promise<number> {
  const { problems, killed, equivalent } = await progress.step('Checked the mutants', () =>
    checkAllMutants(folder, signal, isWanted),
  );
  console.log('');
  for (const problem of problems) console.log(problem);
  console.log(`${killed} killed, ${equivalent} equivalent, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

process.exit(await withRecording(mutate));
