import { describe, expect, it } from 'vitest';
import { budgetsFor, describeOverruns } from '../support/budget';

const PUBLIC = { script: 1000, files: 3 };
const SIGNED_IN = { script: 2000, live: 3000, files: 7 };
const BUDGETS = { 'faq-page.tsx': PUBLIC, 'profile-page.tsx': SIGNED_IN };

describe('the budget of pages', () => {
  it('says nothing of pages that load as much as they may', () => {
    expect(describeOverruns(BUDGETS, BUDGETS)).toEqual([]);
  });

  it.each([
    ['script', 'bytes of script'],
    ['live', 'bytes of script with the database'],
    ['files', 'script files'],
  ] as const)('names a page with one too many in %s', (measure, words) => {
    const profile = { ...SIGNED_IN, [measure]: SIGNED_IN[measure] + 1 };
    const [sentence, ...others] = describeOverruns(
      { ...BUDGETS, 'profile-page.tsx': profile },
      BUDGETS,
    );
    expect(sentence).toContain(`profile-page.tsx loads ${profile[measure]} ${words}, 1 more than`);
    expect(others).toEqual([]);
  });

  it('names pages without a line, lines without a page, and lines of another kind', () => {
    const { 'faq-page.tsx': faq, ...others } = BUDGETS;
    expect(describeOverruns(BUDGETS, others)).toEqual([
      'faq-page.tsx has no line in tests/budget.json that fits: run npm run budget.',
    ]);
    expect(describeOverruns(others, BUDGETS)).toEqual([
      'tests/budget.json has a line for faq-page.tsx, which isn’t a page: run npm run budget.',
    ]);
    expect(describeOverruns({ ...BUDGETS, 'faq-page.tsx': SIGNED_IN }, BUDGETS)).toHaveLength(1);
    expect(describeOverruns(BUDGETS, { ...BUDGETS, 'profile-page.tsx': faq })).toHaveLength(1);
  });
});

describe('a new budget', () => {
  const budgetOf = (script: number, former?: number) =>
    budgetsFor(
      { 'faq-page.tsx': { script, files: 3 } },
      former === undefined ? {} : { 'faq-page.tsx': { script: former, files: 9 } },
    )['faq-page.tsx'];

  it('has room for the hashes of files, in hundreds, and none in the number of files', () => {
    expect(budgetOf(950)).toEqual({ script: 1000, files: 3 });
    expect(budgetOf(951)).toEqual({ script: 1100, files: 3 });
  });

  it('stays while the page weighs about the same, and changes with its weight', () => {
    expect(budgetOf(951, 1000)?.script).toBe(1000);
    expect(budgetOf(1000, 1000)?.script).toBe(1000);
    expect(budgetOf(1001, 1000)?.script).toBe(1100);
    expect(budgetOf(751, 1000)?.script).toBe(1000);
    expect(budgetOf(750, 1000)?.script).toBe(800);
  });
});
