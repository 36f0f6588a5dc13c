import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeGoogle } from '../setup/fake-google';
import { deployPlan } from './deploy-plan';
import { deployedConfig } from './deployed-config';
import { functionsLeft } from './functions-left';
import { indexesToBuild } from './indexes-ready';
import { cleanCommit, type Git, releasesOf, rememberRelease } from './releases';
import { requireSoundConfig } from './sound-config';

const SETTINGS = {
  VITE_FIREBASE_PROJECT_ID: 'hearthkin-1',
  VITE_FIREBASE_AUTH_DOMAIN: 'hearthkin-1.firebaseapp.com',
};

/** Functions of one CPU each. */
const functions = Array.from({ length: 25 }, (_, at) => ({
  id: `f${at}`,
  platform: 'gcfv2' as const,
  region: 'us-central1',
  startedBy: 'request' as const,
  cpu: 1,
  memory: 512,
  concurrency: 40,
  minInstances: 0,
  maxInstances: 10,
  timeout: 60,
  serviceAccount: '',
  secrets: [],
  isRetried: false,
  schedule: null,
}));

describe('the order of a deployment', () => {
  const plan = deployPlan(functions);

  it('is indexes, until they are built, then rules, functions and the site', () => {
    expect(plan.map(({ title }) => title)).toEqual([
      'Indexes and expiry',
      'Indexes are built',
      'Rules',
      'Functions 1 of 3',
      'Functions 2 of 3',
      'Functions 3 of 3',
      'Site',
    ]);
  });

  it('sends each function once, in groups that start within the quota', () => {
    const groups = plan
      .filter(({ title }) => title.startsWith('Functions'))
      .map(({ flags }) => flags?.[1]?.split(',') ?? []);
    expect(groups.map((group) => group.length)).toEqual([10, 10, 5]);
    expect(groups.flat()).toEqual(functions.map(({ id }) => `functions:${id}`));
  });

  it('sends triggers and tasks before sweeps, and what people call last', () => {
    const kinds = ['request', 'schedule', 'task', 'sign-in', 'event'] as const;
    const mixed = kinds.map((startedBy, at) => ({ ...functions[0], id: startedBy, startedBy, at }));
    const order = deployPlan(mixed as never).flatMap(({ flags }) =>
      (flags?.[1] ?? '').startsWith('functions:') ? (flags?.[1]?.split(',') ?? []) : [],
    );
    expect(order.map((id) => id.replace('functions:', ''))).toEqual([
      ...['task', 'event', 'schedule'],
      ...['request', 'sign-in'],
    ]);
  });

  it('deletes nothing: neither an index that the release before needs, nor a function', () => {
    const forced = plan.filter(({ flags }) => flags?.includes('--force'));
    expect(forced.every(({ flags }) => flags?.[1]?.startsWith('functions:'))).toBe(true);
    expect(forced).toHaveLength(3);
  });
});

describe('the configuration', () => {
  it('is valid for the Firebase CLI, with the hosts of its project', () => {
    const config = deployedConfig(SETTINGS);
    expect(() => requireSoundConfig(config)).not.toThrow();
    expect(JSON.stringify(config)).not.toContain('.invalid');
  });

  it('is refused with the name of a property that the Firebase CLI doesn’t know', () => {
    const config = { ...deployedConfig(SETTINGS), hostings: {} };
    expect(() => requireSoundConfig(config)).toThrow(/hostings/);
  });

  it('builds before it sends, so that nothing stale is deployed', () => {
    const { functions: entries, hosting } = JSON.parse(
      readFileSync(join(ROOT, 'firebase.json'), 'utf8'),
    );
    expect(entries[0].predeploy).toEqual(['node functions/build.mjs']);
    expect(hosting.predeploy).toEqual(['npm run build -w web']);
  });
});

describe('the files of settings', () => {
  const namesIn = (path: string) =>
    Object.keys(parseEnv(readFileSync(join(ROOT, path), 'utf8'))).sort();

  it('name every setting that the functions read', async () => {
    const source = readdirSync(join(ROOT, 'functions/src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(join(ROOT, 'functions/src', path), 'utf8'))
      .join('\n');
    const read = [...source.matchAll(/define(?:String|Int)\(\s*'(\w+)'/g)].map(([, name]) => name);
    expect(namesIn('functions/.env')).toEqual(read.sort());
  });

  it('and secrets: how each is changed is in the operator’s guide', () => {
    const source = readdirSync(join(ROOT, 'functions/src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.ts$/.test(path))
      .map((path) => readFileSync(join(ROOT, 'functions/src', path), 'utf8'))
      .join('\n');
    const read = [...source.matchAll(/defineSecret\(\s*'(\w+)'/g)].map(([, name]) => name);
    const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const [, section = ''] = guide.split('\n## Rotating secrets\n');
    const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual(read.sort());
  });

  it('name every setting that the site reads, but for those of the local suite and of a deployment', () => {
    const files = ['src', 'prerender', '.'].flatMap((folder) =>
      readdirSync(join(ROOT, 'web', folder), { recursive: folder !== '.', encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
        .map((path) => readFileSync(join(ROOT, 'web', folder, path), 'utf8')),
    );
    const read = new Set(files.join('\n').match(/VITE_[A-Z_]+[A-Z]/g));
    for (const ours of ['VITE_EMULATORS', 'VITE_ASKS_HOST', 'VITE_RELEASE']) read.delete(ours);
    expect(namesIn('web/.env.example')).toEqual([...read].sort());
  });
});

describe('a deployment by GitHub', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

  it('ignores the file of credentials and the folder that its tools leave', () => {
    const ignored = read('.gitignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['gha-creds-*.json', '.firebase/']));
  });

  it('runs actions of one commit only, which no one can move', () => {
    const folder = '.github/workflows';
    const used = readdirSync(join(ROOT, folder)).flatMap((file) => [
      ...read(join(folder, file)).matchAll(/uses: (?!\.\/)(\S+)/g),
    ]);
    expect(used.length).toBeGreaterThan(5);
    for (const [, action] of used) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });
});

describe('App Check', () => {
  const key = { VITE_APP_CHECK_KEY: '6Lkey' };

  it('is in the headers of a site with a key only', () => {
    const hosts = (settings: Readonly<Record<string, string>>) =>
      JSON.stringify(deployedConfig({ ...SETTINGS, ...settings }));
    expect(hosts(key)).toContain('content-firebaseappcheck.googleapis.com');
    expect(hosts({ VITE_APP_CHECK_KEY: '' })).not.toContain('appcheck');
  });
});

describe('indexes', () => {
  const groups =
    'https://firestore.googleapis.com/v1/projects/hearthkin-1/databases/(default)/collectionGroups/-';
  const indexes = `${groups}/indexes?pageSize=500`;

  it('are counted over all pages while they are being built', async () => {
    const google = new FakeGoogle({
      [indexes]: { indexes: [{ state: 'READY' }, { state: 'CREATING' }], nextPageToken: 'n' },
      [`${indexes}&pageToken=n`]: { indexes: [{ state: 'CREATING' }] },
    });
    expect(await indexesToBuild(google, 'hearthkin-1')).toBe(2);
  });

  it('are ready once all are', async () => {
    const google = new FakeGoogle({ [indexes]: { indexes: [{ state: 'READY' }] } });
    expect(await indexesToBuild(google, 'hearthkin-1')).toBe(0);
  });

  it('stop a deployment that would wait for one that can’t be built', async () => {
    const google = new FakeGoogle({ [indexes]: { indexes: [{ state: 'NEEDS_REPAIR' }] } });
    await expect(indexesToBuild(google, 'hearthkin-1')).rejects.toThrow(/could not be built/);
  });
});

it('names functions that go on running without being part of the release', async () => {
  const url =
    'https://cloudfunctions.googleapis.com/v2/projects/hearthkin-1/locations/us-central1/functions?pageSize=1000';
  const named = ['f0', 'sendReminders'].map((id) => ({
    name: `projects/hearthkin-1/locations/us-central1/functions/${id}`,
  }));
  const google = new FakeGoogle({ [url]: { functions: named } });
  expect(await functionsLeft(google, 'hearthkin-1', functions)).toEqual(['sendReminders']);
});

describe('releases', () => {
  let folder = '';
  let run: Git;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearthkin-releases-'));
    run = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
    run('init', '--quiet');
    run('config', 'user.email', 'ada@hearthkin.example');
    run('config', 'user.name', 'Ada');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function commit(text: string): string {
    writeFileSync(join(folder, 'a.txt'), text);
    run('add', 'a.txt');
    run('commit', '--quiet', '-m', text);
    return run('rev-parse', 'HEAD');
  }

  it('are numbered for each project, and remember their commits', () => {
    const [first, second] = [commit('one'), commit('two')];
    expect(rememberRelease(run, 'hearthkin-1', first).number).toBe(1);
    expect(rememberRelease(run, 'hearthkin-1', second).number).toBe(2);
    expect(rememberRelease(run, 'hearthkin-staging', second).number).toBe(1);
    // Going back is a release too.
    rememberRelease(run, 'hearthkin-1', first);
    expect(releasesOf(run, 'hearthkin-1')).toEqual([
      { number: 3, commit: first },
      { number: 2, commit: second },
      { number: 1, commit: first },
    ]);
  });

  it('hold only what is committed', () => {
    const head = commit('one');
    expect(cleanCommit(run)).toBe(head);
    writeFileSync(join(folder, 'a.txt'), 'changed');
    expect(() => cleanCommit(run)).toThrow(/Commit first.*a\.txt/s);
  });
});
