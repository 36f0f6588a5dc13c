import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@hearthkin/domain/foundation/durations';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../runner/build-site';
import { describeOverruns, measurePages, readBudget } from '../support/budget';
import { ORIGIN, PAGES, PRODUCTION_SITE } from '../support/production-site';
import { ScriptWeight } from '../support/script-weight';

/** Pages that begin with a frame: file, path, and what starts with it. */
const FRAMES = [
  [
    'browse.html',
    '/browse',
    ['src/features/browse/browse-page.tsx', 'src/app/require-session.tsx'],
  ],
  [
    'spenders/browse.html',
    '/spenders/browse',
    ['src/features/browse/browse-page.tsx', 'src/app/require-session.tsx'],
  ],
  ['companion.html', '/companion/:companionId', ['src/features/companion/companion-page.tsx']],
] as const;

const SESSION = ['src/session/auth-client.ts', 'src/session/user-change.ts'];

let folder: string;
/** All scripts of the deployed site. */
let scripts: string;

const read = (file: string) => readFile(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthkin-site-'));
  await buildSite(PRODUCTION_SITE, folder);
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')));
  scripts = texts.join('\n');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('a deployed site uses the real Google and Facebook popups, without test accounts', () => {
  expect(scripts).toContain('select_account');
  expect(scripts).toContain('Continue with ');
  for (const text of ['Choose a test account', 'Greta Lind', 'of the test account']) {
    expect(scripts).not.toContain(text);
  }
});

it('a deployed site knows its project, and neither emulators nor a host to ask', () => {
  expect(scripts).toContain('hearthkin-1.firebasestorage.app');
  for (const text of ['init.json', 'firebaseEmulators', 'useEmulator']) {
    expect(scripts).not.toContain(text);
  }
});

it('a site without a key and a DSN has nothing that makes tokens or reports errors', async () => {
  for (const text of ['content-firebaseappcheck', 'captureException', 'unhandledrejection']) {
    expect(scripts.includes(text), text).toBe(false);
  }
  expect(await read('privacy.html')).not.toMatch(/recaptcha|sentry/i);
});

it('a deployed site has its own validation messages instead of zod’s', () => {
  expect(scripts).toContain('Please enter your first name');
  expect(scripts).not.toContain('Too small: expected ');
});

describe.each(PAGES)('%s', (file, path, words) => {
  it('has the page content, title, description and canonical URL', async () => {
    const html = await read(file);
    const [head = '', body = ''] = html.split('<body>');
    expect(body).toContain(words);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(head.match(/<title>[^<]*Hearthkin[^<]*<\/title>/g)).toHaveLength(1);
    expect(head.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
    expect(head).toContain(`<meta property="og:url" content="${ORIGIN}${path}"`);
    expect(head).not.toContain('noindex');
    expect(body).toContain(`data-page="${path}"`);
  });
});

describe.each([...PAGES, ...FRAMES].map(([file]) => file))('%s', (file) => {
  it('has its styles inline, and no inline script but its first', async () => {
    const html = await read(file);
    expect(html).toContain('data-emotion="css ');
    expect(html).not.toContain('rel="stylesheet"');
    const inline = html
      .match(/<script\b[^>]*>/g)
      ?.filter((tag) => !tag.includes(' src="/assets/'))
      .filter((tag) => !tag.includes('type="application/ld+json"'));
    expect(inline).toEqual(['<script>']);
    expect(html).not.toMatch(/ on[a-z]+="/);
  });
});

it.each([...PAGES, ...FRAMES].map(([file]) => file))(
  '%s holds its other scripts back until it is painted',
  async (file) => {
    const html = await read(file);
    const [before = '', rest = ''] = html.split('<template data-scripts>');
    const [held = '', after = ''] = rest.split('</template>');
    expect(held).toContain('<script type="module"');
    expect(before + after).not.toMatch(/type="module"|rel="modulepreload"/);
    expect(after).toContain('<script>');
  },
);

describe.each(FRAMES)('the frame %s', (file, path, sources) => {
  it('has the page before anyone is known, for no search engine', async () => {
    const [head = '', body = ''] = (await read(file)).split('<body>');
    expect(body).toContain(`data-page="${path}"`);
    expect(body).toContain('aria-label="Crisis support"');
    expect(body).toContain('aria-busy="true"');
    expect(head.match(/<title>[^<]*Hearthkin<\/title>/g)).toHaveLength(1);
    expect(head.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1);
    expect(head).toContain('<meta name="robots" content="noindex"');
    expect(head).not.toContain('rel="canonical"');
  });

  it('shows neither a visitor’s header nor a person’s', async () => {
    const [, body = ''] = (await read(file)).split('<body>');
    const [header = ''] = body.split('</header>');
    expect(header).toContain('aria-label="Main"');
    expect(header).not.toMatch(
      /Sign In|Get Started|Account menu|otifications|href="\/(login|about-us)"/,
    );
    const [frame = ''] = body.split('<template');
    expect(frame).not.toMatch(/<img|per hour|reviews?\)|href="\/(book|companion|profile)/);
  });

  it('asks for all scripts of the page, its guard and the session, and for no other', async () => {
    const weight = await ScriptWeight.of(folder);
    const needed = ['index.html', ...sources, ...SESSION].flatMap((source) =>
      weight.filesOfEntry(source),
    );
    const tags = (await read(file)).matchAll(
      /<(?:link rel="modulepreload"|script type="module")[^>]* (?:href|src)="\/([^"]+)"/g,
    );
    const asked = [...tags].map(([, script]) => script);
    expect(asked.toSorted()).toEqual([...new Set(needed)].sort());
  });
});

it('the frame of a profile has an outline without a companion, and the place for it', async () => {
  const html = await read('companion.html');
  const [, outline = ''] = /<template data-outline>(.*?)<\/template>/s.exec(html) ?? [];
  expect(outline).toContain('<h1');
  // No link, no picture and no word of a person yet.
  expect(outline).not.toMatch(/ src=|href=/);
  for (const [, text] of outline.matchAll(/<span data-fill="[^"]*">([^<]*)</g))
    expect(text).toBe('');
  expect(html.match(/<div data-served=""><\/div>/g)).toHaveLength(1);
  for (const file of ['browse.html', 'index.html'])
    expect(await read(file)).not.toContain('data-outline');
});

it('the frame of the list has its heading and controls', async () => {
  const html = await read('browse.html');
  expect(html.match(/<h1[^>]*>Browse companions<\/h1>/g)).toHaveLength(1);
  for (const words of ['Everyone here is ID-verified.', 'Search by name', 'Sort by', 'Filters']) {
    expect(html).toContain(words);
  }
});

it('all other pages start with an empty shell', async () => {
  const shell = await read('shell.html');
  expect(shell).toContain('<div id="root"></div>');
  expect(shell).not.toMatch(/name="description"|rel="canonical"|data-emotion/);
});

it.each([...FRAMES.map(([file]) => file), 'shell.html'])(
  '%s connects at once to where the session, the data and photos come from',
  async (file) => {
    const connections = (await read(file)).matchAll(
      /<link rel="preconnect" href="https:\/\/([^"]+)"( crossorigin)? \/>/g,
    );
    const hosts = [...connections].map(([, host, kind = '']) => host + kind);
    expect(hosts).toEqual([
      'securetoken.googleapis.com crossorigin',
      'identitytoolkit.googleapis.com crossorigin',
      'firestore.googleapis.com crossorigin',
      'firebasestorage.googleapis.com',
    ]);
    for (const host of hosts) expect(scripts).toContain(host.split(' ')[0]);
  },
);

it('no page that is rendered whole connects to anyone', async () => {
  for (const [file] of PAGES) expect(await read(file)).not.toContain('preconnect');
});

it('the sitemap lists the public pages, and no others', async () => {
  const addresses = [...(await read('sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
  expect(addresses.map(([, address]) => address).sort()).toEqual(
    PAGES.map(([, path]) => ORIGIN + path).sort(),
  );
  expect(await read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

it('the lines of all countries are kept for offline', async () => {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(names.map((name) => read(join('assets', name))));
  const lines = names.filter((_name, index) => texts[index]?.includes('TelefonSeelsorge'));
  expect(lines).not.toEqual([]);
  const worker = await read('sw.js');
  for (const name of lines) expect(worker).toContain(name);
});

it('security.txt says where to report a hole, for less than a year, and is sent with the site', async () => {
  const text = await read('.well-known/security.txt');
  expect(text).toContain('Contact: mailto:security@hearthkin.example\n');
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
  const until = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(until).toBeGreaterThan(Date.now());
  expect(until).toBeLessThan(Date.now() + 365 * DAY_MS);
  const { hosting } = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
  const { listFiles } = createRequire(import.meta.url)('firebase-tools/lib/listFiles.js');
  const sent: readonly string[] = listFiles(folder, hosting.ignore);
  expect(sent).toContain('.well-known/security.txt');
  expect(sent.filter((path) => /^\.(?!well-known)/.test(path))).toEqual([]);
});

it('the licenses of the libraries in the scripts are beside them', async () => {
  const notices = await read('third-party-notices.txt');
  for (const name of ['react', '@mui/material', 'firebase', 'zod']) {
    expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(`, 'm'));
  }
  expect(notices).toContain('Permission is hereby granted');
});

it('every page that is rendered whole names who runs the site, and the legal ones in their text too', async () => {
  for (const [file] of PAGES) {
    const html = await read(file);
    const named = html.match(
      /Run by (<!-- -->)?Hearthkin GmbH(<!-- -->)?, (<!-- -->)?1 Main Street, 10115 Berlin, Germany(<!-- -->)?\. Represented by (<!-- -->)?Ada Lind/g,
    );
    expect(named, file).toHaveLength(/terms|privacy/.test(file) ? 2 : 1);
    expect(html).toContain('href="mailto:office@hearthkin.example"');
  }
  expect(scripts).toContain('Hearthkin GmbH');
});

describe('the scripts', () => {
  it('of the first page weigh at most 163 KiB, without the database and sign-in', async () => {
    const weight = await ScriptWeight.of(folder);
    expect(weight.asVisitor('src/app/landing-page.tsx')).toBeLessThanOrEqual(163 * 1024);
    const files = weight.filesOf('src/app/landing-page.tsx').join(' ');
    for (const name of ['firestore', 'auth', 'firebase-core', 'zod']) {
      expect(files).not.toContain(`/${name}-`);
    }
  });

  it.each(PAGES)(
    'of %s weigh at most 210 KiB, and read nothing',
    async (_file, _path, _words, source) => {
      const weight = await ScriptWeight.of(folder);
      expect(weight.asVisitor(source)).toBeLessThanOrEqual(210 * 1024);
      const files = weight.filesOf(source).join(' ');
      // The contact form validates in the browser.
      const checksForms = source.endsWith('contact-page.tsx');
      for (const name of ['firestore', 'auth', ...(checksForms ? [] : ['zod'])]) {
        expect(files).not.toContain(`/${name}-`);
      }
    },
  );

  it('of a page that first only reads weigh at most 316 KiB, without the database', async () => {
    const weight = await ScriptWeight.of(folder);
    // These write as soon as they open, or while they close.
    const WRITING = /\/(room|notifications)-page/;
    const pages = weight
      .pages()
      .filter((page) => !WRITING.test(page))
      .map((page) => ({ page, weighs: weight.asSignedIn(page) }));
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(({ weighs }) => weighs > 316 * 1024)).toEqual([]);
    const names = pages.flatMap(({ page }) => weight.filesOf(page));
    expect(names.filter((name) => name.includes('/firestore-'))).toEqual([]);
  });

  it('of each page, and their number, are within its own budget', async () => {
    const measured = measurePages(await ScriptWeight.of(folder));
    expect(describeOverruns(measured, readBudget().pages)).toEqual([]);
  });
});
