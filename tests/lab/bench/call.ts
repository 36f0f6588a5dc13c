import { HEARTBEAT_EVERY_MS } from '@hearthkin/domain/booking/room-signal';
import { HOUR_MS, MINUTE_MS } from '@hearthkin/domain/foundation/durations';
import type { Suite } from '@hearthkin/emulators/launcher/suite';
import { type Browser, chromium, type Page } from '@playwright/test';
import { testEnvironment } from '../../runner/test-suite';
import { BROWSER_FLAGS, FAKE_DEVICES } from '../../support/browser-flags';
import { documentsWritten } from './documents-written';
import type { Row } from './measure';
import { sessionOnly } from './site';
import { makeTextSession } from './text-session';

const CALL_MS = HOUR_MS / 2;

/**
 * Documents that both sides of a half-hour call read and write, with a camera that goes off and on
 * again. Only the heartbeats are counted from their interval, so that it takes a minute.
 */
export async function measureCall(
  suite: Suite,
  siteUrl: string,
  executablePath: string,
): Promise<Row[]> {
  // What is imported next reads the environment when it is loaded.
  Object.assign(process.env, testEnvironment(suite));
  const { PASSWORD } = await import('../../support/actors');
  const startsAt = new Date(Date.now() - MINUTE_MS);
  const { bookingId, member, companion } = await makeTextSession(startsAt, CALL_MS);
  const args = [...BROWSER_FLAGS, ...FAKE_DEVICES];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const place = `${siteUrl}/sessions/${bookingId}`;
    const enter = (email: string) =>
      enterRoom(browser, siteUrl, place, { email, password: PASSWORD });
    const sides = await Promise.all([enter(member.email), enter(companion.email)]);
    for (const { page } of sides) await page.getByText(/ is here$/).waitFor();
    const [first] = sides;
    await first?.page.getByRole('button', { name: 'Turn camera off' }).click();
    await first?.page.getByRole('button', { name: 'Turn camera on' }).click();
    await first?.page.getByRole('button', { name: 'Turn camera off' }).waitFor();
    for (const { page } of sides) {
      await page.getByRole('button', { name: 'Leave', exact: true }).click();
      await page.getByText('You left the room.').waitFor();
    }
    const reads = await Promise.all(sides.map(({ page }) => readsOf(page)));
    const heartbeats = Math.floor(CALL_MS / HEARTBEAT_EVERY_MS) * sides.length;
    const read = reads.reduce((sum, count) => sum + count, 0);
    const written = sides.reduce((sum, { written }) => sum + written(), 0) + heartbeats;
    return [
      { what: 'documents read for a half-hour call, both sides', value: String(read) },
      {
        what: `documents written for it, of them ${heartbeats} heartbeats`,
        value: String(written),
      },
    ];
  } finally {
    await browser.close();
  }
}

async function enterRoom(
  browser: Browser,
  siteUrl: string,
  place: string,
  { email, password }: { readonly email: string; readonly password: string },
) {
  const storageState = await sessionOnly(browser, siteUrl, email, password);
  const page = await (await browser.newContext({ storageState })).newPage();
  let written = 0;
  page.on('request', (request) => {
    if (/\/(room|attendance)\//.test(decodeURIComponent(request.postData() ?? ''))) {
      written += documentsWritten(request);
    }
  });
  await page.goto(place);
  await page.getByRole('button', { name: 'Turn microphone on' }).click();
  await page.getByRole('button', { name: 'Turn camera on' }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  return { page, written: () => written };
}

async function readsOf(page: Page): Promise<number> {
  const byScreen = await page.evaluate(() => window.__hearthkinReads ?? {});
  return Object.values(byScreen).reduce((sum, count) => sum + count, 0);
}
