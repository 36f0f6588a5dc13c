import { describe, expect, it } from 'vitest';
import { FakeGoogle } from '../setup/fake-google';
import type { Json } from '../setup/google-api';
import { sideDatabase } from './side-database';

const ALL = 'https://firestore.googleapis.com/v1/projects/hearthkin-1/databases';
const BACKUP = 'projects/hearthkin-1/locations/nam5/backups/monday';
const RUNNING = {
  name: 'projects/hearthkin-1/databases/x/operations/1',
  metadata: {
    '@type': 'type.googleapis.com/google.firestore.admin.v1.RestoreDatabaseMetadata',
    progressPercentage: { estimatedWork: '50', completedWork: '20' },
  },
};

/** Google, where an operation needs one more look until it is as given. */
class Restoring extends FakeGoogle {
  readonly said: string[] = [];
  readonly end: Json;

  constructor(answers: Readonly<Record<string, Json>>, end: Json = { done: true }) {
    super(answers);
    this.end = end;
  }

  override async begin(url: string, body: Json): Promise<Json> {
    this.sent.push({ method: 'POST', url, body });
    return RUNNING;
  }

  override get(url: string): Promise<Json | null> {
    if (url.endsWith(RUNNING.name)) return Promise.resolve({ ...RUNNING, ...this.end });
    return super.get(url);
  }

  side(backup: string): Promise<string> {
    const waiting = { say: (line: string) => void this.said.push(line), wait: async () => {} };
    return sideDatabase(this, 'hearthkin-1', backup, waiting);
  }
}

describe('a database beside the site’s', () => {
  it('is brought back from a scheduled backup, with Google’s word of how far it is', async () => {
    const google = new Restoring({});
    const databaseId = await google.side(BACKUP);
    expect(google.sent).toEqual([
      { method: 'POST', url: `${ALL}:restore`, body: { databaseId, backup: BACKUP } },
    ]);
    // Firestore's names: letters, digits and hyphens, from 4 to 63, and no UUID.
    expect(databaseId).toMatch(/^[a-z][a-z0-9-]{2,61}[a-z0-9]$/);
    expect(google.said).toEqual([`Bringing back ${BACKUP}: 40 % …`]);
  });

  it('is waited for, and not made twice, when a run broke off', async () => {
    const databaseId = await new Restoring({}).side(BACKUP);
    const url = `${ALL}/${databaseId}`;
    const google = new Restoring({
      [url]: {},
      [`${url}/operations?pageSize=100`]: { operations: [RUNNING] },
    });
    expect(await google.side(BACKUP)).toBe(databaseId);
    expect(google.sent).toEqual([]);
    expect(google.said).toHaveLength(1);
  });

  it('is made where the site’s is, for an export that is imported into it', async () => {
    const google = new Restoring({ [`${ALL}/(default)`]: { locationId: 'nam5' } });
    const databaseId = await google.side('gs://hearthkin-1/before');
    expect(google.sent.map(({ url, body }) => [url, body])).toEqual([
      [`${ALL}?databaseId=${databaseId}`, { type: 'FIRESTORE_NATIVE', locationId: 'nam5' }],
      [`${ALL}/${databaseId}:importDocuments`, { inputUriPrefix: 'gs://hearthkin-1/before' }],
    ]);
  });

  it('isn’t there if Google can’t, or if it isn’t the name of a backup', async () => {
    const failing = new Restoring({}, { done: true, error: { message: 'Backup has expired' } });
    await expect(failing.side(BACKUP)).rejects.toThrow('Backup has expired');
    await expect(new Restoring({}).side('monday')).rejects.toThrow('monday is neither');
  });
});
