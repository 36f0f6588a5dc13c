/** `npm run rollback -- PROJECT [--dry-run]`: see docs/operations.md. */
import { parseArgs } from 'node:util';
import { wayBack } from './rollback/rollback';
import { googleApi } from './setup/google-api';

const USAGE = `npm run rollback -- PROJECT [--dry-run]
  --dry-run   says what would change, and changes nothing`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [projectId] = positionals;
  if (projectId === undefined || positionals.length > 1) {
    throw new Error(`Name one project.\n\n${USAGE}`);
  }
  for (const { what, apply } of await wayBack(googleApi(projectId), projectId)) {
    console.log(what);
    if (!values['dry-run']) await apply();
  }
  console.log(
    values['dry-run']
      ? 'Nothing was changed.'
      : `${projectId} is back at the release before. Rules and indexes stay. The next deployment lets the newest answer again.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
