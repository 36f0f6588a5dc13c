/** `npm test`: proves the product; all suites, or the given ones. The last line is "N passed, N failed". */
import { runCommand } from './runner/run-suites';
import { namedSuites, SUITES } from './runner/suite-names';

const args = process.argv.slice(2);
process.exit(
  await runCommand('test', () =>
    args.length === 0 ? SUITES : namedSuites(args, SUITES, 'npm test'),
  ),
);
