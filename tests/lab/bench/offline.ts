import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../../support/browser-flags';
import { milliseconds, type Row, timed } from './measure';

/** Time to open the crisis page offline, for a visitor who has seen one other page. */
export async function measureOffline(siteUrl: string, executablePath: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${siteUrl}/pricing`);
    // Ready once everything is cached.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    const { ms } = await timed(async () => {
      await page.goto(`${siteUrl}/crisis-support`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
    return [{ what: '/crisis-support without a network', value: milliseconds(ms) }];
  } finally {
    await browser.close();
  }
}
