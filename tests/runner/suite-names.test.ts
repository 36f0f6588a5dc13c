import { describe, expect, it } from 'vitest';
import { chooseSuites, SUITES } from './suite-names';

describe('the suites of npm test', () => {
  it('are all by default', () => {
    expect(chooseSuites([])).toEqual(SUITES);
  });

  it('are those named, in their usual order', () => {
    expect(chooseSuites(['rules', 'lint'])).toEqual(['lint', 'rules']);
  });

  it('are listed for an unknown name', () => {
    expect(() => chooseSuites(['unit', 'e3e'])).toThrow(
      'There is no suite "e3e"; there are: types, lint, unit, web, rules, language, functions, attacks, emulators, mutants, e2e, pilot.',
    );
  });
});
