/**
 * `npm run test:deep [-- all | PARTS…]`: proves the proofs. Without names it runs the parts whose files
 * have changed since they last passed. A part that passes is written into the lock.
 */
import { runCommand } from '../runner/run-suites';
import { DEEP_SUITES, namedSuites } from '../runner/suite-names';
import { beginParts, changedParts } from './lock';

const args = process.argv.slice(2);

function choose() {
  if (args.length === 1 && args[0] === 'all') return DEEP_SUITES;
  if (args.length > 0) return namedSuites(args, DEEP_SUITES, 'npm run test:deep');
  const changed = changedParts();
  console.log(
    changed.length > 0
      ? `Parts whose files have changed since they last passed: ${changed.join(', ')}.`
      : 'No part’s files have changed since it last passed. All run with: npm run test:deep -- all',
  );
  return changed;
}

const hasPassed = beginParts();
process.exit(
  await runCommand('test-deep', choose, ({ suite, passed, failed }) => {
    const part = DEEP_SUITES.find((name) => name === suite);
    if (part !== undefined && failed === 0 && passed > 0) hasPassed(part);
  }),
);
