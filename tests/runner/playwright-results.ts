import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { SuiteName } from './suite-names';
import { type Outcome, requireTests } from './tally';

interface Spec {
  title: string;
  file: string;
  tests: { status: string; results: Result[] }[];
}

interface Result {
  error?: { message?: string; location?: { line: number } };
  attachments?: { name: string; path?: string }[];
}

interface Group {
  specs?: Spec[];
  suites?: Group[];
}

/** The used part of Playwright's JSON report. */
interface Report extends Group {
  errors?: { message?: string }[];
}

/** Lines shown of a page whose test failed. */
const PAGE_LINES = 150;

/** Lines shown of a failure: what was looked for, expected and found. */
const REASON_LINES = 12;

/** Reads the results of a suite of browser tests. A retried test doesn't count as passed. */
export function readPlaywright(suite: SuiteName, path: string, ok: boolean): Outcome {
  if (!existsSync(path)) {
    const problems = ['Playwright ended without a report; its words are above.'];
    return { suite, passed: 0, failed: 1, problems };
  }
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  const tests = allSpecs(report).flatMap((spec) => spec.tests.map((test) => ({ spec, ...test })));
  const bad = tests.filter((test) => test.status !== 'expected');
  const errors = report.errors ?? [];
  const outcome = {
    suite,
    passed: tests.length - bad.length,
    failed: bad.length + errors.length,
    problems: [
      ...bad.map(({ spec, status, results }) => {
        const last = results.at(-1);
        const line = last?.error?.location?.line;
        const place = line === undefined ? spec.file : `${spec.file}:${line}`;
        const reason = reasonIn(last?.error?.message) || status;
        return `${place} › ${spec.title}: ${reason}${pageOf(last)}`;
      }),
      ...errors.map((error) => reasonIn(error.message)),
    ],
  };
  if (!ok && outcome.failed === 0 && tests.length > 0) {
    return { ...outcome, failed: 1, problems: ['Playwright failed although its tests passed.'] };
  }
  return requireTests(outcome);
}

function allSpecs(group: Group): Spec[] {
  return [...(group.specs ?? []), ...(group.suites ?? []).flatMap(allSpecs)];
}

/**
 * What the page showed when its test failed, as Playwright's Markdown: a screenshot would be lost
 * with the machine. Empty without a page.
 */
function pageOf(result: Result | undefined): string {
  const path = result?.attachments?.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return '';
  const page = /```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, 'utf8'))?.[1];
  const main = page?.slice(Math.max(0, page.search(/^ *- main\b/m)));
  return main === undefined ? '' : `\n${main.split('\n').slice(0, PAGE_LINES).join('\n')}`;
}

/** Without the attempts, which Playwright lists at the end, and the code around the place. */
function reasonIn(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n');
  const end = lines.findIndex((line) => /^(Call log:| *> *\d+ \|| *\d+ \|)/.test(line));
  return lines
    .slice(0, end === -1 ? REASON_LINES : Math.min(end, REASON_LINES))
    .filter((line) => line.trim() !== '')
    .join('\n');
}
