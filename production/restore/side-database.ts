import { createHash } from 'node:crypto';
import type { GoogleApi, Json } from '../setup/google-api';

export interface Waiting {
  readonly say: (line: string) => void;
  readonly wait: (ms: number) => Promise<void>;
}

const ASKED_EVERY_MS = 10_000;

const allDatabases = (projectId: string) =>
  `https://firestore.googleapis.com/v1/projects/${projectId}/databases`;

/** The address of a database of a project. */
export const databaseUrl = (projectId: string, database: string) =>
  `${allDatabases(projectId)}/${database}`;

/**
 * The name of a database beside the site's that has what was backed up: no function and no page knows it, so nothing follows
 * from what is written there. Google brings a scheduled backup back into a new database only; an export is imported into
 * one, since an import into the site's own would leave what is newer, and wake every trigger. A later run finds it again.
 * @param backup `projects/…/backups/ID` of a scheduled backup, or `gs://BUCKET/FOLDER` of an export.
 * @throws Error if it is neither, or Google can't bring it back.
 */
export async function sideDatabase(
  api: GoogleApi,
  projectId: string,
  backup: string,
  waiting: Waiting,
): Promise<string> {
  const isExport = backup.startsWith('gs://');
  if (!isExport && !/^projects\/[^/]+\/locations\/[^/]+\/backups\/[^/]+$/.test(backup)) {
    throw new Error(
      `${backup} is neither the name of a backup (projects/…/locations/…/backups/…) nor the address of an export (gs://…).`,
    );
  }
  const databaseId = `restore-${createHash('sha256').update(backup).digest('hex').slice(0, 12)}`;
  const url = databaseUrl(projectId, databaseId);
  const isThere = (await api.get(url)) !== null;
  if (isExport) {
    if (!isThere) await create(api, projectId, databaseId);
    const begun = await operationOn(api, url, 'ImportDocuments');
    const operation =
      begun ?? (await api.begin(`${url}:importDocuments`, { inputUriPrefix: backup }));
    await untilDone(api, operation, `Importing ${backup}`, waiting);
  } else {
    const operation = isThere
      ? await operationOn(api, url, 'RestoreDatabase')
      : await api.begin(`${allDatabases(projectId)}:restore`, { databaseId, backup });
    if (operation !== null) await untilDone(api, operation, `Bringing back ${backup}`, waiting);
  }
  return databaseId;
}

async function create(api: GoogleApi, projectId: string, databaseId: string): Promise<void> {
  const site = await api.get(databaseUrl(projectId, '(default)'));
  if (site === null) throw new Error(`${projectId} has no database: run npm run setup:production.`);
  const { locationId } = site;
  const url = `${allDatabases(projectId)}?databaseId=${databaseId}`;
  await api.send('POST', url, { type: 'FIRESTORE_NATIVE', locationId });
}

/** An operation on a database that goes on or has succeeded, such as one that a run which broke off has begun. */
async function operationOn(api: GoogleApi, url: string, kind: string): Promise<Json | null> {
  const { operations = [] } = ((await api.get(`${url}/operations?pageSize=100`)) ?? {}) as {
    readonly operations?: readonly Json[];
  };
  const found = operations.find(({ metadata, error }) => {
    const type = (metadata as Json | undefined)?.['@type'];
    return error === undefined && typeof type === 'string' && type.endsWith(`.${kind}Metadata`);
  });
  return found ?? null;
}

async function untilDone(
  api: GoogleApi,
  begun: Json,
  what: string,
  { say, wait }: Waiting,
): Promise<void> {
  let operation = begun;
  while (operation.done !== true) {
    say(`${what}${progress(operation)} …`);
    await wait(ASKED_EVERY_MS);
    const url = `https://firestore.googleapis.com/v1/${operation.name}`;
    operation = (await api.get(url)) ?? operation;
  }
  const { message } = (operation.error ?? {}) as { readonly message?: string };
  if (operation.error !== undefined) throw new Error(`${what}: ${message}`);
}

/** The part that Google says is done, such as `: 40 %`. */
function progress({ metadata }: Json): string {
  const { progressPercentage, progressDocuments } = (metadata ?? {}) as Readonly<
    Record<string, { readonly estimatedWork?: string; readonly completedWork?: string }>
  >;
  const { estimatedWork, completedWork } = progressPercentage ?? progressDocuments ?? {};
  const [all, done] = [Number(estimatedWork ?? 0), Number(completedWork ?? 0)];
  return all === 0 ? '' : `: ${Math.floor((100 * done) / all)} %`;
}
