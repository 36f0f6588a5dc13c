import { REGION } from '@hearthkin/domain/foundation/region';
import type { Firestore } from 'firebase-admin/firestore';
import type { GoogleApi } from '../setup/google-api';
import { endRestore, noteRestore } from '../switches';
import type { Waiting } from './side-database';

/** A site whose database is brought back. */
export interface Site extends Waiting {
  readonly api: GoogleApi;
  readonly projectId: string;
  readonly db: Firestore;
}

/** Longer than anything that functions have begun goes on. */
const SETTLE_MS = 10 * 60_000;

/** Longer than an instance goes by the switches that it has read. */
const NOTICED_MS = 45_000;

/** No one reads or writes anything but the switches, which say that something is paused. */
const CLOSED_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /site/switches {
      allow get: if true;
    }
  }
}
`;

/**
 * Closes the site while its database is brought back: calls are refused, sweeps rest, pages read and write nothing, emails wait,
 * and triggers pass over what is written from now on. Waits until what had begun has ended. A run that broke off may have closed
 * it.
 * @returns the rules with which it is opened again.
 */
export async function close({ api, projectId, db, say, wait }: Site): Promise<string> {
  say('Closing the site …');
  const rules = await noteRestore(db, await releasedRules(api, projectId));
  await setMails(api, projectId, 'pause');
  await release(api, projectId, await makeClosedRules(api, projectId));
  say('Waiting ten minutes, until what functions have begun is done …');
  await wait(SETTLE_MS);
  return rules;
}

/** Opens it again, once each instance knows that the restore has ended. */
export async function open({ api, projectId, db, say, wait }: Site, rules: string): Promise<void> {
  say('Opening the site …');
  await endRestore(db);
  await wait(NOTICED_MS);
  await release(api, projectId, rules);
  await setMails(api, projectId, 'resume');
}

const RULES = 'https://firebaserules.googleapis.com/v1';
const releaseName = (projectId: string) => `projects/${projectId}/releases/cloud.firestore`;

async function releasedRules(api: GoogleApi, projectId: string): Promise<string> {
  const released = await api.get(`${RULES}/${releaseName(projectId)}`);
  if (released === null) throw new Error(`${projectId} has no rules: deploy first.`);
  return String(released.rulesetName);
}

async function makeClosedRules(api: GoogleApi, projectId: string): Promise<string> {
  const source = { files: [{ name: 'firestore.rules', content: CLOSED_RULES }] };
  const made = await api.send('POST', `${RULES}/projects/${projectId}/rulesets`, { source });
  return String(made.name);
}

async function release(api: GoogleApi, projectId: string, rulesetName: string): Promise<void> {
  const name = releaseName(projectId);
  await api.send('PATCH', `${RULES}/${name}`, { release: { name, rulesetName } });
}

async function setMails(
  api: GoogleApi,
  projectId: string,
  change: 'pause' | 'resume',
): Promise<void> {
  const queue = `projects/${projectId}/locations/${REGION}/queues/sendMailTask`;
  await api.send('POST', `https://cloudtasks.googleapis.com/v2/${queue}:${change}`, {});
}
