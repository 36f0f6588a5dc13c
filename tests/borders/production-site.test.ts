import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../runner/build-site';

let folder: string;
/** All the scripts of the site as it is deployed. */
let scripts: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthkin-site-'));
  await buildSite({ VITE_EMULATORS: '' }, folder);
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
  scripts = texts.join('\n');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('a deployed site opens the windows of Google and Facebook and knows no test accounts', () => {
  expect(scripts).toContain('select_account');
  expect(scripts).toContain('Continue with ');
  for (const text of ['Choose a test account', 'Greta Lind', 'of the test account']) {
    expect(scripts).not.toContain(text);
  }
});
