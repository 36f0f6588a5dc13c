import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OFFLINE_CHUNKS, precacheFiles } from '../../web/service-worker/precache-files';
import { writeServiceWorker } from '../../web/service-worker/write-service-worker';

let folder: string;

/** A minimal built site. */
const SITE: Readonly<Record<string, string>> = {
  '.vite/manifest.json': JSON.stringify({
    'index.html': {
      file: 'assets/index-1.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: [
        'src/features/crisis-support/crisis-support-page.tsx',
        'src/features/browse/browse-page.tsx',
      ],
      css: ['assets/index-1.css'],
    },
    '_shared.js': { file: 'assets/shared-1.js', dynamicImports: ['src/session/auth-client.ts'] },
    'src/session/auth-client.ts': { file: 'assets/auth-client-1.js', imports: ['_sdk.js'] },
    '_sdk.js': { file: 'assets/sdk-1.js' },
    'src/features/crisis-support/crisis-support-page.tsx': {
      file: 'assets/crisis-support-page-1.js',
      imports: ['index.html', '_phone.js'],
    },
    '_phone.js': { file: 'assets/phone-1.js' },
    'src/features/browse/browse-page.tsx': { file: 'assets/browse-page-1.js' },
  }),
  'shell.html': '<style>@font-face{src:url(/assets/font-1.woff2)}</style>',
  'index.html': '<script type="module" src="/assets/index-1.js"></script>',
  'crisis-support.html': '<h1>Crisis support</h1>',
  'about-us.html': '<h1>About us</h1>',
  'browse.html': '<h1>Browse companions</h1>',
  'companion.html': '<main></main>',
  'spenders/browse.html': '<h1>Browse companions</h1>',
  'favicon.svg': '<svg/>',
  'robots.txt': '',
  'assets/index-1.css': 'a{background:url(/assets/leaf-1.svg)}',
  ...Object.fromEntries(
    ['index', 'shared', 'auth-client', 'sdk', 'crisis-support-page', 'phone', 'browse-page'].map(
      (name) => [`assets/${name}-1.js`, name],
    ),
  ),
  'assets/font-1.woff2': 'font',
  'assets/leaf-1.svg': '<svg/>',
};

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthkin-worker-'));
  for (const [path, text] of Object.entries(SITE)) await put(path, text);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const worker = () => readFile(join(folder, 'sw.js'), 'utf8');

describe('the service worker’s precache', () => {
  it('has the shell, the home page and the crisis page with all their files, and no other page', async () => {
    const { files, pages } = await precacheFiles(folder);
    expect([...files.keys()].sort()).toEqual([
      '/',
      '/assets/auth-client-1.js',
      '/assets/crisis-support-page-1.js',
      '/assets/font-1.woff2',
      '/assets/index-1.css',
      '/assets/index-1.js',
      '/assets/leaf-1.svg',
      '/assets/phone-1.js',
      '/assets/sdk-1.js',
      '/assets/shared-1.js',
      '/crisis-support',
      '/favicon.svg',
      '/shell',
    ]);
    expect(pages.toSorted()).toEqual([
      '/',
      '/about-us',
      '/browse',
      '/companion',
      '/crisis-support',
      '/spenders/browse',
    ]);
  });

  it.each(['shell.html', 'crisis-support.html', 'index.html'])(
    'cannot be built without %s',
    async (page) => {
      await rm(join(folder, page));
      await expect(writeServiceWorker(folder)).rejects.toThrow(page);
    },
  );

  it('has a new version only if a file differs', async () => {
    await writeServiceWorker(folder);
    const first = await worker();
    await put('about-us.html', '<h1>About all of us</h1>');
    await writeServiceWorker(folder);
    expect(await worker()).toBe(first);
    await put('crisis-support.html', '<h1>Help</h1>');
    await writeServiceWorker(folder);
    expect(await worker()).not.toBe(first);
  });
});

it.each(OFFLINE_CHUNKS)('the precache entry %s exists in the source', async (pattern) => {
  const sources = await readdir(join(ROOT, 'web/src'), { recursive: true });
  expect(sources.map((path) => `src/${path}`).some((path) => pattern.test(path))).toBe(true);
});
