import { describe, expect, it } from 'vitest';
import { FakeGoogle } from '../setup/fake-google';
import type { Json } from '../setup/google-api';
import { wayBack, wayForward } from './rollback';

const SERVICES = 'projects/hearthkin-1/locations/us-central1/services';
const RUN = 'https://run.googleapis.com/v2';
const CHANNEL =
  'https://firebasehosting.googleapis.com/v1beta1/projects/-/sites/hearthkin-1/channels/live';

const release = (version: number, releaseTime: string, type = 'DEPLOY') => ({
  type,
  releaseTime,
  version: { name: `sites/hearthkin-1/versions/v${version}` },
});

/** A service with a revision made at each of these times, oldest first. */
function service(id: string, times: readonly string[], traffic?: readonly Json[]) {
  const name = `${SERVICES}/${id}`;
  const revisions = times.map((createTime, index) => ({
    name: `${name}/revisions/${id}-0000${index + 1}`,
    createTime,
  }));
  return { name, revisions, latestReadyRevision: revisions.at(-1)?.name, traffic };
}

function google(releases: readonly Json[], services: readonly ReturnType<typeof service>[]) {
  return new FakeGoogle({
    [`${CHANNEL}/releases?pageSize=25`]: { releases },
    [`${RUN}/${SERVICES}?pageSize=1000`]: { services },
    ...Object.fromEntries(
      services.map(({ name, revisions }) => [
        `${RUN}/${name}/revisions?pageSize=100`,
        { revisions },
      ]),
    ),
  });
}

const FIRST = '2026-11-01T10:00:00Z';
const SECOND = '2026-11-08T10:00:00Z';
const releases = [release(2, SECOND), release(1, FIRST)];
const before = (time: string) => new Date(Date.parse(time) - 60_000).toISOString();

const changed = service('createbooking', [before(FIRST), before(SECOND)]);
const same = service('sendmail', [before(FIRST)]);
const added = service('newfunction', [before(SECOND)]);

async function take(steps: Promise<readonly { apply(): Promise<unknown> }[]>): Promise<void> {
  for (const { apply } of await steps) await apply();
}

describe('going back', () => {
  it('gives the site its version, and each changed function the revision of then', async () => {
    const api = google(releases, [changed, same, added]);
    await take(wayBack(api, 'hearthkin-1'));
    expect(api.sent).toEqual([
      {
        method: 'PATCH',
        url: `${RUN}/${SERVICES}/createbooking?updateMask=traffic`,
        body: {
          traffic: [
            {
              type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION',
              revision: 'createbooking-00001',
              percent: 100,
            },
          ],
        },
      },
      {
        method: 'POST',
        url: `${CHANNEL}/releases?versionName=sites%2Fhearthkin-1%2Fversions%2Fv1`,
        body: { message: 'npm run rollback' },
      },
    ]);
  });

  it('changes nothing before it is asked to', async () => {
    const api = google(releases, [changed]);
    expect((await wayBack(api, 'hearthkin-1')).map(({ what }) => what)).toEqual([
      'createbooking: createbooking-00001',
      `The site: the version of ${new Date(FIRST).toISOString()}`,
    ]);
    expect(api.sent).toEqual([]);
  });

  it('passes over a repeated release of the same version', async () => {
    const api = google([release(2, SECOND), ...releases], [changed]);
    const steps = await wayBack(api, 'hearthkin-1');
    expect(steps.at(-1)?.what).toContain(new Date(FIRST).toISOString());
  });

  it.each([[[]], [[release(1, FIRST)]], [[release(1, FIRST), release(0, FIRST, 'SITE_DISABLE')]]])(
    'isn’t possible without a release before',
    async (found) => {
      await expect(wayBack(google(found, []), 'hearthkin-1')).rejects.toThrow(/no release/);
    },
  );
});

it('a deployment lets the newest answer again where an older one was sent the requests', async () => {
  const pinned = service(
    'createbooking',
    [before(FIRST), before(SECOND)],
    [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION', revision: 'createbooking-00001' }],
  );
  const newest = service(
    'sendmail',
    [before(FIRST)],
    [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST' }],
  );
  const api = google(releases, [pinned, newest]);
  await take(wayForward(api, 'hearthkin-1'));
  expect(api.sent.map(({ url, body }) => [url, body.traffic])).toEqual([
    [
      `${RUN}/${SERVICES}/createbooking?updateMask=traffic`,
      [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }],
    ],
  ]);
});
