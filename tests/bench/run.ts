/**
 * `npm run bench`: measures and prints a table. Nothing here passes or fails. `npm run bench -- NAME` measures only a part
 * (`PARTS`).
 */
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import type { Emulator } from '@hearthkin/emulators/launcher/emulator-config';
import { describeFailure, LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { Progress, table } from '@hearthkin/emulators/launcher/progress';
import { requireBrowser } from '../runner/browser';
import { withHostedSuite } from '../runner/hosted-suite';
import { measureBookingLife } from './booking-life';
import { measureDay } from './day';
import { measureFaceMatch } from './face-match';
import { measureFunctions } from './functions-size';
import { withHttp2 } from './http2-front';
import { measureLighthouse, visitsAsked } from './lighthouse';
import type { Row } from './measure';
import { measureSweeps } from './sweeps';

const PROJECT_ID = 'demo-hearthkin-bench';
const FIRST_OFFSET = 16_000;
const EMULATORS: Emulator[] = ['auth', 'firestore', 'functions', 'hosting'];
const COMPANIONS = 40;

/** What can be measured by itself. */
const PARTS: Readonly<Record<string, (progress: Progress) => Promise<Row[]>>> = {
  booking: (progress) =>
    progress.step('The life of a booking measured', () =>
      measureBookingLife(PROJECT_ID, FIRST_OFFSET, progress),
    ),
  functions: (progress) =>
    progress.step('Functions measured', async () => [
      ...(await measureFunctions()),
      ...(await measureFaceMatch()),
    ]),
  scale: (progress) =>
    progress.step('A day measured', () => measureDay(PROJECT_ID, FIRST_OFFSET, progress)),
  speed: (progress) => {
    const suite = { projectId: PROJECT_ID, firstOffset: FIRST_OFFSET, emulators: EMULATORS };
    return withHostedSuite({ ...suite, companions: COMPANIONS, progress }, (_suite, siteUrl) => {
      const visits = visitsAsked(process.env.BENCH_ROUTES);
      const browser = requireBrowser(progress.say);
      return withHttp2(siteUrl, (url) =>
        progress.step('Lighthouse asked', () => measureLighthouse(url, browser, visits)),
      );
    });
  },
  sweeps: (progress) =>
    progress.step('Sweeps measured', () => measureSweeps(PROJECT_ID, FIRST_OFFSET, progress)),
};

async function main(): Promise<number> {
  const progress = new Progress();
  const [name] = process.argv.slice(2);
  try {
    const part = PARTS[name ?? ''];
    if (name !== undefined && part === undefined) {
      throw new LauncherError(`Parts: ${Object.keys(PARTS).join(', ')}`);
    }
    await progress.step('Functions built', buildFunctions);
    const rows: Row[] = [];
    for (const measure of part ? [part] : Object.values(PARTS))
      rows.push(...(await measure(progress)));
    console.log(`\n${table(rows.map(({ what, value }) => [what, value] as const))}\n`);
    return 0;
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    return 1;
  }
}

process.exit(await main());
