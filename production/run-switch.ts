/** `npm run switch -- PROJECT NAME on|off`: see docs/operations.md. */
import { parseArgs } from 'node:util';
import { ALL_ON } from '@hearthkin/domain/foundation/switches';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setSwitch, switchNamed } from './switches';

const USAGE = `npm run switch -- PROJECT NAME on|off
  NAME   ${Object.keys(ALL_ON).join(', ')}`;

try {
  const [projectId, word = '', state, more] = parseArgs({ allowPositionals: true }).positionals;
  const name = switchNamed(word);
  const isKnown = (state === 'on' || state === 'off') && more === undefined;
  if (projectId === undefined || name === null || !isKnown) throw new Error(USAGE);
  const db = getFirestore(initializeApp({ projectId }));
  const {
    changedAt: _,
    restore: __,
    ...states
  } = await setSwitch(db, name, state === 'on', new Date());
  for (const [each, isOn] of Object.entries(states)) console.log(`${each}: ${isOn ? 'on' : 'off'}`);
  console.log(`Functions of ${projectId} go by this within 30 seconds, and open pages at once.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
