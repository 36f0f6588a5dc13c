import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '@hearthkin/emulators/launcher/paths';
import { PAGES } from './production-site';
import type { ScriptWeight } from './script-weight';

/** The most that a first visit to a page may load. */
export interface PageBudget {
  /** Compressed bytes of the scripts that load until the page shows what it is about. */
  readonly script: number;
  /** The same with the database, on pages that aren't public. */
  readonly live?: number;
  /** The number of files in `script`. */
  readonly files: number;
}

/** By the page's source. */
export type PageBudgets = Readonly<Record<string, PageBudget>>;

export interface Budget {
  readonly pages: PageBudgets;
  /** Documents that a first visit reads, by route. */
  readonly reads: Readonly<Record<string, number>>;
}

const FILE = `${ROOT}/tests/budget.json`;

export function readBudget(): Budget {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

export function writeBudget(budget: Budget): void {
  writeFileSync(FILE, `${JSON.stringify(budget, null, 2)}\n`);
}

/** What a first visit to each page of a built site loads: to public pages as visitor, to others signed in. */
export function measurePages(weight: ScriptWeight): PageBudgets {
  const publicPages: ReadonlySet<string> = new Set(PAGES.map(([, , , source]) => source));
  const measure = (page: string): PageBudget =>
    publicPages.has(page)
      ? { script: weight.asVisitor(page), files: weight.filesOf(page).length }
      : {
          script: weight.asSignedIn(page),
          live: weight.asLive(page),
          files: weight.filesAsSignedIn(page).length,
        };
  const pages = [...new Set([...publicPages, ...weight.pages()])].sort();
  return Object.fromEntries(pages.map((page) => [page, measure(page)]));
}

/**
 * Files name each other by hashes of their contents, so a change of one page makes others some bytes longer or
 * shorter, and so does another version of zlib. A budget has room for that, and is in whole hundreds.
 */
const ROOM = { least: 50, step: 100 };

/** @param former is kept if it still fits, so that a budget only changes with what its page loads. */
function budgetFor(bytes: number, former: number | undefined): number {
  const { least, step } = ROOM;
  const isClose = former !== undefined && bytes <= former && former < bytes + least + 2 * step;
  return isClose ? former : Math.ceil((bytes + least) / step) * step;
}

/** The budgets of these pages, with room for hashes. */
export function budgetsFor(measured: PageBudgets, former: PageBudgets): PageBudgets {
  const lines = Object.entries(measured).map(([page, { script, live, files }]) => {
    const old = former[page];
    const budget: PageBudget = {
      script: budgetFor(script, old?.script),
      ...(live !== undefined && { live: budgetFor(live, old?.live) }),
      files,
    };
    return [page, budget] as const;
  });
  return Object.fromEntries(lines);
}

const WORDS = {
  script: 'bytes of script',
  live: 'bytes of script with the database',
  files: 'script files',
} as const satisfies Record<keyof PageBudget, string>;

const MEASURES = Object.keys(WORDS) as (keyof PageBudget)[];

/** Pages over their budget, pages without one and budgets without a page, each as a sentence. */
export function describeOverruns(measured: PageBudgets, budgets: PageBudgets): string[] {
  const over = Object.entries(measured).flatMap(([page, loaded]) => {
    const budget = budgets[page];
    if (budget === undefined || 'live' in budget !== 'live' in loaded) {
      return [`${page} has no line in tests/budget.json that fits: run npm run budget.`];
    }
    return MEASURES.flatMap((measure) => {
      const [count = 0, most = 0] = [loaded[measure], budget[measure]];
      if (count <= most) return [];
      return [
        `${page} loads ${count} ${WORDS[measure]}, ${count - most} more than its budget of ${most}: ` +
          'load less, or run npm run budget and say in the commit what it is for.',
      ];
    });
  });
  const gone = Object.keys(budgets).filter((page) => measured[page] === undefined);
  return [
    ...over,
    ...gone.map(
      (page) => `tests/budget.json has a line for ${page}, which isn’t a page: run npm run budget.`,
    ),
  ];
}
