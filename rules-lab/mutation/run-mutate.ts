/**
 * `npm run rules:mutate -- [FILE] [WORD]`: loosens the rules one small step at a time and runs the
 * rules tests against each. Fails where a mutant survives. FILE is one of the two rules files; with
 * WORD only the mutants that it stands in are made.
 */

import { RULES_FILES, readRules } from '../support/rules-file';
import { type Running, withRulesSuite } from '../support/rules-suite';
import { assess } from './assess';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants';
import { judgeMutants } from './judge-mutants';
import { describeMutant } from './mutant';
import { mutantsOf } from './mutants-of';

const NEWS_EVERY = 25;

const args = process.argv.slice(2);
const files = RULES_FILES.filter((name) => args.includes(name));
const words = args.filter((arg) => !RULES_FILES.some((name) => name === arg));

async function mutate({ suite, progress, signal }: Running): Promise<number> {
  const all = RULES_FILES.flatMap((name) => mutantsOf(readRules(name)));
  const chosen = all.filter(
    (mutant) =>
      (files.length === 0 || files.includes(mutant.file)) &&
      words.every((word) => describeMutant(mutant).includes(word)),
  );
  progress.say(`${chosen.length} mutants of ${all.length} to judge`);
  let judged = 0;
  const verdicts = await judgeMutants(chosen, {
    suite,
    signal,
    grain: 'test',
    onVerdict: ({ mutant, killedBy }) => {
      judged += 1;
      if (killedBy === null) progress.say(`No test notices: ${describeMutant(mutant)}`);
      if (judged % NEWS_EVERY === 0) progress.say(`${judged} of ${chosen.length} judged`);
    },
  });
  const { problems, killed, equivalent } = assess(verdicts, all, EQUIVALENT_MUTANTS);
  console.log('');
  for (const problem of problems) console.log(problem);
  console.log(`${killed} killed, ${equivalent} equivalent, ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

process.exit(await withRulesSuite(mutate));
