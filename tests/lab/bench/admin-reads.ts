import { SAMPLE_EMAILS } from '@hearthkin/emulators/seed/sign-ins';
import type { Row } from './measure';
import { sessionOnly, visit, withBrowser } from './site';

/** Views of the team desk about everyone. */
const VIEWS = [
  'overview',
  'accounts',
  'accounts&q=anna',
  'accounts&type=earner',
  'bookings',
  'audit',
] as const;

/**
 * Documents read by staff per view of the team desk, on a first visit. A count on the server is
 * one read per thousand, as it is billed.
 * @param companions number of companions, for the table.
 */
export async function measureAdminReads(
  siteUrl: string,
  executablePath: string,
  companions: number,
): Promise<Row[]> {
  return withBrowser(executablePath, async (browser) => {
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
  });
}
