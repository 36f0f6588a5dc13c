import { describe, expect, it } from 'vitest';
import { closingLines, requireTests, single } from './tally';

describe('the end of a test run', () => {
  it('is one line with the sums', () => {
    const lines = closingLines([
      single('types', true, 'unused'),
      { suite: 'unit', passed: 10, failed: 2, problems: ['a', 'b'] },
    ]);
    expect(lines.at(-1)).toBe('11 passed, 2 failed');
    expect(lines).toContain('unit: a');
  });

  it('names the file with the whole output of a run that failed', () => {
    const lines = closingLines([single('types', false, 'no')], '/data/run/test.log');
    expect(lines).toContain('The whole output of this run: /data/run/test.log');
  });

  it('counts a suite in which nothing ran as a failure', () => {
    const empty = requireTests({ suite: 'web', passed: 0, failed: 0, problems: [] });
    expect(closingLines([empty]).at(-1)).toBe('0 passed, 1 failed');
  });

  it('leaves other suites unchanged', () => {
    const outcome = { suite: 'web', passed: 1, failed: 0, problems: [] };
    expect(requireTests(outcome)).toEqual(outcome);
  });

  it('counts a broken check as one failure with its problem', () => {
    expect(single('lint', false, 'see above')).toEqual({
      suite: 'lint',
      passed: 0,
      failed: 1,
      problems: ['see above'],
    });
  });
});
