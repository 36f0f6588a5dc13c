import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSite } from '../runner/build-site';
import { KEYED_SITE } from '../support/keyed-site';
import { ScriptWeight } from '../support/script-weight';

const APP_CHECK = 'src/firebase/app-check.ts';

let folder: string;
let weight: ScriptWeight;

const read = (file: string) => readFile(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthkin-keyed-'));
  await buildSite(KEYED_SITE, folder);
  weight = await ScriptWeight.of(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The first page's scripts, which others share. */
const first = () => weight.filesOf('src/app/landing-page.tsx');

it('has a first page that weighs hardly more, without what makes tokens and reports', async () => {
  // Without them it may weigh 158 KiB.
  expect(weight.asVisitor('src/app/landing-page.tsx')).toBeLessThanOrEqual(159 * 1024);
  const scripts = await Promise.all(first().map(read));
  expect(scripts.join('\n')).not.toMatch(
    /content-firebaseappcheck|captureException|ingest\.sentry/,
  );
});

it('loads what makes tokens before its Firebase app, without waiting for itself', async () => {
  const files = weight.filesOfEntry(APP_CHECK);
  const texts = await Promise.all(files.map(read));
  expect(texts.join('\n')).toContain('content-firebaseappcheck.googleapis.com');
  const own = basename(files[0] ?? '');
  const waiting = weight.filesThat((text) => text.includes(`(\`./${own}\`)`));
  expect(waiting).toHaveLength(1);
  expect(await read(waiting[0] ?? '')).toContain('=await ');
  expect(files).not.toContain(waiting[0]);
});

it('has what reports in a script of its own, with address and release', async () => {
  const files = weight.filesOfEntry('src/lib/sentry-client.ts');
  const own = await read(files[0] ?? '');
  expect(own).toContain('o1.ingest.sentry.example');
  expect(own).toContain('c0ffee0123');
  // None of what watches a page, records it, or asks for words.
  expect(own).not.toMatch(/rrweb|MutationObserver|addInstrumentationHandler/);
  expect(weight.weightOf(files[0] ?? '')).toBeLessThanOrEqual(30 * 1024);
});

it('has no outlines, for which only what makes tokens may ask', async () => {
  for (const file of ['companion.html', 'browse.html'])
    expect(await read(file)).not.toContain('<template data-question');
});

it('tells every visitor', async () => {
  expect(await read('index.html')).toContain('Protected by reCAPTCHA');
  const privacy = await read('privacy.html');
  expect(privacy).toContain('Google’s reCAPTCHA');
  expect(privacy).toContain('>Sentry</strong>');
});
