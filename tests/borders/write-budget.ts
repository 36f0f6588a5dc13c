/** `npm run budget`: builds the site and writes what each page loads into tests/budget.json. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../runner/build-site';
import { budgetsFor, measurePages, readBudget, writeBudget } from '../support/budget';
import { PRODUCTION_SITE } from '../support/production-site';
import { ScriptWeight } from '../support/script-weight';

const folder = await mkdtemp(join(tmpdir(), 'hearthkin-budget-'));
try {
  await buildSite(PRODUCTION_SITE, folder);
  const { pages, reads } = readBudget();
  const measured = measurePages(await ScriptWeight.of(folder));
  writeBudget({ pages: budgetsFor(measured, pages), reads });
  console.log(`${Object.keys(measured).length} pages in tests/budget.json`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
