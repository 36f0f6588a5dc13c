/**
 * `npm run lab -- accepted [COUNT [SEED]]`: documents that clients may write, with random changes:
 * what the rules accept, the schemas must read.
 */
import { inspect } from 'node:util';
import { describeFailure } from '@hearthkin/emulators/launcher/launcher-error';
import { type SampleSize, sampleArguments } from '@hearthkin/emulators/launcher/sample-arguments';
import { readRules, rulesetOf } from '../rules-file';
import { NOW } from './judge';
import { sampleUnread } from './unread';
import { writableDocuments } from './writable-documents';

const USAGE = 'npm run lab -- accepted [COUNT [SEED]]';
const DEFAULT_COUNT = 20_000;
const MAX_SHOWN = 3;

function compare({ count, seed }: SampleSize): number {
  const ruleset = rulesetOf(readRules('firestore.rules'));
  let total = 0;
  console.log(`${count} documents of each kind, seed ${seed}`);
  for (const document of writableDocuments(NOW)) {
    const { accepted, unread } = sampleUnread(ruleset, document, { count, seed });
    total += unread.length;
    const share = `${accepted} accepted, ${unread.length} of them not read`;
    console.log(`${document.name.padEnd(32)} ${share}`);
    const kinds = new Map(unread.map((one) => [one.problem, one]));
    for (const { fields, problem } of [...kinds.values()].slice(0, MAX_SHOWN)) {
      console.log(`    ${problem}`);
      console.log(`    ${inspect(fields, { depth: 6, breakLength: 160, maxStringLength: 60 })}`);
    }
  }
  console.log(`${total} accepted documents were not read. Seed: ${seed}`);
  return total;
}

try {
  const size = sampleArguments(process.argv.slice(2), DEFAULT_COUNT, USAGE);
  process.exitCode = compare(size) === 0 ? 0 : 1;
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
