/** `npm run restore -- PROJECT BACKUP [--only COLLECTION,…] [--dry-run]`: see docs/operations.md. */
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { restore } from './restore/restore';
import { googleApi } from './setup/google-api';

const USAGE = `npm run restore -- PROJECT BACKUP [--only COLLECTION,…] [--dry-run]
  BACKUP      projects/…/locations/…/backups/ID of a scheduled backup, or gs://BUCKET/FOLDER of an export
  --only      collections at the root, each with all below it; without it, all of them
  --dry-run   says what would change, and changes nothing of the site`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const [projectId, backup, more] = positionals;
  if (projectId === undefined || backup === undefined || more !== undefined) throw new Error(USAGE);
  const isDone = await restore({
    api: googleApi(projectId),
    projectId,
    db: getFirestore(initializeApp({ projectId })),
    backup,
    only: values.only?.split(',') ?? [],
    isDry: values['dry-run'],
    say: console.log,
    wait,
    confirm: () => confirm(projectId),
  });
  console.log(isDone ? `${projectId} is back at ${backup}.` : 'Nothing of the site was changed.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('If the site was closed, it stays closed until this has ended: run it again.');
  process.exitCode = 1;
}

/** Asks for the project's id: what is changed or deleted now is in no other place, but in point-in-time recovery. */
async function confirm(projectId: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `The site is closed meanwhile, and what is written over can’t be brought back by this command. Type ${projectId} to go on: `,
  );
  terminal.close();
  return answer.trim() === projectId;
}
