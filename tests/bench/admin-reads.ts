import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../support/browser-flags';
import type { Row } from './measure';
import { sessionOnly, visit } from './site';

/** Parts of the database page whose lists and numbers are of all accounts. */
const VIEWS = ['overview', 'accounts', 'accounts&q=anna', 'accounts&type=earner', 'audit'] as const;

/**
 * Documents read by staff on the database page, by part, on a first visit. What the server counts is
 * one read for every thousand, as it is billed.
 *
 * @param companions how many there are, for the table.
 */
export async function measureAdminReads(
  siteUrl: string,
  executablePath: string,
  companions: number,
): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const session = await sessionOnly(browser, siteUrl, SAMPLE_EMAILS.admin);
    const rows: Row[] = [];
    for (const view of VIEWS) {
      const route = `/admin/database?view=${view}`;
      const { reads } = await visit(browser, siteUrl, route, session);
      rows.push({
        what: `documents read, ${route}, of ${companions} companions`,
        value: String(reads),
      });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
