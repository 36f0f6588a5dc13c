/**
 * `npm run bench`: measures and prints a table. Nothing here passes or fails. `npm run bench -- NAME` measures only a part
 * (`PARTS`).
 */
import { buildFunctions } from '@hearthkin/emulators/launcher/build-functions';
import { claimOffset } from '@hearthkin/emulators/launcher/claim-offset';
import type { Emulator } from '@hearthkin/emulators/launcher/emulator-config';
import { describeFailure, LauncherError } from '@hearthkin/emulators/launcher/launcher-error';
import { Progress, table } from '@hearthkin/emulators/launcher/progress';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { requireBrowser } from '../../runner/browser';
import { withHostedSuite } from '../../runner/hosted-suite';
import { measureActiveWrites } from './active-writes';
import { measureAdminReads } from './admin-reads';
import { measureBookingLife } from './booking-life';
import { measureBrowseReads } from './browse-reads';
import { measureCall } from './call';
import { measureCallables } from './callables';
import { measureDay } from './day';
import { measureFaceMatch } from './face-match';
import { measureFunctions } from './functions-size';
import { measureHistoryReads } from './history-reads';
import { measureListTimes } from './list-times';
import type { Row } from './measure';
import { measureOffline } from './offline';
import { measurePaidBookings } from './paid-bookings';
import { measureSite } from './site';
import { measureSpeed } from './speed';
import { measureStart } from './start-time';
import { measureStorageRules } from './storage-rules';
import { measureSweeps } from './sweeps';

const PROJECT_ID = 'demo-hearthkin-bench';
const FIRST_OFFSET = 16_000;
const EMULATORS: Emulator[] = ['auth', 'firestore', 'functions', 'hosting'];

/** The number of sample companions, and that of a large city. */
const FEW = 40;
const MANY = 20_000;

/** With more, the emulator takes longer for a search than the site waits for an answer: it has no indexes. */
const TIMED = 2_000;

type Measure = (suite: Suite, siteUrl: string, hostingFolder: string) => Promise<Row[]>;

/** Measures against a suite of its own with the built site and that many companions, if any. */
function withSuite(
  progress: Progress,
  companions: number | null,
  measure: Measure,
): Promise<Row[]> {
  // Without functions, since documents are written in bulk.
  const emulators = EMULATORS.filter((name) => companions !== null || name !== 'functions');
  return withHostedSuite(
    { projectId: PROJECT_ID, firstOffset: FIRST_OFFSET, emulators, companions, progress },
    measure,
  );
}

async function measureSuites(progress: Progress, browser: string): Promise<Row[]> {
  const reads = (siteUrl: string, companions: number) =>
    progress.step(`Reads among ${companions} companions measured`, async () => [
      ...(await measureBrowseReads(siteUrl, browser, companions)),
      ...(await measureAdminReads(siteUrl, browser, companions)),
    ]);
  const few = await withSuite(progress, FEW, async (suite, siteUrl) => {
    const site = await progress.step('Site measured', () => measureSite(siteUrl, browser));
    const room = await progress.step('A call measured', () => measureCall(suite, siteUrl, browser));
    const offline = await measureOffline(siteUrl, browser);
    const browse = await reads(siteUrl, FEW);
    return [...site, ...room, ...offline, ...browse];
  });
  const many = await withSuite(progress, MANY, (_suite, siteUrl) => reads(siteUrl, MANY));
  const history = await withSuite(progress, null, async (suite, siteUrl) => {
    const long = await progress.step('Reads of people with long histories measured', () =>
      measureHistoryReads(suite, siteUrl, browser),
    );
    const writes = await progress.step('Writes of active people counted', () =>
      measureActiveWrites(suite, siteUrl, browser),
    );
    return [...long, ...writes];
  });
  return [...few, ...many, ...history];
}

/** What can be measured by itself. */
const PARTS: Readonly<Record<string, (progress: Progress) => Promise<Row[]>>> = {
  booking: (progress) =>
    progress.step('The life of a booking measured', () =>
      measureBookingLife(PROJECT_ID, FIRST_OFFSET, progress),
    ),
  calls: (progress) =>
    progress.step('Functions measured', async () => {
      const suite = { projectId: PROJECT_ID, firstOffset: FIRST_OFFSET, progress };
      return [
        ...(await measureFunctions()),
        ...(await measureCallables(suite, FEW)),
        ...(await measurePaidBookings(suite)),
      ];
    }),
  list: (progress) =>
    withSuite(progress, TIMED, (_suite, siteUrl) =>
      progress.step('A list timed', () =>
        measureListTimes(siteUrl, requireBrowser(progress.say), TIMED),
      ),
    ),
  scale: (progress) =>
    progress.step('A day measured', () => measureDay(PROJECT_ID, FIRST_OFFSET, progress)),
  speed: (progress) =>
    withSuite(progress, FEW, (_suite, siteUrl, hostingFolder) =>
      measureSpeed({ siteUrl, hostingFolder, progress, browser: requireBrowser(progress.say) }),
    ),
  sweeps: (progress) =>
    progress.step('Sweeps measured', () => measureSweeps(PROJECT_ID, FIRST_OFFSET, progress)),
};

function print(rows: readonly Row[]): void {
  console.log(`\n${table(rows.map(({ what, value }) => [what, value] as const))}\n`);
}

async function main(): Promise<number> {
  const progress = new Progress();
  const [name] = process.argv.slice(2);
  try {
    if (name !== undefined) {
      const part = PARTS[name];
      if (part === undefined) throw new LauncherError(`Parts: ${Object.keys(PARTS).join(', ')}`);
      await progress.step('Functions built', buildFunctions);
      print(await part(progress));
      return 0;
    }
    const browser = requireBrowser(progress.say);
    await progress.step('Functions built', buildFunctions);
    const faces = await progress.step('Face comparison measured', measureFaceMatch);
    const storage = await progress.step('Storage rules measured', measureStorageRules);
    const start = await progress.step('npm start measured', async () => {
      const { offset, release } = await claimOffset(18_000);
      try {
        return await measureStart(offset);
      } finally {
        release();
      }
    });
    const suite = await measureSuites(progress, browser);
    const parts: Row[] = [];
    for (const part of Object.values(PARTS)) parts.push(...(await part(progress)));
    print([...start, ...suite, ...parts, ...faces, ...storage]);
    return 0;
  } catch (error) {
    console.error(`\n${describeFailure(error)}`);
    return 1;
  }
}

process.exit(await main());
