import { FakeGoogle } from '../../production/setup/fake-google';
import type { GoogleApi, Json } from '../../production/setup/google-api';
import { emptyDatabase } from '../support/empty-database';
import { noteWrites } from '../support/in-process-triggers';
import { testSuite } from '../support/suite';

const FIRESTORE = 'https://firestore.googleapis.com';
const BESIDE = /databases\/restore-\w+/;

/**
 * Google as a restore meets it: documents are those of the Firestore emulator, all else is answered by `FakeGoogle`. A database
 * beside the site's is that of another project, since the emulator imports an export into a `(default)` only.
 */
export class GoogleWithEmulator extends FakeGoogle implements GoogleApi {
  readonly #beside: string;
  readonly #rulesName: string;
  #operation: Json | null = null;
  /** After so many commits to the site's database, the network is lost. */
  commitsLeft = Number.POSITIVE_INFINITY;

  constructor(projectId: string) {
    const site = `${FIRESTORE}/v1/projects/${projectId}/databases/(default)`;
    const rules = `https://firebaserules.googleapis.com/v1/projects/${projectId}`;
    super({
      [site]: { locationId: 'nam5' },
      [`${rules}/releases/cloud.firestore`]: { rulesetName: RULES },
    });
    this.#beside = `${projectId}-beside`;
    this.#rulesName = `${rules}/releases/cloud.firestore`;
  }

  override async get(url: string): Promise<Json | null> {
    if (url.endsWith('/operations?pageSize=100')) {
      return { operations: this.#operation === null ? [] : [this.#operation] };
    }
    if (url.includes('/operations/')) return { ...this.#operation, done: true };
    return super.get(url);
  }

  override async send(
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body: Json = {},
  ): Promise<Json> {
    if (!url.includes('/documents:')) return super.send(method, url, body);
    const isCommit = url.endsWith(':commit');
    if (isCommit && this.commitsLeft-- <= 0) throw new Error('The network is lost');
    const answer = await this.#emulated(url.replace(FIRESTORE, ''), body);
    // The triggers of a deployment get an event at once.
    if (isCommit) await noteWrites();
    return answer;
  }

  override async begin(url: string, { inputUriPrefix }: Json): Promise<Json> {
    await emptyDatabase(this.#beside);
    const folder = String(inputUriPrefix).replace('gs:/', '');
    await this.#emulated(`/emulator/v1/projects/${this.#beside}:import`, {
      database: `projects/${this.#beside}/databases/(default)`,
      export_directory: `${folder}/${EXPORT}.overall_export_metadata`,
    });
    const name = url.replace(`${FIRESTORE}/v1/`, '').replace(':importDocuments', '/operations/1');
    const metadata = { '@type': 'type.googleapis.com/x.ImportDocumentsMetadata' };
    this.#operation = { name, metadata };
    return this.#operation;
  }

  /** The release of rules as it is now. */
  rules() {
    return super.get(this.#rulesName);
  }

  /** Exports the site's database into a folder; returns the address of the export. */
  async export(projectId: string, folder: string): Promise<string> {
    await this.#emulated(`/emulator/v1/projects/${projectId}:export`, {
      database: `projects/${projectId}/databases/(default)`,
      export_directory: folder,
      export_name: EXPORT,
    });
    return `gs:/${folder}/${EXPORT}`;
  }

  async #emulated(path: string, body: Json): Promise<Json> {
    const to = (text: string) =>
      text.replaceAll(
        new RegExp(`projects/[^/"]+/${BESIDE.source}`, 'g'),
        `projects/${this.#beside}/databases/(default)`,
      );
    const response = await fetch(`http://127.0.0.1:${testSuite().ports.firestore}${to(path)}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: to(JSON.stringify(body)),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${text}`);
    const beside = `projects/${this.#beside}/databases/(default)`;
    const answered = BESIDE.exec(path);
    return JSON.parse(answered === null ? text : text.replaceAll(beside, databaseIn(path)));
  }
}

/** The name of the database that a path is about. */
function databaseIn(path: string): string {
  return /projects\/[^/]+\/databases\/[^/]+/.exec(path)?.[0] ?? '';
}

const EXPORT = 'yesterday';
export const RULES = 'projects/hearthkin/rulesets/deployed';
