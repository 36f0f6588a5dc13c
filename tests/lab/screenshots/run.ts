/**
 * `npm run screenshots -- [FOLDER | --check]`: opens every page in every role, saves pictures unless it only
 * checks, and lists problems. Exits with 1 if there are any.
 */
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { listenForInterrupts } from '@hearthkin/emulators/launcher/interrupts';
import { describeFailure, LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { DATA, ROOT } from '@hearthkin/emulators/launcher/paths';
import { Progress, table } from '@hearthkin/emulators/launcher/progress';
import { chromium } from '@playwright/test';
import { PATHS } from '../../../web/src/lib/paths';
import { requireBrowser } from '../../runner/browser';
import { withHostedSuite } from '../../runner/hosted-suite';
import { BROWSER_FLAGS } from '../../support/browser-flags';
import { inParallel } from '../bench/measure';
import { type Crawl, crawl } from './crawl';
import { PICTURES_A_PLACE } from './look';
import { openRoom } from './open-room';
import { VISITORS } from './places';

const COMPANIONS = 46;

/** The folder for pictures; null without pictures. Folders of a former run are replaced. */
function chooseFolder(args: readonly string[]): string | null {
  const [folder = join(DATA, 'screenshots'), ...more] = args;
  if (more.length === 0 && folder === '--check') return null;
  if (more.length > 0 || folder.startsWith('-')) {
    throw new LauncherError(
      'npm run screenshots takes a folder, --check, or nothing: -- [FOLDER | --check].',
    );
  }
  return resolve(folder);
}

interface CrawlOptions {
  readonly executablePath: string;
  readonly folder: string | null;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

async function crawlAll(siteUrl: string, options: CrawlOptions): Promise<Crawl[]> {
  const { executablePath, folder, progress, signal } = options;
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    // Mostly waiting for emulators, so two at a time.
    return await inParallel(VISITORS, 2, async (visitor) => {
      if (folder !== null) await rm(join(folder, visitor.role), { recursive: true, force: true });
      const what = `Pages looked at, ${visitor.role}`;
      return progress.step(what, () => crawl(browser, siteUrl, visitor, folder, signal));
    });
  } finally {
    await browser.close();
  }
}

/** Routes that were not opened: neither in the table of places nor linked from a page. */
function unseen(crawls: readonly Crawl[]): string[] {
  const seen = new Set(crawls.flatMap(({ routes }) => routes));
  return Object.values(PATHS).filter((path) => !seen.has(path));
}

function report(crawls: readonly Crawl[], folder: string | null): number {
  const findings = [
    ...crawls.flatMap((crawl) => crawl.findings),
    ...unseen(crawls).map((place) => ({ role: 'all', place, what: 'was not opened' })),
  ];
  for (const { role, place, what } of findings) console.log(`  ${role} at ${place}: ${what}`);
  const rows = crawls.map(({ role, places, findings }): [string, string] => [
    role,
    `${places} pages${folder === null ? '' : `, ${places * PICTURES_A_PLACE} pictures`}, findings: ${findings.length}`,
  ]);
  const pages = crawls.reduce((sum, { places }) => sum + places, 0);
  console.log(`\n${table(rows)}\n`);
  if (folder !== null) console.log(`Pictures are in ${relative(ROOT, folder)}.`);
  console.log(`${pages} pages, findings: ${findings.length}`);
  return findings.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const progress = new Progress();
  try {
    const folder = chooseFolder(process.argv.slice(2));
    const executablePath = requireBrowser(progress.say);
    const { soft: signal } = listenForInterrupts(progress.say);
    await progress.step('Functions built', buildFunctions);
    const options = {
      projectId: 'demo-hearthkin-screenshots',
      firstOffset: 20_000,
      emulators: ['auth', 'firestore', 'functions', 'storage', 'hosting'] as const,
      companions: COMPANIONS,
      progress,
      signal,
    };
    const crawls = await withHostedSuite(options, async (suite, siteUrl) => {
      await openRoom(suite);
      return crawlAll(siteUrl, { executablePath, folder, progress, signal });
    });
    return report(crawls, folder);
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    return 1;
  }
}

process.exit(await main());
