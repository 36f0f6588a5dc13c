import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { expect, test } from '@playwright/test';
import { deployedHeaders } from '../../production/deploy/deployed-headers';
import { buildSite } from '../runner/build-site';
import { browserWith } from '../support/browser-flags';
import { KEYED_SITE } from '../support/keyed-site';
import { ScriptWeight } from '../support/script-weight';

const APP_CHECK = 'src/firebase/app-check.ts';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

/** What Google's script offers the SDK, with an answer at once. */
const CAPTCHA = `window.grecaptcha = {
  enterprise: {
    ready: (run) => run(),
    render: (_container, { callback }) => (setTimeout(callback), 0),
    execute: async () => 'answer-of-the-captcha',
  },
};`;

/** Far in the future: {"exp":4000000000,"iat":1700000000}. */
const TOKEN = 'a.eyJleHAiOjQwMDAwMDAwMDAsImlhdCI6MTcwMDAwMDAwMH0.b';

test.use({
  // The site connects to Google's hosts before it asks them. No test does.
  launchOptions: browserWith('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'),
});

let folder: string;
let weight: ScriptWeight;
let server: Server;
let url: string;

/** Serves the built site with the headers of its project. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthkin-keyed-'));
  await buildSite(KEYED_SITE, folder);
  weight = await ScriptWeight.of(folder);
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const hosts = {
    projectId: KEYED_SITE.VITE_FIREBASE_PROJECT_ID,
    authDomain: KEYED_SITE.VITE_FIREBASE_AUTH_DOMAIN,
    usesAppCheck: true,
    sentryDsn: KEYED_SITE.VITE_SENTRY_DSN,
  };
  const [everyPage] = deployedHeaders(hosting.headers, hosts, 'us-central1');
  const headers = Object.fromEntries(
    everyPage?.headers.map(({ key, value }) => [key, value]) ?? [],
  );
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, pathname);
    const file = extname(path) !== '' && existsSync(path) ? path : join(folder, 'shell.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'Content-Type': type }).end(await readFile(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The site has no port');
  url = `http://127.0.0.1:${address.port}`;
});

test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

test('a call shows its token, and what fails is reported and found by the same reference', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const reports: string[] = [];
  const calls: { readonly id: string | null; readonly token: string | undefined }[] = [];
  const free = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  // No test asks another host.
  await page.route(/^https:/, async (route) => {
    const request = route.request();
    const { hostname, pathname, searchParams } = new URL(request.url());
    if (pathname === '/recaptcha/enterprise.js') {
      return route.fulfill({ contentType: 'text/javascript', body: CAPTCHA });
    }
    if (pathname.endsWith(':exchangeRecaptchaEnterpriseToken')) {
      return route.fulfill({ headers: free, json: { token: TOKEN, ttl: '3600s' } });
    }
    if (hostname === 'o1.ingest.sentry.example') {
      reports.push(request.postData() ?? '');
      return route.fulfill({ headers: free, json: {} });
    }
    if (hostname === 'us-central1-hearthkin-1.cloudfunctions.net') {
      const correlationId = searchParams.get('correlation-id');
      if (request.method() === 'POST') {
        calls.push({ id: correlationId, token: request.headers()['x-firebase-appcheck'] });
      }
      const error = { status: 'INTERNAL', message: 'internal', details: { correlationId } };
      return route.fulfill({ status: 500, headers: free, json: { error } });
    }
    return route.abort();
  });

  await page.goto(`${url}/forgot-password?from=s3cret`);
  await page.getByLabel(/email/i).first().fill('sam@hearthkin.test');
  await page.getByRole('button', { name: /^send/i }).click();
  const told = page.getByText(/give support this reference: [\da-f]{8}\.$/);
  await expect(told).toBeVisible();
  expect(calls).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), token: TOKEN }]);
  const id = calls[0]?.id ?? '';
  await expect(told).toContainText(id.slice(0, 8));
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toContain(`"correlationId":"${id}"`);
  expect(reports[0]).toContain('"transaction":"/forgot-password"');
  expect(reports[0]).not.toMatch(/s3cret|sam@/);
  expect(refused).toEqual([]);
});

const read = (file: string) => readFile(join(folder, file), 'utf8');

/** The first page's scripts, which others share. */
const first = () => weight.filesOf('src/app/landing-page.tsx');

test('the first page weighs hardly more, without what makes tokens and reports', async () => {
  // Without them it may weigh 163 KiB.
  expect(weight.asVisitor('src/app/landing-page.tsx')).toBeLessThanOrEqual(164 * 1024);
  const scripts = await Promise.all(first().map(read));
  expect(scripts.join('\n')).not.toMatch(
    /content-firebaseappcheck|captureException|ingest\.sentry/,
  );
});

test('the site loads what makes tokens before its Firebase app, without waiting for itself', async () => {
  const files = weight.filesOfEntry(APP_CHECK);
  const texts = await Promise.all(files.map(read));
  expect(texts.join('\n')).toContain('content-firebaseappcheck.googleapis.com');
  const own = basename(files[0] ?? '');
  const waiting = weight.filesThat((text) => text.includes(`(\`./${own}\`)`));
  expect(waiting).toHaveLength(1);
  expect(await read(waiting[0] ?? '')).toContain('=await ');
  expect(files).not.toContain(waiting[0]);
});

test('the site has what reports in a script of its own, with address and release', async () => {
  const files = weight.filesOfEntry('src/lib/sentry-client.ts');
  const own = await read(files[0] ?? '');
  expect(own).toContain('o1.ingest.sentry.example');
  expect(own).toContain('c0ffee0123');
  // None of what watches a page, records it, or asks for words.
  expect(own).not.toMatch(/rrweb|MutationObserver|addInstrumentationHandler/);
  expect(weight.weightOf(files[0] ?? '')).toBeLessThanOrEqual(30 * 1024);
});

test('the site tells every visitor', async () => {
  expect(await read('index.html')).toContain('Protected by reCAPTCHA');
  const privacy = await read('privacy.html');
  expect(privacy).toContain('Google’s reCAPTCHA');
  expect(privacy).toContain('>Sentry</strong>');
});
