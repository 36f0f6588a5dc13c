import { REGION } from '@hearthkin/domain/foundation/region';
import type { GoogleApi, Json } from '../setup/google-api';

/** One thing that going back changes: said before it is done. */
export interface BackStep {
  readonly what: string;
  apply(): Promise<unknown>;
}

interface HostingRelease {
  readonly version: string;
  readonly at: Date;
}

const RUN = 'https://run.googleapis.com/v2';
const LATEST = [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }];

/**
 * The way back to the release before: the site's version, and the revisions that answered when that one was released. Nothing is
 * built, so it takes seconds. Rules and indexes stay, since those of a release serve the site before it, too.
 * @throws Error if there is no release before.
 */
export async function wayBack(api: GoogleApi, projectId: string): Promise<readonly BackStep[]> {
  const [, earlier] = await releasesOf(api, projectId);
  if (earlier === undefined) throw new Error(`${projectId} has no release to go back to.`);
  const steps: BackStep[] = [];
  for (const service of await servicesOf(api, projectId)) {
    const revision = await revisionAt(api, service, earlier.at);
    // A function that the release before lacks answers no one of its site.
    if (revision === null || revision === answering(service)) continue;
    steps.push({
      what: `${shortOf(service.name)}: ${shortOf(revision)}`,
      apply: () =>
        direct(api, service, [{ type: OF_REVISION, revision: shortOf(revision), percent: 100 }]),
    });
  }
  steps.push({
    what: `The site: the version of ${earlier.at.toISOString()}`,
    apply: () =>
      api.send(
        'POST',
        `${channelOf(projectId)}/releases?versionName=${encodeURIComponent(earlier.version)}`,
        { message: 'npm run rollback' },
      ),
  });
  return steps;
}

/** Lets the newest revision of each service answer again: a deployment sends only functions that have changed. */
export async function wayForward(api: GoogleApi, projectId: string): Promise<readonly BackStep[]> {
  return (await servicesOf(api, projectId))
    .filter((service) => (service.traffic ?? []).some(({ type }) => type === OF_REVISION))
    .map((service) => ({
      what: `${shortOf(service.name)}: the newest`,
      apply: () => direct(api, service, LATEST),
    }));
}

const OF_REVISION = 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION';

interface Service {
  readonly name: string;
  /** The full name of the newest revision that works. */
  readonly latestReadyRevision: string;
  readonly traffic?: readonly { readonly type: string; readonly revision?: string }[];
}

const shortOf = (name: string) => name.split('/').at(-1) ?? '';
const channelOf = (projectId: string) =>
  `https://firebasehosting.googleapis.com/v1beta1/projects/-/sites/${projectId}/channels/live`;

/** The latest two releases of different versions of the site, newest first. */
async function releasesOf(api: GoogleApi, projectId: string): Promise<readonly HostingRelease[]> {
  const { releases = [] } = ((await api.get(`${channelOf(projectId)}/releases?pageSize=25`)) ??
    {}) as { releases?: readonly Json[] };
  const all = releases.flatMap(({ version, releaseTime, type }): HostingRelease[] =>
    type === 'DEPLOY' || type === 'ROLLBACK'
      ? [{ version: String((version as Json).name), at: new Date(String(releaseTime)) }]
      : [],
  );
  return all.filter(({ version }, index) => index === 0 || version !== all[0]?.version).slice(0, 2);
}

async function servicesOf(api: GoogleApi, projectId: string): Promise<readonly Service[]> {
  const url = `${RUN}/projects/${projectId}/locations/${REGION}/services?pageSize=1000`;
  const { services = [] } = ((await api.get(url)) ?? {}) as { services?: readonly Service[] };
  return services;
}

/** The revision that answers: the newest, unless traffic is sent to another. */
function answering({ latestReadyRevision, traffic = [] }: Service): string {
  const revision = traffic.find(({ type }) => type === OF_REVISION)?.revision;
  return revision === undefined
    ? latestReadyRevision
    : latestReadyRevision.replace(/[^/]+$/, revision);
}

/** The full name of the newest revision of a service that was there at a time; null for none. */
async function revisionAt(api: GoogleApi, { name }: Service, at: Date): Promise<string | null> {
  const { revisions = [] } = ((await api.get(`${RUN}/${name}/revisions?pageSize=100`)) ?? {}) as {
    revisions?: readonly { readonly name: string; readonly createTime: string }[];
  };
  const there = revisions
    .filter(({ createTime }) => new Date(createTime) <= at)
    .toSorted((a, b) => Date.parse(b.createTime) - Date.parse(a.createTime));
  return there[0]?.name ?? null;
}

function direct(api: GoogleApi, { name }: Service, traffic: readonly Json[]): Promise<Json> {
  return api.send('PATCH', `${RUN}/${name}?updateMask=traffic`, { traffic });
}
